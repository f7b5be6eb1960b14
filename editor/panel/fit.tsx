import type { RefObject } from 'react';
import { draftHeader } from '@/editor/marks';
import type { Locale } from '@/i18n/locales';
import { misplaced } from '@/scripts/lib/misplaced';
import { localizePath } from '@/site/routes';
import { Refused } from './editor';
import { isVisible, type Said, saidIn } from './said';
import type { Typed } from './typed';

/** In CSS pixels: a phone and a desktop. */
const widths = [360, 1440] as const;

/** What a text does where it stands. */
export interface Fit {
  /** At each width; what the saved text does not do is its own fault. */
  readonly findings: readonly (readonly { words: string; isNew: boolean }[])[];
  /** The saved text as the page shows it, in pieces. */
  readonly words: readonly string[];
}

/** Of one text in one frame. */
interface Look {
  readonly findings: readonly string[];
  readonly words: readonly string[];
}

/** What has been measured, by text. */
export type Looks = Map<string, readonly Look[]>;

/** The current page in a language, without its scripts: it is complete without them, and shows at once. */
async function pageWith(locale: Locale, key: string, text: string): Promise<Document> {
  const drafts = encodeURIComponent(JSON.stringify({ [key]: text }));
  const url = localizePath(location.pathname, locale);
  const signal = AbortSignal.timeout(60_000);
  const answer = await fetch(url, { headers: { [draftHeader]: drafts }, signal });
  // The text travels in a header.
  if (answer.status === 431) throw new Refused('This text is too long to be shown. Shorten it.');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const node of page.querySelectorAll('script, noscript, link[rel=preload][as=script]'))
    node.remove();
  return page;
}

/** Moves a frame's view to a piece of text. */
function look(frame: HTMLIFrameElement, { range }: Said): void {
  const view = frame.parentElement;
  if (!view || !range) return;
  // Not scrollIntoView, which would scroll the page around the frame, too.
  const { top } = range.getBoundingClientRect();
  frame.contentWindow?.scrollBy({ top: top - 300, behavior: 'instant' });
  const box = range.getBoundingClientRect();
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth;
  view.scrollLeft = (box.left + box.width / 2) * scale - view.clientWidth / 2;
  view.scrollTop = (box.top + box.height / 2) * scale - view.clientHeight / 2;
}

/** Shows a page in a frame. @param number of the text that is looked at */
async function show(frame: HTMLIFrameElement, page: Document, number: number): Promise<Look> {
  const own = frame.contentDocument;
  if (own?.body && frame.srcdoc && own.documentElement.lang === page.documentElement.lang)
    own.body.replaceWith(own.importNode(page.body, true));
  else {
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
    await loaded;
  }
  const shown = frame.contentDocument;
  if (!shown) return { findings: [], words: [] };
  const parts = saidIn(shown.body).filter(({ numbers }) => numbers.includes(number));
  for (const { element } of parts) element.closest('details')?.setAttribute('open', '');
  await shown.fonts.ready;
  const words = parts.map(({ text }) => text);
  const first = parts.find(isVisible);
  if (!first) {
    const isAloud = parts.some(
      ({ element, range }) => !range && element.checkVisibility({ visibilityProperty: true }),
    );
    const why = isAloud
      ? 'This text is read aloud, not shown.'
      : 'It is not visible at this width.';
    return { findings: [why], words };
  }
  look(frame, first);
  const found = misplaced({ lettering: true, overlaps: true }, shown);
  const unnamed = found.map((one) =>
    words.reduce((said, text) => said.replace(text.trim(), '…'), one),
  );
  return { findings: [...new Set(unnamed.filter((one, at) => one !== found[at]))], words };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shows texts where they stand, in frames, and measures them. One after the other: a browser has few connections to a
 * server, and a save needs one.
 *
 * @param texts that which stays in sight last
 * @param number of their key
 * @param known what has been measured before
 * @returns by the ids of the texts
 */
export function measure(
  frames: readonly HTMLIFrameElement[],
  texts: readonly Typed[],
  number: number,
  known: Looks,
  signal: AbortSignal,
): Promise<Readonly<Record<string, Fit>>> {
  const lookAt = async ({ id, locale, key }: Typed, text: string, isSeen: boolean) => {
    const old = known.get(id + text);
    if (!locale || (old && !isSeen)) return old ?? [];
    signal.throwIfAborted();
    const page = await pageWith(locale, key, text);
    const looks: Look[] = [];
    for (const frame of frames) {
      signal.throwIfAborted();
      looks.push(await show(frame, page, number));
    }
    known.set(id + text, looks);
    return looks;
  };
  const next = async () => {
    const fits: Record<string, Fit> = {};
    for (const one of texts) {
      const isLast = one === texts.at(-1);
      const text = one.chipAdvice.length > 0 ? one.saved : one.text;
      // What is not caused by the change does not stop it.
      const before = await lookAt(one, one.saved, isLast && text === one.saved);
      const now = text === one.saved ? before : await lookAt(one, text, isLast);
      const isNew = (words: string, at: number) => !before[at]?.findings.includes(words);
      const findings = now.map((look, at) =>
        look.findings.map((words) => ({ words, isNew: isNew(words, at) })),
      );
      fits[one.id] = { findings, words: before[0]?.words ?? [] };
    }
    return fits;
  };
  const measured = last.then(next, next);
  last = measured;
  return measured;
}

interface PreviewProps {
  /** None until it is measured. */
  readonly fit: Fit | undefined;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** A text where it stands on the current page, in its language, at the width of a phone and of a desktop. */
export function Preview({ fit, box }: PreviewProps) {
  return (
    <div className="room" aria-busy={!fit} ref={box}>
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
              {fit?.findings[index]?.map(({ words, isNew }) => (
                <li key={words} className={isNew ? 'bad' : 'fair'}>
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
