import { readFileSync } from 'node:fs';
import { untranslatedMark } from '@/i18n/check/wording';
import type { Done } from '../protocol';
import { Refusal } from './files';
import { readTexts, saveEdits, valueAt } from './texts';

export const listsFile = 'i18n/lists.json';

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

/** The entries of each list in their order, as they are on disk now. */
export function readLists(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(listsFile, 'utf8'));
}

interface ListState {
  /** Names of the entries, in the order of a page. */
  readonly entries: readonly string[];
  /** Why nothing can be added, moved or removed. */
  readonly fixed?: string;
  /** So many at the beginning stay where they are, because something is drawn at them. */
  readonly pinned: number;
}

/** All lists of texts, by the group that has their entries. */
export function readListStates(): Record<string, ListState> {
  const fixed = Object.entries(fixedLists).map(([list, what]): [string, ListState] => [
    list,
    { entries: [], pinned: 0, fixed: `The specification of the website fixes ${what}.` },
  ]);
  const free = Object.entries(readLists()).map(([list, entries]): [string, ListState] => [
    list,
    { entries, pinned: pinned[list] ?? 0 },
  ]);
  return Object.fromEntries([...fixed, ...free]);
}

type Group = string | { readonly [name: string]: Group };

/** An entry of the same form, with words to replace; other languages have the mark of what is not translated. */
function newEntry(like: Group, mark: string): Group {
  if (typeof like === 'string') return `${mark}New entry`;
  return Object.fromEntries(
    Object.entries(like).map(([name, part]) => [name, newEntry(part, mark)]),
  );
}

/**
 * Gives a list other entries, in all languages at once.
 *
 * @param wanted names in their new order; an empty one is a new entry
 * @returns with the name of the new entry
 */
export function changeList(list: string, wanted: readonly string[]): Done {
  const old = readLists()[list];
  if (!old) throw new Refusal(`The list "${list}" cannot be changed.`);
  const isRight =
    wanted.every((name) => name === '' || old.includes(name)) &&
    new Set(wanted).size === wanted.length &&
    old.slice(0, pinned[list] ?? 0).every((name, index) => wanted[index] === name);
  if (!isRight) throw new Refusal('The list has been changed meanwhile. Open it again.');
  if (wanted.length === 0) throw new Refusal('The last entry cannot be removed.');
  const numbers = old.map((name) => Number(/^entry(\d+)$/.exec(name)?.[1] ?? 0));
  const added = wanted.includes('') ? `entry${Math.max(0, ...numbers) + 1}` : undefined;
  const group = list.split('.');
  const removed = old.filter((name) => !wanted.includes(name));
  const texts = readTexts().flatMap(({ locale, path, text }, index) => {
    if (!locale) return [];
    const entries: Group[] = Object.values(valueAt(text, group) ?? {});
    const entry = added && newEntry(entries.at(-1) ?? '', index > 0 ? untranslatedMark : '');
    return [
      ...(added ? [{ path, at: [...group, added], value: entry }] : []),
      ...removed.map((name) => ({ path, at: [...group, name], value: undefined })),
    ];
  });
  const names = wanted.map((name) => name || added);
  const words = added
    ? 'a new entry'
    : removed.length > 0
      ? 'a removed entry'
      : 'the order of a list';
  saveEdits(words, [...texts, { path: listsFile, at: [list], value: names }]);
  return { done: `Saved: ${words}, in all languages.`, added };
}
