import { useRef } from 'react';
import { useAnswer, useEditor } from './editor';
import { type Finding, measure, widths } from './fit';
import type { Slot } from './slots';

/** What a text does where it stands. */
export interface Fit {
  readonly text: string;
  /** It is too long where the saved text is not. */
  readonly isTooLong: boolean;
  /** The saved text as the page shows it, in pieces. */
  readonly words: readonly string[];
}

interface PreviewProps {
  readonly slot: Slot;
  readonly text: string;
  /** Others are out of sight: they measure. */
  readonly isActive: boolean;
  /** Raised to try again what has failed. */
  readonly attempt: number;
  onFit(fit: Fit): void;
  onFailure(error: unknown): void;
}

/** A text where it stands on the current page, in its language, at the width of a phone and of a desktop. */
export function Preview({ slot, text, isActive, attempt, onFit, onFailure }: PreviewProps) {
  const { keys } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<{ saved: string; measured: ReturnType<typeof measure> }>(undefined);
  const { key, saved } = slot;
  const { locale = 'en' } = slot.file;
  const isNeeded = isActive || text !== saved;
  const findings = useAnswer(
    JSON.stringify(isNeeded && [saved, text, attempt]),
    async (signal) => {
      if (!isNeeded) return undefined;
      const frames = [...(box.current?.querySelectorAll('iframe') ?? [])];
      const look = (words: string, until?: AbortSignal) =>
        measure(frames, { locale, key, number: keys.indexOf(key), text: words }, until);
      // What is not caused by the change does not stop it.
      const isFirst = known.current?.saved !== saved;
      if (isFirst) {
        known.current = { saved, measured: look(saved) };
        // Measured anew after a failure.
        known.current.measured.catch(() => {
          known.current = undefined;
        });
      }
      const at = (await known.current?.measured) ?? [];
      const now = isFirst && text === saved ? at : await look(text, signal);
      const isNew = ({ words, isTooLong }: Finding, index: number) =>
        isTooLong && !at[index]?.findings.some((old) => old.isTooLong && old.words === words);
      onFit({
        text,
        isTooLong: now.some((one, index) => one.findings.some((found) => isNew(found, index))),
        words: at[0]?.words ?? [],
      });
      return now.map((one) => one.findings);
    },
    onFailure,
  );
  return (
    <div
      className={isActive ? 'room' : 'room aside'}
      aria-busy={!findings}
      inert={!isActive}
      ref={box}
    >
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
              {findings?.[index]?.map(({ words, isTooLong }) => (
                <li key={words} className={isTooLong ? 'bad' : 'fair'}>
                  {words}
                </li>
              ))}
              {findings?.[index]?.length === 0 && <li className="good">It fits.</li>}
              {!findings && <li>…</li>}
            </ul>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
