import { existsSync, readFileSync, rmSync } from 'node:fs';
import { hash, writeWhole } from '../site';
import type { Place } from './differences';

/* The conflicts that Get has found, until a person decides. */

/** What both this folder and somebody else had changed when this folder got the other version. */
export interface Conflict {
  readonly path: string;
  /** Undefined if it is the whole file. */
  readonly place?: Place;
  /** The digest of the version in this folder. With another one, a person has decided. */
  readonly digest: string;
}

const conflictsFile = '.cache/editor/conflicts.json';

export function digestOf(version: unknown): string {
  return hash(Buffer.isBuffer(version) ? version : (JSON.stringify(version) ?? ''));
}

export const readConflicts = (): readonly Conflict[] =>
  existsSync(conflictsFile) ? JSON.parse(readFileSync(conflictsFile, 'utf8')) : [];

/** Keeps new conflicts beside earlier ones, so that changes stay marked until a person decides. */
export function keepConflicts(conflicts: readonly Conflict[]): void {
  if (conflicts.length > 0)
    writeWhole(conflictsFile, JSON.stringify([...readConflicts(), ...conflicts]));
}

/** Called when this folder's versions are sent: with that the person has decided for them. */
export function forgetConflicts(): void {
  rmSync(conflictsFile, { force: true });
}
