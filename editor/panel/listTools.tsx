import type { ReactNode } from 'react';
import { entryAt, fieldIn, type ListEntry, listEdits, newName } from '../lists';
import type { Arrangement } from '../protocol';
import { certificatesFile, firstEntries, keysWhere, rowOf } from '../siteInBrowser';
import { ChangeButton, Open, useEditor } from './editor';
import { toolText } from './language';
import { arrangeDrafts } from './typed';

interface ButtonsProps {
  /** The place of the entry, counted from 0. */
  readonly at: number;
  readonly count: number;
  /** The number of entries that stay at the beginning. */
  readonly first: number;
  /** The list needs so many entries. */
  readonly least: number;
  /**
   * @param wanted the entries that stay, by their places, in their new order
   * @param next the place of the entry that is open afterwards
   */
  arrange(done: 'moved' | 'removed', wanted: readonly number[], next: number): Promise<unknown>;
  add(): Promise<unknown>;
  /** What the button that adds an entry says. */
  readonly addLabel: string;
  readonly children?: ReactNode;
}

/** The buttons that move or remove an entry of a list, and add another one. */
function ListButtons(props: ButtonsProps) {
  const { at, count, first, least, arrange, add, addLabel, children } = props;
  const places = Array.from({ length: count }, (_, index) => index);
  const others = places.filter((index) => index !== at);
  const isFree = at >= first;
  const isLast = at === others.length;
  const isNeeded = count <= least;
  const tool = (
    label: 'moveUp' | 'moveDown' | 'remove',
    isOff: boolean,
    wanted: readonly number[],
    next: number,
  ) => (
    <ChangeButton
      what="list"
      disabled={isOff}
      work={() => arrange(label === 'remove' ? 'removed' : 'moved', wanted, next)}
    >
      {toolText(`Panel.${label}`)}
    </ChangeButton>
  );
  /** Why a button is disabled. */
  const reasons = isFree
    ? [
        ...(at === first ? ([first > 0 ? 'linesBefore' : 'firstEntry'] as const) : []),
        ...(isLast ? ([isNeeded ? 'onlyEntry' : 'lastEntry'] as const) : []),
      ]
    : (['lineAtEntry'] as const);
  return (
    <div className="tools">
      {toolText('Panel.entryOf', { number: at + 1, count })}
      {tool('moveUp', at <= first, others.toSpliced(at - 1, 0, at), at - 1)}
      {tool('moveDown', !isFree || isLast, others.toSpliced(at + 1, 0, at), at + 1)}
      {tool('remove', !isFree || isNeeded, others, Math.max(at - 1, 0))}
      <ChangeButton what="list" work={add}>
        {addLabel}
      </ChangeButton>
      {children}
      {reasons.map((reason) => (
        <span key={reason}>{toolText(`Panel.${reason}`)}</span>
      ))}
    </div>
  );
}

/** The tools beside a text of a list, for all languages at once. */
function TextListTools({ viewKey }: { viewKey: string }) {
  const { state, open, save } = useEditor();
  const isIn = (list: string) => viewKey.startsWith(`${list}.`);
  const list = Object.keys(state.lists).findLast(isIn);
  const entries = state.lists[list ?? ''];
  if (!list || !entries) {
    const { list: own } = rowOf(viewKey);
    if (!own || !('fixed' in own)) return null;
    return <p>{toolText(`Panel.fixed.${own.fixed}`)}</p>;
  }
  const entry = viewKey.slice(list.length + 1).split('.')[0] ?? '';
  const first = firstEntries(list).length;
  const added = newName(entries);
  /** @param next the entry that is opened afterwards, with its text of the same name as this one */
  const change = async (
    done: 'added' | 'moved' | 'removed',
    wanted: readonly string[],
    next = entry,
  ) => {
    const words = toolText(`Panel.inList.${done}`);
    if (await save(words, listEdits(state, list, wanted)))
      open(viewKey.replace(`${list}.${entry}`, `${list}.${next}`));
  };
  return (
    <ListButtons
      at={entries.indexOf(entry)}
      count={entries.length}
      first={first}
      least={Math.max(first, 1)}
      arrange={(done, wanted, next) => {
        const names = wanted.flatMap((index) => entries[index] ?? []);
        return change(done, names, names[next]);
      }}
      add={() => change('added', [...entries, added], added)}
      addLabel={toolText('Panel.addEntry')}
    >
      <span>{toolText('Panel.holds', { least: Math.max(first, 1) })}</span>
    </ListButtons>
  );
}

/** The tools beside a field of a certificate or plant, with the others of the list. */
function EntryTools({ path, index }: Pick<ListEntry, 'path' | 'index'>) {
  const { state, open, run } = useEditor();
  const names = state.entries[path] ?? [];
  const isCertificate = path === certificatesFile;
  const openEntry = (at: number) => open(fieldIn(state, path, at));
  const nameOf = (at: number) => state.names[fieldIn(state, path, at)]?.split(' › ')[0];
  const arrange = async (_: string, wanted: readonly number[], next: number) => {
    const body: Arrangement = { seen: names, wanted };
    const waiting = toolText('Panel.saving');
    if (!(await run(waiting, `arrange/${path}`, JSON.stringify(body)))) return;
    arrangeDrafts(path, wanted, names.length);
    openEntry(next);
  };
  const add = async () => openEntry(names.length);
  return (
    <>
      <div className="tools">
        {names.map((name, at) => (
          <Open key={name} view={fieldIn(state, path, at)}>
            {nameOf(at)}
          </Open>
        ))}
        <span>{toolText(isCertificate ? 'Panel.certificatesNote' : 'Panel.plantsNote')}</span>
      </div>
      {index < names.length && (
        <ListButtons
          at={index}
          count={names.length}
          first={0}
          least={isCertificate ? 1 : 0}
          arrange={arrange}
          add={add}
          addLabel={toolText(isCertificate ? 'Panel.addCertificate' : 'Panel.addPlant')}
        />
      )}
    </>
  );
}

/** The tools beside a text or value of a list. */
export function ListTools({ viewKey }: { viewKey: string }) {
  const { state } = useEditor();
  const place = entryAt(state, viewKey);
  if (!place) return <TextListTools viewKey={viewKey} />;
  return <EntryTools path={place.path} index={place.index} />;
}

/** The texts that a person should read or write after a change of a certificate or plant. */
export function RelatedTexts({ viewKey }: { viewKey: string }) {
  const { state } = useEditor();
  const { path = '', index = 0 } = entryAt(state, viewKey) ?? {};
  const isCertificate = path === certificatesFile;
  const [picture] = state.entries[path]?.slice(index) ?? [];
  const texts = isCertificate
    ? keysWhere((row) => row.aboutAllCertificates)
    : [`Pictures.${picture}`].filter((key) => state.names[key]);
  if (texts.length === 0) return null;
  return (
    <div className="tools">
      {toolText(isCertificate ? 'Panel.speakOfAll' : 'Panel.describePlant')}
      {texts.map((key) => (
        <Open key={key} view={key} />
      ))}
    </div>
  );
}
