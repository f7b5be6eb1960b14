import type { Edit, Lists, State } from './protocol';
import { untranslatedMark } from './siteInBrowser';

/**
 * The keys of all texts of the list entry to which a text belongs, such as its term and its explanation. Only this key
 * if it belongs to none.
 *
 * @param keys of the English file
 */
export function keysOfEntry(key: string, keys: readonly string[], lists: Lists): string[] {
  const list = Object.keys(lists).findLast((name) => key.startsWith(`${name}.`));
  if (!list) return [key];
  const [entry = ''] = key.slice(list.length + 1).split('.');
  const group = `${list}.${entry}`;
  const others = keys.filter((one) => one !== key && one.startsWith(`${group}.`));
  return [key, ...others];
}

/** An entry of a list of certificates or plants. */
export interface ListEntry {
  readonly path: string;
  /** Counted from 0. An entry that does not exist yet has the number of entries. */
  readonly index: number;
  /** The keys of its fields, in their order. */
  readonly keys: readonly string[];
}

/** The entry to which a field belongs. Undefined if it is another text or value. */
export function entryAt({ files, entries }: Pick<State, 'files' | 'entries'>, key: string) {
  const file = files.find(({ path, texts }) => entries[path] && texts[key]);
  if (!file) return undefined;
  const [index] = key.split('.');
  const keys = Object.keys(file.texts).filter((one) => one.startsWith(`${index}.`));
  return { path: file.path, index: Number(index), keys } satisfies ListEntry;
}

/** The first field of an entry, by default of the first one. Empty if there is none. */
export function fieldIn({ files }: Pick<State, 'files'>, path: string, index = 0): string {
  const texts = files.find((file) => file.path === path)?.texts ?? {};
  return Object.keys(texts).find((key) => key.startsWith(`${index}.`)) ?? '';
}

/** `entry` with a number that is larger than that of any other entry. */
export function newName(entries: readonly string[]): string {
  const numbers = entries.map((name) => Number(/^entry(\d+)$/.exec(name)?.[1] ?? 0));
  return `entry${Math.max(0, ...numbers) + 1}`;
}

/** Texts with dotted keys as groups within groups, in their order. */
function nestedGroup(texts: readonly (readonly [key: string, text: string])[]): object {
  const group: Record<string, unknown> = {};
  for (const [key, text] of texts) {
    const [name = '', ...rest] = key.split('.');
    if (rest.length === 0) group[name] = text;
    else {
      const inner = texts
        .filter(([other]) => other.startsWith(`${name}.`))
        .map(([other, one]) => [other.slice(name.length + 1), one] as const);
      group[name] ??= nestedGroup(inner);
    }
  }
  return group;
}

/**
 * The edits that give a list other entries, in all languages at once. A new entry has the same texts as the last one.
 */
export function listEdits(
  { files, lists }: Pick<State, 'files' | 'lists'>,
  list: string,
  wanted: readonly string[],
): Edit[] {
  const like = lists[list]?.at(-1);
  const at = list.split('.');
  return files
    .filter(({ locale }) => locale)
    .map(({ path, texts: all }) => {
      const texts = Object.entries(all).flatMap(([key, { value }]) =>
        key.startsWith(`${list}.`) ? [[key.slice(list.length + 1), value] as const] : [],
      );
      const textsOf = (name = '') =>
        texts.filter(([key]) => key === name || key.startsWith(`${name}.`));
      // In English too: the mark keeps a text that nobody has written from going live.
      const added = (name: string) =>
        textsOf(like).map(
          ([key]) => [key.replace(like ?? '', name), `${untranslatedMark}New entry`] as const,
        );
      const after = wanted.flatMap((name) =>
        lists[list]?.includes(name) ? textsOf(name) : added(name),
      );
      return { path, at, base: nestedGroup(texts), value: nestedGroup(after) };
    });
}
