import type { RefObject } from 'react';
import { draftHeader } from '@/editor/marks';
import type { Locale } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { misplaced } from '@/scripts/lib/misplaced';
import { localizePath } from '@/site/routes';
import { Refusal } from '../protocol';
import { isVisible, piecesIn, type TextPiece } from './textPieces';
import type { Typed } from './typed';

/** The widths of a phone and a desktop, in CSS pixels. */
const widths = [360, 1440] as const;

/** How a text fits in its place on the page. */
export interface Fit {
  /**
   * The remarks at each width. A remark is new if the saved text does not have it. Only new remarks are problems of the
   * typed text.
   */
  readonly notes: readonly (readonly { words: string; isNew: boolean }[])[];
  /** The saved text as the page shows it, in pieces. */
  readonly words: readonly string[];
}

/** How one text fits in one frame. */
interface Measurement {
  readonly notes: readonly string[];
  readonly words: readonly string[];
}

/** All measurements so far, by text. */
export type Measurements = Map<string, readonly Measurement[]>;

/** The current page in a language, without its scripts. It is complete without them and shows sooner. */
async function pageWith(locale: Locale, key: string, text: string): Promise<Document> {
  const drafts = encodeURIComponent(JSON.stringify({ [key]: text }));
  const url = localizePath(location.pathname, locale);
  const signal = AbortSignal.timeout(60_000);
  const answer = await fetch(url, { headers: { [draftHeader]: drafts }, signal });
  // 431: the header in which the text travels is too large.
  if (answer.status === 431) throw new Refusal(toolText('Panel.tooLongToShow'));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const node of page.querySelectorAll('script, noscript, link[rel=preload][as=script]'))
    node.remove();
  return page;
}

/** Scrolls a frame to a piece of text. */
function scrollToText(frame: HTMLIFrameElement, { range }: TextPiece): void {
  const view = frame.parentElement;
  if (!view || !range) return;
  // `scrollIntoView` would also scroll the page around the frame.
  const { top } = range.getBoundingClientRect();
  frame.contentWindow?.scrollBy({ top: top - 300, behavior: 'instant' });
  const box = range.getBoundingClientRect();
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth;
  view.scrollLeft = (box.left + box.width / 2) * scale - view.clientWidth / 2;
  view.scrollTop = (box.top + box.height / 2) * scale - view.clientHeight / 2;
}

/** Rejects as soon as a signal is aborted. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Shows a page in a frame, and measures a text in it. @param number of the text's key */
async function show(
  frame: HTMLIFrameElement,
  page: Document,
  number: number,
  signal: AbortSignal,
): Promise<Measurement> {
  const own = frame.contentDocument;
  if (own?.body && frame.srcdoc && own.documentElement.lang === page.documentElement.lang)
    own.body.replaceWith(own.importNode(page.body, true));
  else {
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
    // A frame never loads if its view is closed.
    await Promise.race([loaded, whenAborted(signal)]);
  }
  const shown = frame.contentDocument;
  if (!shown) return { notes: [], words: [] };
  const parts = piecesIn(shown.body).filter(({ numbers }) => numbers.includes(number));
  for (const { element } of parts) element.closest('details')?.setAttribute('open', '');
  await shown.fonts.ready;
  const words = parts.map(({ text }) => text);
  const first = parts.find(isVisible);
  if (!first) {
    const isAloud = parts.some(
      ({ element, range }) => !range && element.checkVisibility({ visibilityProperty: true }),
    );
    const why = isAloud ? 'Panel.readAloud' : 'Panel.notVisible';
    return { notes: [toolText(why)], words };
  }
  scrollToText(frame, first);
  const found = misplaced({ lettering: true, overlaps: true }, shown);
  const unnamed = found.map((one) =>
    words.reduce((note, text) => note.replace(text.trim(), '…'), one),
  );
  return { notes: [...new Set(unnamed.filter((one, at) => one !== found[at]))], words };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shows texts in their places on the page, in frames, and measures them. It does so one after the other, because a
 * browser has few connections to a server, and a save needs one.
 *
 * @param texts the last of them stays visible
 * @param number of their key
 * @param known earlier measurements; new ones are added to it
 * @param isShown whether the last text is shown even if it is measured already
 * @returns the results by the ids of the texts
 */
export function measure(
  frames: readonly HTMLIFrameElement[],
  texts: readonly Typed[],
  number: number,
  known: Measurements,
  isShown: boolean,
  signal: AbortSignal,
): Promise<Readonly<Record<string, Fit>>> {
  const measureText = async ({ id, locale, key }: Typed, text: string, isSeen: boolean) => {
    const old = known.get(id + text);
    if (!locale || (old && !isSeen)) return old ?? [];
    signal.throwIfAborted();
    const page = await pageWith(locale, key, text);
    const measurements: Measurement[] = [];
    for (const frame of frames) {
      signal.throwIfAborted();
      measurements.push(await show(frame, page, number, signal));
    }
    known.set(id + text, measurements);
    return measurements;
  };
  const next = async () => {
    const fits: Record<string, Fit> = {};
    for (const one of texts) {
      const isLast = isShown && one === texts.at(-1);
      const text = one.chipProblems.length > 0 ? one.saved : one.text;
      // A problem that the saved text has already must not stop the change.
      const before = await measureText(one, one.saved, isLast && text === one.saved);
      const now = text === one.saved ? before : await measureText(one, text, isLast);
      const isNew = (words: string, at: number) => !before[at]?.notes.includes(words);
      const notes = now.map((measurement, at) =>
        measurement.notes.map((words) => ({ words, isNew: isNew(words, at) })),
      );
      fits[one.id] = { notes, words: before[0]?.words ?? [] };
    }
    return fits;
  };
  const measured = last.then(next, next);
  last = measured;
  return measured;
}

interface PreviewProps {
  /** Undefined until the text is measured. */
  readonly fit: Fit | undefined;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** A text in its place on the current page, in its language, at the widths of a phone and a desktop. */
export function Preview({ fit, box }: PreviewProps) {
  return (
    <div className="room" aria-busy={!fit} ref={box}>
      {widths.map((width, index) => (
        <figure key={width}>
          <div className={`view w${width}`}>
            <iframe
              title={toolText('Panel.previewTitle', { width })}
              sandbox="allow-same-origin"
              width={width}
              height={800}
              tabIndex={-1}
            />
          </div>
          <figcaption>
            <b>{width} px</b>
            <ul>
              {fit?.notes[index]?.map(({ words, isNew }) => (
                <li key={words} className={isNew ? 'bad' : 'fair'}>
                  {words}
                </li>
              ))}
              {fit?.notes[index]?.length === 0 && (
                <li className="good">{toolText('Panel.fits')}</li>
              )}
              {!fit && <li>…</li>}
            </ul>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
