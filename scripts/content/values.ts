import { join } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  parseTree,
} from 'jsonc-parser';
import type { z } from 'zod';
import { certificateName } from '@/content/certificates';
import { networks } from '@/content/company';
import {
  contentFileAt,
  contentFiles,
  pictureSettingsFile,
  referencesFile,
  valueFiles,
} from '@/content/contentFiles';
import { lineAt, readText } from '@/content/json';
import { type OwnAdvice, sentences } from '@/content/schemas';
import type { Content } from '@/content/types';
import { isLocale, type Locale, locales } from '@/i18n/locales';
import { type Phrase, phrase, phraseAt, type Words } from '@/i18n/toolText';
import type { Finding } from './finding';
import { characterAdvice, mixedAdvice } from './rules/characters';
import { jsonFindings } from './rules/syntax';
import { isUntranslated, wordingAdvice } from './rules/wording';

/* Reads and checks what the files of contentFiles.ts contain, by their schemas. */

export interface Value {
  /** Dotted key. Entries of a list are counted from 0. */
  readonly key: string;
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
  /** The name that owners read, after the names of its groups. */
  readonly title: Words;
  /** How to write it. */
  readonly how?: Phrase;
  /** Language of a text. */
  readonly locale?: Locale;
}

/** The name of a file in the table, which is also that of its group in the tools' texts. */
function contentName(path: string): string {
  const [name] = Object.entries(contentFiles).find(([, file]) => file.path === path) ?? [];
  if (!name) throw new Error(path);
  return name;
}

/** The group of the tools' texts about a value: its names without the numbers of entries and without its language. */
function groupOf(path: string, at: JSONPath): string {
  const names = at.filter((part) => typeof part === 'string' && !isLocale(part));
  return ['Values', contentName(path), ...names].join('.');
}

/** How to write a value, by its own words or by those of a group that contains it. */
function howTo(path: string, at: JSONPath): Phrase | undefined {
  const how = phraseAt(`${groupOf(path, at)}.how`);
  return how ?? (at.length > 0 ? howTo(path, at.slice(0, -1)) : undefined);
}

function nameOfEntry(path: string, entry: Node | undefined, index: number): Words {
  const valueAt = (...at: string[]) => entry && findNodeAtLocation(entry, at)?.value;
  const [standard, name] = [valueAt('standard'), valueAt('name', 'en')];
  if (standard) return certificateName({ standard, edition: valueAt('edition') ?? '' });
  return (
    name || (phraseAt(`Values.${contentName(path)}.entry`, { number: index + 1 }) ?? index + 1)
  );
}

/** The name of a value for people. */
export function titleOf(path: string, at: JSONPath): Words {
  const name = String(at.at(-1));
  // Names of networks are the same in every language.
  const network = at[0] === 'socialProfiles' ? new Map(Object.entries(networks)).get(name) : name;
  return phraseAt(`${groupOf(path, at)}.title`) ?? network ?? name;
}

/** The names of a value and of the groups and entries that contain it. */
function titlesOf(path: string, root: Node | undefined, at: JSONPath): Words[] {
  return at.map((part, index) => {
    const inner = at.slice(0, index + 1);
    if (typeof part === 'number')
      return nameOfEntry(path, root && findNodeAtLocation(root, inner), part);
    if (isLocale(part)) return { language: part };
    return titleOf(path, inner);
  });
}

/** A place in a file, from the outside to the inside. */
const joined = (titles: readonly Words[]): Words => ({ joined: titles, by: ' › ' });

/** The places of all values that are neither groups nor lists. */
function placesIn(node: Node, at: JSONPath = []): JSONPath[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => placesIn(child, [...at, index]));
  if (node.type !== 'object') return [at];
  return (node.children ?? []).flatMap(({ children: [name, child] = [] }) =>
    name && child ? placesIn(child, [...at, name.value]) : [],
  );
}

/** Advice about a value that all languages share, as machines read it too: an address, a number or a name. */
function signAdvice(value: string): Phrase | undefined {
  if (/ {2}|^\s|\s$/.test(value)) return phrase('Rules.twoSpaces');
  return characterAdvice(value) ?? mixedAdvice(value);
}

/** Advice about a text in a file of values, where placeholders and tags are not allowed. */
function textAdvice(value: string, english: string, locale: Locale): Phrase[] {
  if (isUntranslated(value)) return [];
  if (/[{}<>]/.test(value)) return [phrase('Value.noSigns', { signs: '{ } < >' })];
  const original = locale === locales[0] ? undefined : english;
  return wordingAdvice({ key: '', value }, original, locale);
}

/** What a schema says about the place of a value. */
interface Issue {
  readonly at: JSONPath;
  readonly issue: z.core.$ZodIssue;
}

/** Advice about an issue whose rule has words of its own. */
function ownAdvice(issue: z.core.$ZodIssue): Phrase | undefined {
  if (issue.code !== 'custom' || !issue.params) return undefined;
  const { code, values } = issue.params as OwnAdvice;
  return { code, ...(values && { values }) };
}

/** The tools' words about an issue. */
function adviceFor(path: string, text: string, root: Node, { at, issue }: Issue): Phrase {
  const node = findNodeAtLocation(root, at);
  const titles = titlesOf(path, root, at);
  const name = joined(titles);
  const how = howTo(path, at);
  const own = ownAdvice(issue);
  if (own) return own;
  if (issue.code === 'unrecognized_keys')
    return phrase('Value.unknownName', { name: String(at.at(-1)) });
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  const onOrOff = expected === 'boolean' && phrase('Rules.trueOrFalse');
  if (node && onOrOff) return onOrOff;
  const isGroup = expected === 'object' || expected === 'record';
  if (!node || node.value === '')
    return phrase('Value.missing', {
      name,
      how: onOrOff || (!isGroup && how) || phrase('Value.addIt'),
    });
  // A year may also be 0, which is a rule of its own.
  const isNumber = ['number', 'int'].includes(expected) || issue.code === 'invalid_union';
  if (isNumber && /^-?\d+([.,]\d+)?$/.test(node.value))
    return phrase('Value.withoutQuotes', { name, number: node.value.replace(',', '.') });
  if (isGroup) return phrase('Value.mustBeGroup', { name, brackets: '{ }' });
  if (expected === 'array') return phrase('Value.mustBeList', { name, brackets: '[ ]' });
  return phrase('Value.notValid', {
    value: node.children
      ? text.slice(node.offset, node.offset + node.length)
      : String(node.value ?? '').normalize(),
    // The name of a language says nothing by itself.
    name: isLocale(at.at(-1)) ? joined(titles.slice(-2)) : (titles.at(-1) ?? ''),
    how: how ?? phrase('Value.writeAgain'),
  });
}

/** The issues of a file, the first at each place. */
function issuesOf(path: string, value: unknown): Issue[] {
  const { error } = contentFileAt(path).schema?.safeParse(value) ?? {};
  const issues = (error?.issues ?? []).flatMap((issue): Issue[] => {
    const at = issue.path as JSONPath;
    if (issue.code !== 'unrecognized_keys') return [{ at, issue }];
    return issue.keys.map((name) => ({ at: [...at, name], issue }));
  });
  return [...new Map(issues.toReversed().map((one) => [one.at.join('.'), one])).values()].reverse();
}

/** The line of a value, or else that of the group in which it should be. */
function lineOf(text: string, root: Node, at: JSONPath): number {
  const node = findNodeAtLocation(root, at);
  if (!node) return lineOf(text, root, at.slice(0, -1));
  return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
}

/** Where a value of a file is, or should be, and its name for people. */
export function placeOfValue(
  path: string,
  text: string,
  at: JSONPath,
): { readonly line: number; readonly title: Words } {
  const root = parseTree(text);
  return { line: root ? lineOf(text, root, at) : 1, title: joined(titlesOf(path, root, at)) };
}

function readValues(path: string, text: string): { values: Value[]; findings: Finding[] } {
  const root = parseTree(text, [], { disallowComments: true });
  if (!root) return { values: [], findings: [] };
  const issues = new Map(
    issuesOf(path, getNodeValue(root)).map((one) => [one.at.join('.'), one] as const),
  );
  const values: Value[] = [];
  const findings: Finding[] = [];
  const report = (at: JSONPath, advice: Phrase) => {
    const locale = at.find((part): part is Locale => isLocale(part));
    findings.push({
      ...{ path, line: lineOf(text, root, at), key: at.join('.'), ...advice },
      ...(locale && { locale }),
    });
  };
  for (const at of placesIn(root)) {
    const key = at.join('.');
    const node = findNodeAtLocation(root, at);
    const value = String(node?.value ?? '').normalize();
    const last = at.at(-1);
    const locale = isLocale(last) ? last : undefined;
    const how = howTo(path, at);
    const issue = issues.get(key);
    issues.delete(key);
    if (issue?.issue.code !== 'unrecognized_keys')
      values.push({
        ...{ key, line: lineOf(text, root, at), value },
        title: joined(titlesOf(path, root, at)),
        ...(how && { how }),
        ...(locale && { locale }),
      });
    const isSentence = locale && sentences.includes(String(at.at(-2)));
    const sign = isSentence ? undefined : signAdvice(value);
    if (sign) report(at, sign);
    else if (issue) report(at, adviceFor(path, text, root, issue));
    else if (isSentence) {
      const english = findNodeAtLocation(root, [...at.slice(0, -1), locales[0]])?.value;
      for (const advice of textAdvice(value, String(english ?? ''), locale)) report(at, advice);
    }
  }
  for (const issue of issues.values()) report(issue.at, adviceFor(path, text, root, issue));
  return { values, findings: findings.sort((one, other) => one.line - other.line) };
}

/** The values of a file, in its order. */
export function valuesOf(path: string, text: string): Value[] {
  return readValues(path, text).values;
}

/** What a record of a list may need. */
interface Known {
  exists(file: string): boolean;
  readonly pictures: Content['pictures'];
  /** Whether a text describes a picture for people who cannot see it. */
  isDescribed(picture: string): boolean;
}

/** Advice about each file that a record needs and that is not there, or that has no settings or description. */
function missingFiles(path: string, name: string, known: Known): Phrase[] {
  const { exists, pictures, isDescribed } = known;
  const settings = pictureSettingsFile;
  const isPlant = path === referencesFile;
  const missing = Object.values(contentFileAt(path).filesOf?.(name) ?? {})
    .filter((file) => !exists(file) || (isPlant && !Object.hasOwn(pictures, name)))
    .map((file) =>
      isPlant
        ? phrase('Value.noPicture', { file, settings, name })
        : phrase('Value.noDocument', { file }),
    );
  if (missing.length > 0 || !isPlant || isDescribed(name)) return missing;
  return [phrase('Value.notDescribed', { name })];
}

function fileFindings(path: string, text: string, known: Known): Finding[] {
  const root = parseTree(text);
  const { recordName } = contentFileAt(path);
  if (root?.type !== 'array' || !recordName) return [];
  const refused = new Set(issuesOf(path, getNodeValue(root)).map(({ at }) => at.join('.')));
  return (root.children ?? []).flatMap((record, index) => {
    const name = findNodeAtLocation(record, [recordName])?.value;
    const at = [index, recordName];
    // Nobody should put a file under a name that must change.
    if (typeof name !== 'string' || refused.has(at.join('.'))) return [];
    return missingFiles(path, name, known).map((advice) => ({
      ...{ path, line: lineOf(text, root, at), key: at.join('.'), ...advice },
    }));
  });
}

/** What is wrong with a file of values. */
export function valueFindings(path: string, text: string, known: Known): Finding[] {
  return jsonFindings({ path, text }, () => [
    ...readValues(path, text).findings,
    ...fileFindings(path, text, known),
  ]);
}

/** Reads all files of values from disk. @param root the folder of the project */
export function readValueFiles(root = '.'): { path: string; text: string }[] {
  return valueFiles.map((path) => ({ path, text: readText(join(root, path)) }));
}
