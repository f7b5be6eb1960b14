import { type RefObject, useState } from 'react';
import { draftHeader } from '../marks';
import { type Locale, localizePath, phrase, Refusal } from '../siteInBrowser';
import { Button } from './editor';
import { headingLines, pageNotes, type SearchText, searchText } from './fit';
import { toolText } from './language';
import { isVisible, piecesIn, type TextPiece } from './textPieces';
import type { Typed } from './typed';

/** The first screens of a phone, a tablet and a computer, in CSS pixels. */
const screens = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A remark about the place of a text. */
interface Note {
  readonly words: string;
  /** Whether the typed text has it and the saved one does not. Only new remarks are problems of the typed text. */
  readonly isNew: boolean;
}

/** How a text fits in its place. */
export interface Fit {
  /** The remarks on each screen. */
  readonly notes: readonly (readonly Note[])[];
  /** On how many lines it is on each screen, if it is a heading. */
  readonly lines: readonly (number | undefined)[];
  /** The saved text as the page shows it, in pieces. */
  readonly words: readonly string[];
  /** How a search shows the text, if it is a title or description, which are not on the page itself. */
  readonly search: SearchText | undefined;
}

/** How one text fits on one screen. */
interface Measurement {
  readonly notes: readonly string[];
  readonly words: readonly string[];
  readonly lines?: number | undefined;
  readonly search?: SearchText | undefined;
}

/** All measurements so far, by text. */
export type Measurements = Map<string, readonly Measurement[]>;

/** The current page in a language, without its scripts. It is complete without them and shows sooner. */
async function pageWith(
  locale: Locale,
  key: string,
  text: string,
  stop: AbortSignal,
): Promise<Document> {
  const drafts = encodeURIComponent(JSON.stringify({ [key]: text }));
  const url = localizePath(location.pathname, locale);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(60_000)]);
  const answer = await fetch(url, { headers: { [draftHeader]: drafts }, signal });
  // 431: the header in which the text travels is too large.
  if (answer.status === 431) throw new Refusal(phrase('Panel.tooLongToShow'));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const node of page.querySelectorAll('script, noscript, link[rel=preload][as=script]'))
    node.remove();
  return page;
}

/** Scrolls a frame to a piece of text, unless the first screen shows it. */
function scrollToText(frame: HTMLIFrameElement, { range }: TextPiece): void {
  const view = frame.contentWindow;
  if (!view || !range) return;
  view.scrollTo({ top: 0, behavior: 'instant' });
  const { top, bottom } = range.getBoundingClientRect();
  if (bottom > view.innerHeight)
    view.scrollTo({ top: top - view.innerHeight / 3, behavior: 'instant' });
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
  if (first) {
    scrollToText(frame, first);
    return { notes: pageNotes(shown, parts), words, lines: headingLines(parts) };
  }
  const search = searchText(page, number);
  if (search)
    return { notes: search.isCut ? [toolText('Panel.fit.searchCuts')] : [], words, search };
  const isAloud = parts.some(
    ({ element, range }) => !range && element.checkVisibility({ visibilityProperty: true }),
  );
  return { notes: [toolText(isAloud ? 'Panel.readAloud' : 'Panel.notVisible')], words };
}

let last: Promise<unknown> = Promise.resolve();

/** How texts are measured. */
interface Task {
  /** One for each of the screens. */
  readonly frames: readonly HTMLIFrameElement[];
  /** The last of them stays visible. */
  readonly texts: readonly Typed[];
  /** All keys, in the order of the numbers in the marks. */
  readonly keys: readonly string[];
  /** Earlier measurements. New ones are added. */
  readonly known: Measurements;
  /** Whether the last text is shown even if it is measured already. */
  readonly isShown: boolean;
  readonly signal: AbortSignal;
}

/**
 * Shows texts in their places on the page, in frames, and measures them. It does so one after the other, because a
 * browser has few connections to a server, and a save needs one.
 *
 * @returns the results by the ids of the texts
 */
export function measure(task: Task): Promise<Readonly<Record<string, Fit>>> {
  const { frames, texts, keys, known, isShown, signal } = task;
  const measureText = async ({ id, locale, key }: Typed, text: string, isSeen: boolean) => {
    const old = known.get(id + text);
    if (!locale || (old && !isSeen)) return old ?? [];
    signal.throwIfAborted();
    const page = await pageWith(locale, key, text, signal);
    const measurements: Measurement[] = [];
    for (const frame of frames) {
      signal.throwIfAborted();
      measurements.push(await show(frame, page, keys.indexOf(key), signal));
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
      fits[one.id] = {
        notes: now.map(({ notes }, at) =>
          notes.map((words) => ({ words, isNew: isNew(words, at) })),
        ),
        lines: now.map(({ lines }) => lines),
        words: before[0]?.words ?? [],
        search: now[0]?.search,
      };
    }
    return fits;
  };
  const measured = last.then(next, next);
  last = measured;
  return measured;
}

const widthOf = (at: number) => `${screens[at]?.width} px`;

/** How a text fits: the remarks with their screens, or that it fits on all of them. */
export function FitNotes({ fit }: { fit: Fit | undefined }) {
  if (!fit) return null;
  const [first = []] = fit.notes;
  const notes = fit.search
    ? first.map((note) => ({ ...note, place: '' }))
    : fit.notes.flatMap((all, at) => all.map((note) => ({ ...note, place: `${widthOf(at)}: ` })));
  const all = fit.search ? '' : `${screens.map((_, at) => widthOf(at)).join(', ')}: `;
  return (
    <ul className="fits">
      {notes.map(({ place, words, isNew }) => (
        <li key={place + words} className={isNew ? 'bad' : 'fair'}>
          {place}
          {words}
        </li>
      ))}
      {notes.length === 0 && (
        <li className="good">
          {all}
          {toolText('Panel.fits')}
        </li>
      )}
    </ul>
  );
}

/** The title or description of a page, as the results of a search show it. */
function SearchResult({ search: { part, text, isCut } }: { search: SearchText }) {
  return (
    <figure className="search">
      <p className={part}>{text}</p>
      <figcaption className={isCut ? 'bad' : 'good'}>
        {toolText(isCut ? 'Panel.fit.searchCuts' : 'Panel.fit.searchFits')}
      </figcaption>
    </figure>
  );
}

interface PreviewProps {
  /** Undefined until the text is measured. */
  readonly fit: Fit | undefined;
  readonly box: RefObject<HTMLDivElement | null>;
  /** The frames in which the texts of the other languages are measured. Nobody sees them. */
  readonly spare: RefObject<HTMLDivElement | null>;
}

/** A frame of the size of a screen. */
function Frame({ width, height }: { width: number; height: number }) {
  return (
    <iframe
      title={toolText('Panel.previewTitle', { width })}
      sandbox="allow-same-origin"
      width={width}
      height={height}
      tabIndex={-1}
    />
  );
}

/** In px: the height of the small pictures of the screens. */
const smallHeight = 190;

/** A text in its place on the current page, in its language: the whole screens of a phone, a tablet and a computer. */
export function Preview({ fit, box, spare }: PreviewProps) {
  const [large, setLarge] = useState<number>();
  const scaleOf = (width: number, height: number, isLarge: boolean) =>
    isLarge
      ? Math.min((innerWidth * 0.96) / width, (innerHeight * 0.9) / height, 1)
      : smallHeight / height;
  return (
    <div className="room" aria-busy={!fit}>
      {fit?.search && <SearchResult search={fit.search} />}
      <div className="screens" ref={box} hidden={fit?.search !== undefined}>
        {screens.map(({ width, height }, index) => {
          const isLarge = large === index;
          const scale = scaleOf(width, height, isLarge);
          const label = isLarge ? 'Panel.smaller' : 'Panel.larger';
          return (
            <figure key={width} className={isLarge ? 'large' : undefined}>
              <div className="view" style={{ width: width * scale, height: height * scale }}>
                <div style={{ scale: String(scale) }}>
                  <Frame width={width} height={height} />
                </div>
              </div>
              <figcaption>
                <b>{width} px</b>
                <Button onClick={() => setLarge(isLarge ? undefined : index)}>
                  {toolText(label)}
                </Button>
                <ul>
                  {fit?.lines[index] !== undefined && (
                    <li>{toolText('Panel.fit.lines', { count: fit.lines[index] })}</li>
                  )}
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
          );
        })}
      </div>
      <div className="spare" ref={spare} aria-hidden="true">
        {screens.map(({ width, height }) => (
          <Frame key={width} width={width} height={height} />
        ))}
      </div>
    </div>
  );
}
