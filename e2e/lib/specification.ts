import { readFileSync } from 'node:fs';
import type { TestDetails } from '@playwright/test';

/** A row of docs/specification.md. */
export interface Rule {
  /** The number of the section and a name, such as "4 Language". */
  readonly name: string;
  /** Whether browser tests must cover it. For other rules the page says what tests them. */
  readonly inBrowser: boolean;
  /** Whether e2e/export/specification.test.ts must cover it. */
  readonly inFiles: boolean;
}

/**
 * The rules of docs/specification.md in their order. The first column of its table is the name, the last column says
 * what tests the rule.
 */
export const rules: readonly Rule[] = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (\d [^|]+?) \|.*\| ([^|]+) \|$/gm),
].map(([, name = '', tests = '']) => ({
  name,
  inBrowser: tests !== 'files',
  inFiles: tests !== 'browser',
}));

/**
 * Details for a test of the specification: its rules as annotations, and tags.
 *
 * @throws if docs/specification.md has no such rule
 */
export function rule(
  names: string | readonly string[],
  ...tags: readonly `@${string}`[]
): TestDetails {
  const ofTest = [names].flat();
  const unknown = ofTest.find((name) => !rules.some((known) => known.name === name));
  if (unknown) throw new Error(`docs/specification.md has no rule "${unknown}".`);
  return {
    annotation: ofTest.map((description) => ({ type: 'rule', description })),
    tag: [...tags],
  };
}
