import { readFileSync } from 'node:fs';
import type { TestDetails } from '@playwright/test';

/** A row of docs/specification.md. */
export interface Rule {
  /** Number of the specification's section and a name, such as "4 Language". */
  readonly name: string;
  /** Whether browser tests must have it; of the others the page says what tests them. */
  readonly inBrowser: boolean;
  /** Whether e2e/export/specification.test.ts must have it. */
  readonly inFiles: boolean;
}

/** The rules of docs/specification.md, in its order: first column the name, last column what tests it. */
export const rules: readonly Rule[] = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (\d [^|]+?) \|.*\| ([^|]+) \|$/gm),
].map(([, name = '', tests = '']) => ({
  name,
  inBrowser: tests !== 'files',
  inFiles: tests !== 'browser',
}));

/**
 * Details of a test of the specification: its rule as an annotation, and further tags: `@core`, or `@once` if no language
 * or screen can change it.
 *
 * @throws when docs/specification.md has no such rule
 */
export function rule(name: string, ...tags: readonly `@${string}`[]): TestDetails {
  if (!rules.some((known) => known.name === name))
    throw new Error(`docs/specification.md has no rule "${name}".`);
  return {
    annotation: { type: 'rule', description: name },
    tag: tags.includes('@once') ? [...tags] : ['@core', ...tags],
  };
}
