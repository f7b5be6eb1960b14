import { fixedLists, listEdits, newName, pinned } from '../lists';
import { Button, Open, useEditor } from './editor';

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The tools beside a text of a list. They move or remove its entry and add another one, in all languages at once. */
export function ListTools({ viewKey }: { viewKey: string }) {
  const { state, open, save } = useEditor();
  const isIn = (list: string) => viewKey.startsWith(`${list}.`);
  const list = Object.keys(state.lists).findLast(isIn);
  const entries = state.lists[list ?? ''];
  const fixed = Object.keys(fixedLists).find(isIn);
  if (!list || !entries)
    return (
      fixed && (
        <p>
          The specification of the website asks for {fixedLists[fixed]}, so this list stays as it
          is.
        </p>
      )
    );
  const entry = viewKey.slice(list.length + 1).split('.')[0] ?? '';
  const at = entries.indexOf(entry);
  const first = pinned[list] ?? 0;
  const isFree = at >= first;
  const others = entries.filter((name) => name !== entry);
  const added = newName(entries);
  const english = Object.entries(state.files[0]?.texts ?? {});
  const counted = new RegExp(`\\b(${numerals[entries.length]}|${entries.length})\\b`, 'i');
  const counting = english.filter(
    ([key, { value }]) =>
      key.split('.')[0] === list.split('.')[0] && !isIn(key) && counted.test(value),
  );
  /** @param next name of the entry that is opened afterwards, with its text of the same name as this one */
  const tool = (label: string, isOff: boolean, wanted: readonly string[], next = entry) => (
    <Button
      disabled={isOff}
      onClick={async () => {
        const words = `${label.toLowerCase()} in a list`;
        if (await save(words, listEdits(state, list, wanted)))
          open(viewKey.replace(`${list}.${entry}`, `${list}.${next}`));
      }}
    >
      {label}
    </Button>
  );
  const last = others[Math.max(at - 1, 0)];
  return (
    <div className="tools">
      Entry {at + 1} of {entries.length}.
      {tool('Move up', at <= first, others.toSpliced(at - 1, 0, entry))}
      {tool('Move down', !isFree || at === others.length, others.toSpliced(at + 1, 0, entry))}
      {tool('Remove', !isFree || others.length === 0, others, last)}
      {tool('Add an entry', false, [...entries, added], added)}
      {!isFree && 'A line is drawn at this entry, so it stays here.'}
      {counting.map(([key]) => (
        <span key={key}>
          This text seems to count them: <Open view={key} />
        </span>
      ))}
    </div>
  );
}
