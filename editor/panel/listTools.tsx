import { useEditor } from './editor';
import { server } from './server';

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');

/** For a text of a list: its entry can be moved and removed, and another one added, in all languages at once. */
export function ListTools({ viewKey }: { viewKey: string }) {
  const { state, open, run } = useEditor();
  const found = Object.entries(state.lists).findLast(([name]) => viewKey.startsWith(`${name}.`));
  if (!found) return null;
  const [list, { entries, fixed, pinned }] = found;
  if (fixed) return <p>{fixed}</p>;
  const entry = viewKey.slice(list.length + 1).split('.')[0] ?? '';
  const at = entries.indexOf(entry);
  const [section = ''] = list.split('.');
  const english = Object.entries(state.files[0]?.texts ?? {});
  const counted = new RegExp(`\\b(${numerals[entries.length]}|${entries.length})\\b`, 'i');
  const counting = english.filter(
    ([key, { value }]) =>
      key.startsWith(`${section}.`) && !key.startsWith(`${list}.`) && counted.test(value),
  );
  /** @param next entry that is shown afterwards */
  const change = (wanted: readonly string[], next = entry) =>
    run('The list is being saved.', async () => {
      const answer = await server.post<{ done: string; added?: string }>('list', {
        list,
        entries: wanted,
      });
      const shown = `${list}.${answer.added ?? next}`;
      const key = english.find(([one]) => `${one}.`.startsWith(`${shown}.`))?.[0] ?? shown;
      // A new entry has the same texts as this one.
      open({ kind: 'text', key: answer.added ? viewKey.replace(`${list}.${entry}`, shown) : key });
      return answer;
    });
  const moved = (by: number) => {
    const others = entries.filter((name) => name !== entry);
    return [...others.slice(0, at + by), entry, ...others.slice(at + by)];
  };
  const isFree = at >= pinned;
  return (
    <div className="tool">
      Entry {at + 1} of {entries.length}.{' '}
      <button type="button" disabled={at - 1 < pinned} onClick={() => change(moved(-1))}>
        Move up
      </button>{' '}
      <button
        type="button"
        disabled={!isFree || at === entries.length - 1}
        onClick={() => change(moved(1))}
      >
        Move down
      </button>{' '}
      <button
        type="button"
        disabled={!isFree || entries.length === 1}
        onClick={() =>
          change(
            entries.filter((name) => name !== entry),
            entries[at - 1] ?? entries[at + 1],
          )
        }
      >
        Remove
      </button>{' '}
      <button type="button" onClick={() => change([...entries, ''])}>
        Add an entry
      </button>{' '}
      {!isFree && 'A line is drawn at this entry, so it stays here. '}
      {counting.map(([key]) => (
        <span key={key}>
          This text seems to count them:{' '}
          <button type="button" onClick={() => open({ kind: 'text', key })}>
            {state.names[key]}
          </button>{' '}
        </span>
      ))}
    </div>
  );
}
