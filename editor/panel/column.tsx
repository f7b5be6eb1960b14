import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chipName, chipValues, slotsOf } from '../chips';
import type { TextFile, Verdict } from '../protocol';
import type { Draft } from './drafts';
import { useEditor } from './editor';
import { Field } from './field';
import { type Fit, Room, widths } from './room';

/** In milliseconds, after the last key. */
export const pause = 150;

/** A field of the view: a text in one language, or a value. */
export interface Slot {
  readonly file: TextFile;
  readonly key: string;
  readonly name: string;
  readonly saved: string;
  /** False where the file is broken. */
  readonly isThere: boolean;
}

export const idOf = ({ path, key }: { path: string; key: string }) => `${path} ${key}`;
export const slotId = ({ file, key }: Slot) => idOf({ path: file.path, key });

interface ColumnProps {
  readonly slot: Slot;
  readonly draft: Draft | undefined;
  readonly isFirst: boolean;
  readonly verdict: Verdict | undefined;
  readonly isTooLong: boolean;
  /** The saved text as the page shows it, in pieces. */
  readonly words: readonly string[] | undefined;
  onText(draft: Draft): void;
  onFocus(): void;
}

/** The placeholders and tags that a text has no more. */
function lostSlots(base: string, text: string): string[] {
  const own = slotsOf(text);
  return slotsOf(base).filter((slot) => {
    const at = own.indexOf(slot);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

/** One text: its field, its tools, and what is wrong with it. */
export function Column(props: ColumnProps) {
  const { slot, draft, isFirst, verdict, isTooLong, words, onText, onFocus } = props;
  const { state, say } = useEditor();
  const base = draft?.base ?? slot.saved;
  const text = draft?.text ?? slot.saved;
  const latest = useRef<(typed: string) => void>(() => undefined);
  const [field] = useState(
    () => new Field(slot.file.locale, slot.name, (typed) => latest.current(typed), say),
  );
  useEffect(() => {
    // At once: an older text that is rendered between two keys would put the caret at the beginning.
    latest.current = (typed) => flushSync(() => onText({ base, text: typed }));
    field.text = text;
  });
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holder.current?.append(field.box);
    if (isFirst) field.box.focus();
  }, [isFirst, field]);
  const values = useMemo(() => {
    const shown = [words?.join('') ?? '', ...(words ?? [])];
    return Object.assign({}, ...shown.map((part) => chipValues(slot.saved, part)).reverse());
  }, [words, slot.saved]);
  useEffect(() => field.showValues(values), [values, field]);

  const id = slotId(slot);
  const isOurs = (one: { path: string; key: string }) => idOf(one) === id;
  const conflict = verdict?.conflicts.find(isOurs)?.current;
  const old = draft ? [] : state.problems;
  const advice = [...(verdict?.advice ?? []), ...old].filter(isOurs);
  const isWrong = advice.length > 0 || conflict !== undefined || isTooLong || !slot.isThere;
  useEffect(() => {
    field.box.contentEditable = String(slot.isThere);
    field.box.ariaInvalid = String(isWrong);
  });
  const tool = (label: string, title: string, use: () => void) => (
    <button
      type="button"
      title={title}
      aria-label={title}
      // It leaves the caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={use}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is focused
    <section className="column" onFocus={onFocus}>
      <header>
        <b lang={slot.file.locale}>{slot.name}</b>
        <small>{`${slot.file.path}, line ${slot.file.texts[slot.key]?.line}`}</small>
        {slot.file.locale && (
          <>
            {tool('⍽', 'No-break space: the line never ends there', () => field.insert('\u00a0'))}
            {tool('‧', 'A long word may be divided here', () => field.insert('\u00ad'))}
          </>
        )}
      </header>
      <div ref={holder} />
      <p className="missing">
        {lostSlots(base, text).map((lost) => {
          const label = `Put back “${chipName(lost)}”`;
          return <span key={lost}>{tool(label, label, () => field.putBack(lost))} </span>;
        })}
      </p>
      <div className="advice" data-advice={slot.file.locale ?? slot.key} role="status">
        {advice.map((one) => (
          <p key={one.advice} className="bad">
            {one.advice}
          </p>
        ))}
        {conflict !== undefined && (
          <p className="bad">
            Meanwhile somebody else has changed this text to:{' '}
            <q lang={slot.file.locale}>{conflict}</q>{' '}
            <button type="button" onClick={() => onText({ base: conflict, text: conflict })}>
              Take that text
            </button>{' '}
            <button type="button" onClick={() => onText({ base: conflict, text })}>
              Keep mine
            </button>
          </p>
        )}
        {!slot.isThere && (
          <p className="bad">
            The file has a mistake, so this text cannot be found. “All texts of this page” says
            where.
          </p>
        )}
        {isTooLong && (
          <p className="bad">
            This text is too long for its place. The pictures show where. Shorten it.
          </p>
        )}
      </div>
    </section>
  );
}

interface PreviewProps {
  readonly slot: Slot;
  readonly text: string;
  /** It can be shown. */
  readonly isUsable: boolean;
  /** Others are out of sight: they measure. */
  readonly isActive: boolean;
  readonly fit: Fit | undefined;
  readonly attempt: number;
  onFit(id: string, text: string, fit: Fit): void;
  onFailure(error: unknown): void;
}

/** A text where it stands on the current page, in its language, at the width of a phone and of a desktop. */
export function Preview(props: PreviewProps) {
  const { slot, text, isUsable, isActive, fit, attempt, onFit, onFailure } = props;
  const { keys } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const room = useRef<Room>(undefined);
  const { key, saved } = slot;
  const { locale } = slot.file;
  const id = slotId(slot);
  const isUrgent = isActive || text !== saved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt tries the same again
  useEffect(() => {
    if (!isUsable || !locale) return;
    const measure = () => {
      const frames = [...(box.current?.querySelectorAll('iframe') ?? [])];
      room.current ??= new Room(frames, locale, key, keys.indexOf(key));
      room.current.fit(saved, text).then((found) => found && onFit(id, text, found), onFailure);
    };
    // The others before somebody types in them, so that a save need not wait.
    const timer = setTimeout(measure, isUrgent ? 0 : 1000);
    return () => clearTimeout(timer);
  }, [isUsable, isUrgent, locale, key, saved, text, id, keys, onFit, onFailure, attempt]);
  return (
    <div className={isActive ? 'room' : 'room aside'} aria-busy={!fit} inert={!isActive} ref={box}>
      {widths.map((width, index) => (
        <figure key={width}>
          <div className={`view w${width}`}>
            <iframe
              title={`The text at ${width} pixels`}
              sandbox="allow-same-origin"
              width={width}
              height={800}
              tabIndex={-1}
            />
          </div>
          <figcaption>
            <b>{width} px</b>
            <ul>
              {fit?.findings[index]?.map(({ words, isTooLong }) => (
                <li key={words} className={isTooLong ? 'bad' : 'fair'}>
                  {words}
                </li>
              ))}
              {fit?.findings[index]?.length === 0 && <li className="good">It fits.</li>}
              {!fit && <li>…</li>}
            </ul>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
