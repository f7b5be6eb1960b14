import type { Done } from '../protocol';
import { useEditor } from './editor';
import { ask } from './server';

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
  const isFree = at >= pinned;
  const [section = ''] = list.split('.');
  const english = Object.entries(state.files[0]?.texts ?? {});
  const counted = new RegExp(`\\b(${numerals[entries.length]}|${entries.length})\\b`, 'i');
  const counting = english.filter(
    ([key, { value }]) =>
      key.startsWith(`${section}.`) && !key.startsWith(`${list}.`) && counted.test(value),
  );
  const others = entries.filter((name) => name !== entry);
  const moved = (to: number) => others.toSpliced(to, 0, entry);
  const tool = (label: string, isPossible: boolean, wanted: () => readonly string[]) => (
    <button
      type="button"
      disabled={!isPossible}
      onClick={() =>
        run('The list is being saved.', async () => {
          const answer = await ask<Done>(`list/${list}`, JSON.stringify(wanted()));
          const next = wanted().includes(entry) ? entry : others[Math.max(at - 1, 0)];
          // A new entry has the same texts as this one.
          const shown = (name = '') => viewKey.replace(`${list}.${entry}`, `${list}.${name}`);
          open(shown(answer.added ?? next));
          return answer;
        })
      }
    >
      {label}
    </button>
  );
  return (
    <div className="tools">
      Entry {at + 1} of {entries.length}.{tool('Move up', at > pinned, () => moved(at - 1))}
      {tool('Move down', isFree && at < others.length, () => moved(at + 1))}
      {tool('Remove', isFree && others.length > 0, () => others)}
      {tool('Add an entry', true, () => [...entries, ''])}
      {!isFree && 'A line is drawn at this entry, so it stays here.'}
      {counting.map(([key]) => (
        <span key={key}>
          This text seems to count them:{' '}
          <button type="button" onClick={() => open(key)}>
            {state.names[key]}
          </button>
        </span>
      ))}
    </div>
  );
}
