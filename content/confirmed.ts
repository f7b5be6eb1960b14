import { readFileSync } from 'node:fs';
import { isDay } from './day';
import { lineAt, type Problem } from './read';

/*
 * What a person has confirmed: content/confirmed.json. `npm run preflight` asks for everything below until it is there, and
 * accepts what is still as the sample company had it if it is there.
 */

export const confirmedFile = 'content/confirmed.json';

interface Confirmation {
  /** A group of texts, a text, a value of content/company.json, or a file. */
  readonly what: string;
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** Groups of texts that a lawyer must read before they are published, and again when the law changes: docs/owner.md. */
export const counselTexts: readonly string[] = [
  'Privacy',
  'ContractPanel',
  'PermitPath',
  'Commitments',
  'AccessibilityStatement',
];

/** What is wrong with the confirmations, with what to do. */
export function confirmationProblems(text: string): Problem[] {
  const say = (advice: string, key = '', line = 1) => [{ path: confirmedFile, line, key, advice }];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return say('The file cannot be read. Compare it with docs/owner.md.');
  }
  if (!Array.isArray(list)) return say('The file must be a list in [ ].');
  return list.flatMap((one: Partial<Confirmation> | null, index) => {
    const place = text.indexOf(`"${one?.what}"`);
    const line = lineAt(text, Math.max(0, place));
    if (!one?.what) return say('Write what is confirmed ("what"), such as "Privacy".', `${index}`);
    if (!one.by?.trim()) return say('Write who confirmed it ("by").', one.what, line);
    if (!isDay(one.on ?? ''))
      return say('Write the day ("on") as year-month-day, such as 2026-12-10.', one.what, line);
    return [];
  });
}

/** The names of what is confirmed, as the file on disk has them. */
export function readConfirmed(): string[] {
  const list: readonly Confirmation[] = JSON.parse(readFileSync(confirmedFile, 'utf8'));
  return list.map(({ what }) => what);
}
