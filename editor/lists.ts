import { untranslatedMark } from '@/content/check/mark';
import { listsFile } from '@/content/files';
import type { Edit, Lists, State } from './protocol';

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

/** A name for a new entry. */
export function newName(entries: readonly string[]): string {
  const numbers = entries.map((name) => Number(/^entry(\d+)$/.exec(name)?.[1] ?? 0));
  return `entry${Math.max(0, ...numbers) + 1}`;
}

/**
 * The edits that give a list other entries, in all languages at once. A new entry has the same texts as the last one.
 */
export function listEdits(
  { files, lists }: Pick<State, 'files' | 'lists'>,
  list: string,
  wanted: readonly string[],
): Edit[] {
  const old = lists[list] ?? [];
  const group = list.split('.');
  const like = `${list}.${old.at(-1)}`;
  const texts = files.filter(({ locale }) => locale);
  const removed = old.filter((name) => !wanted.includes(name));
  const added = wanted.filter((name) => !old.includes(name));
  return [
    ...texts.flatMap(({ path, texts: all }) => {
      // In English too: the mark keeps a text that nobody has written from going live.
      const value = `${untranslatedMark}New entry`;
      const parts = Object.keys(all)
        .filter((key) => key === like || key.startsWith(`${like}.`))
        .map((key) =>
          key
            .slice(like.length + 1)
            .split('.')
            .filter(Boolean),
        );
      return [
        ...added.flatMap((name) =>
          parts.map((part) => ({ path, at: [...group, name, ...part], value })),
        ),
        ...removed.map((name) => ({ path, at: [...group, name] })),
      ];
    }),
    { path: listsFile, at: [list], value: wanted, base: old },
  ];
}
