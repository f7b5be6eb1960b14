import { readFileSync } from 'node:fs';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { lineAt, type Problem } from '@/content/check/messageFile';
import schema from './company.schema.json' with { type: 'json' };
import type { sections } from './settings';

export const companyFile = 'content/company.json';

/** What content/company.schema.json says of a value or of a group of them. */
interface Rule {
  /** Its name for people. */
  readonly title: string;
  readonly type: string;
  /** How to write it. */
  readonly description?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Rule>>;
  /** What it says of each part, where the file alone names the parts. */
  readonly additionalProperties?: boolean | Rule;
}

export interface CompanyValue {
  /** Dotted. */
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
  /** Its name for people, after those of its groups. */
  readonly title: string;
}

function isRight(value: unknown, { type, pattern, minimum, maximum }: Rule): boolean {
  if (typeof value !== type || !new RegExp(pattern ?? '', 'u').test(String(value))) return false;
  return typeof value !== 'number' || (value >= (minimum ?? 0) && value <= (maximum ?? value));
}

function read(text: string) {
  const root = parseTree(text, [], { disallowComments: true });
  const values: CompanyValue[] = [];
  const problems: Omit<Problem, 'locale'>[] = [];
  const visit = (path: JSONPath, rule: Rule, names: readonly string[]) => {
    const node = root && findNodeAtLocation(root, path);
    const key = path.join('.');
    const line = lineAt(text, node?.offset ?? 0);
    const say = (advice: string) => problems.push({ path: companyFile, line, key, advice });
    if (!node) return say(`The value "${rule.title}" is missing. ${rule.description ?? 'Add it.'}`);
    const written = node.children?.map((pair) => String(pair.children?.[0]?.value)) ?? [];
    const each = rule.additionalProperties;
    const parts =
      typeof each === 'object'
        ? Object.fromEntries(
            written.map((name) => [name, { ...each, title: `${each.title} ${name}` }]),
          )
        : rule.properties;
    if (parts) {
      for (const name of written.filter((one) => !Object.hasOwn(parts, one)))
        say(`No page uses the name "${name}". Remove it, or correct its spelling.`);
      for (const [name, inner] of Object.entries(parts))
        visit([...path, name], inner, [...names, inner.title]);
      return;
    }
    if (key === '$schema') return;
    const value = String(node.value ?? '');
    values.push({ key, line, value, title: names.join(' › ') });
    if (!isRight(node.value, rule))
      say(`"${value}" is no right ${names.at(-1)}. ${rule.description ?? 'Write it anew.'}`);
  };
  if (root?.type === 'object') visit([], schema, []);
  else problems.push({ path: companyFile, line: 1, key: '', advice: 'The file cannot be read.' });
  return { values, problems };
}

const sectionsOfValues: Readonly<Record<string, keyof typeof sections>> = {
  foundationUrl: 'partnership',
  contract: 'contract',
  career: 'founder',
};

/** The section that alone shows a value. */
export function sectionOf(key: string) {
  return sectionsOfValues[key.split('.')[0] ?? ''];
}

export function readCompanyFile(): string {
  return readFileSync(companyFile, 'utf8');
}

/** All values of content/company.json, in the schema's order. */
export function companyValues(text: string): CompanyValue[] {
  return read(text).values;
}

/** What is wrong in content/company.json, with what to do. */
export function companyProblems(text: string): Omit<Problem, 'locale'>[] {
  return read(text).problems;
}

/** @throws with file, line, key and advice for each value that a page cannot show */
export function requireCompanyValues(): void {
  const problems = companyProblems(readCompanyFile()).map(
    ({ path, line, key, advice }) => `${path}, line ${line}, ${key}: ${advice}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
