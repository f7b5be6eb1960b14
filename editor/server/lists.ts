import { readFileSync } from 'node:fs';
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { untranslatedMark } from '@/i18n/check/wording';
import { slotsOf } from '../chips';
import type { Done, ListState } from '../protocol';
import { Refusal, save } from './files';
import { contentsOf, readTexts, type Texts } from './texts';

export const listsFile = 'i18n/lists.json';

type Lists = Readonly<Record<string, readonly string[]>>;

/** Lists with a number that docs/specification.md fixes. */
const fixedLists: Readonly<Record<string, string>> = {
  'Benefits.items': 'eight benefits',
  'ServicesOpening.highlights': 'four highlights',
  'Values.items': 'five values',
  Services: 'eight services',
  'Certificates.items': 'three certificates',
};

/** A line is drawn at the first three commitments: two have their days, the third has none. */
const pinned: Readonly<Record<string, number>> = { 'Commitments.items': 3 };

/** In lines as Biome writes them. */
export function listsAsText(lists: Lists): string {
  const lines = Object.entries(lists).map(
    ([list, entries]) => `  "${list}": [${entries.map((entry) => `"${entry}"`).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The entries of each list in their order, as they are on disk now. */
export function readLists(): Lists {
  return JSON.parse(readFileSync(listsFile, 'utf8'));
}

/** All lists of texts, by the group that has their entries. */
export function readListStates(): Record<string, ListState> {
  const free = Object.entries(readLists()).map(([list, entries]) => [
    list,
    { entries, pinned: pinned[list] ?? 0 },
  ]);
  const fixed = Object.entries(fixedLists).map(([list, what]) => [
    list,
    { entries: [], pinned: 0, fixed: `The specification of the website fixes ${what}.` },
  ]);
  return Object.fromEntries([...fixed, ...free]);
}

type Group = string | { readonly [name: string]: Group };

function texts(group: Group): string[] {
  return typeof group === 'string' ? [group] : Object.values(group).flatMap(texts);
}

/** An entry of the same form, with words to replace; other languages have the mark of what is not translated. */
function newEntry(like: Group, mark: string): Group {
  if (typeof like === 'string') return `${mark}New entry`;
  return Object.fromEntries(
    Object.entries(like).map(([name, part]) => [name, newEntry(part, mark)]),
  );
}

/** A file with another value at a place; undefined takes it away. */
function changed({ text, ...file }: Texts, list: string, name: string, value: unknown): Texts {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, [...list.split('.'), name], value, { formattingOptions });
  return { ...file, text: applyEdits(text, edits) };
}

function groupIn(file: Texts, list: string): { readonly node: Node; readonly value: Group } {
  const root = parseTree(file.text);
  const node = root && findNodeAtLocation(root, list.split('.'));
  if (!node) throw new Refusal(`${file.path} has no group "${list}".`);
  const { offset, length } = node;
  return { node, value: JSON.parse(file.text.slice(offset, offset + length)) };
}

function write(words: string, before: readonly Texts[], after: readonly Texts[], lists: Lists) {
  const contents = { ...contentsOf(after), [listsFile]: listsAsText(lists) };
  save(words, contents, contentsOf(before));
}

/**
 * Gives a list other entries, in all languages at once.
 *
 * @param wanted names in their new order; an empty one is a new entry
 * @returns with the name of the new entry
 */
export function changeList(list: string, wanted: readonly string[]): Done & { added?: string } {
  const lists = readLists();
  const old = lists[list];
  if (!old) throw new Refusal(`The list "${list}" cannot be changed.`);
  const stay = pinned[list] ?? 0;
  const isRight =
    wanted.every((name) => name === '' || old.includes(name)) &&
    new Set(wanted).size === wanted.length &&
    old.slice(0, stay).every((name, index) => wanted[index] === name);
  if (!isRight) throw new Refusal('The list has been changed meanwhile. Open it again.');
  if (wanted.length === 0) throw new Refusal('The last entry cannot be removed.');
  const numbers = [0, ...old.map((name) => Number(/^entry(\d+)$/.exec(name)?.[1] ?? 0))];
  const added = wanted.includes('') ? `entry${Math.max(...numbers) + 1}` : undefined;
  const before = readTexts().filter(({ locale }) => locale);
  const after = before.map((file, index) => {
    const { value } = groupIn(file, list);
    const entries = Object.values(value);
    const like =
      entries.find((entry) => texts(entry).every((text) => slotsOf(text).length === 0)) ??
      entries[0] ??
      '';
    const grown = added
      ? changed(file, list, added, newEntry(like, index > 0 ? untranslatedMark : ''))
      : file;
    return old
      .filter((name) => !wanted.includes(name))
      .reduce((text, name) => changed(text, list, name, undefined), grown);
  });
  const isShorter = wanted.length < old.length;
  const words = added ? 'a new entry' : isShorter ? 'a removed entry' : 'the order of a list';
  const names = wanted.map((name) => name || (added ?? ''));
  write(words, before, after, { ...lists, [list]: names });
  return { done: `Saved: ${words}, in all languages.`, ...(added && { added }) };
}

/** Gives a list the entries and texts of the published files. @param published content of a file by its path */
export function restoreList(list: string, published: (path: string) => string): Done {
  const before = readTexts().filter(({ locale }) => locale);
  const after = before.map((file) => {
    const { node } = groupIn(file, list);
    const theirs = { ...file, text: published(file.path) };
    const { offset, length } = groupIn(theirs, list).node;
    const text =
      file.text.slice(0, node.offset) +
      theirs.text.slice(offset, offset + length) +
      file.text.slice(node.offset + node.length);
    return { ...file, text };
  });
  const order: Lists = JSON.parse(published(listsFile));
  const words = 'a list as it is published';
  write(words, before, after, { ...readLists(), [list]: order[list] ?? [] });
  return { done: `Saved: ${words}.` };
}
