import { firstEntries, rowOf } from '@/content/catalogue';
import { toolText } from '@/i18n/toolText';
import { listEdits, newName } from '../lists';
import { Button, useEditor } from './editor';

/** The tools beside a text of a list. They move or remove its entry and add another one, in all languages at once. */
export function ListTools({ viewKey }: { viewKey: string }) {
  const { state, open, save } = useEditor();
  const isIn = (list: string) => viewKey.startsWith(`${list}.`);
  const list = Object.keys(state.lists).findLast(isIn);
  const entries = state.lists[list ?? ''];
  if (!list || !entries) {
    const { list: own } = rowOf(viewKey);
    if (!own || !('fixed' in own)) return null;
    return <p>{toolText('Panel.fixedList', { what: toolText(`Panel.fixed.${own.fixed}`) })}</p>;
  }
  const entry = viewKey.slice(list.length + 1).split('.')[0] ?? '';
  const at = entries.indexOf(entry);
  const first = firstEntries(list).length;
  const isFree = at >= first;
  const others = entries.filter((name) => name !== entry);
  const added = newName(entries);
  /** @param next name of the entry that is opened afterwards, with its text of the same name as this one */
  const tool = (label: string, isOff: boolean, wanted: readonly string[], next = entry) => (
    <Button
      disabled={isOff}
      onClick={async () => {
        const words = toolText('Panel.inList', { action: label.toLowerCase() });
        if (await save(words, listEdits(state, list, wanted)))
          open(viewKey.replace(`${list}.${entry}`, `${list}.${next}`));
      }}
    >
      {label}
    </Button>
  );
  const last = others[Math.max(at - 1, 0)];
  const isLast = at === others.length;
  /** Why a button is disabled. */
  const reasons = isFree
    ? [
        ...(at === first ? ([first > 0 ? 'linesBefore' : 'firstEntry'] as const) : []),
        ...(isLast ? ([others.length === 0 ? 'onlyEntry' : 'lastEntry'] as const) : []),
      ]
    : (['lineAtEntry'] as const);
  return (
    <div className="tools">
      {toolText('Panel.entryOf', { number: at + 1, count: entries.length })}
      {tool(toolText('Panel.moveUp'), at <= first, others.toSpliced(at - 1, 0, entry))}
      {tool(toolText('Panel.moveDown'), !isFree || isLast, others.toSpliced(at + 1, 0, entry))}
      {tool(toolText('Panel.remove'), !isFree || others.length === 0, others, last)}
      {tool(toolText('Panel.addEntry'), false, [...entries, added], added)}
      <span>{toolText('Panel.holds', { least: Math.max(first, 1) })}</span>
      {reasons.map((reason) => (
        <span key={reason}>{toolText(`Panel.${reason}`)}</span>
      ))}
    </div>
  );
}
