import { chipValues } from '../chips';
import { draftHeader, marks } from '../marks';
import { type Locale, localizePath, phrase, Refusal, routes, rowOf } from '../siteInBrowser';
import type { ChipValues } from './fieldState';
import { toolText } from './language';
import { firstScreens, misplaced, oversized } from './misplaced';
import { isVisible, numbersIn, occurrencesOf, piecesIn, type TextPiece } from './textPieces';
import type { Typed } from './typed';

/* Shows a typed text in its place on a page, in frames, and finds where it leaves its place. */

export interface Fit {
  readonly text: string;
  /** The remarks on each of the first screens. */
  readonly notes: readonly (readonly string[])[];
  /** Whether it leaves its place on any of them. The other remarks say only why it is not seen. */
  readonly leaves: boolean;
  /** What the page fills in for its placeholders. */
  readonly values: ChipValues;
}

/** A text in one language. A value of all languages has no page of its own. */
export type PlacedText = Typed & { readonly locale: Locale };

/** The page at a path with a text. */
async function htmlWith({ locale, key, text }: PlacedText, path: string, stop: AbortSignal) {
  const drafts = encodeURIComponent(JSON.stringify({ [key]: text }));
  const url = localizePath(path, locale);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(60_000)]);
  const answer = await fetch(url, { headers: { [draftHeader]: drafts }, signal });
  // 431: the header in which the text travels is too large.
  if (answer.status === 431) throw new Refusal(phrase('Panel.tooLongToShow'));
  return answer.text();
}

/**
 * The current page with a text, or the only page that shows it, without its scripts. It is complete without them and
 * shows sooner.
 */
async function pageWith(text: PlacedText, stop: AbortSignal): Promise<Document> {
  const { page: route } = rowOf(text.key);
  const here = await htmlWith(text, location.pathname, stop);
  const isElsewhere = route && !numbersIn(here).includes(text.number);
  const html = isElsewhere ? await htmlWith(text, `/${routes[route].path}`, stop) : here;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const node of page.querySelectorAll('script, noscript, link[rel=preload][as=script]'))
    node.remove();
  return page;
}

/** Rejects as soon as a signal is aborted. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Shows a page in a frame. @returns the page there */
async function showIn(frame: HTMLIFrameElement, page: Document, signal: AbortSignal) {
  const { lang, outerHTML } = page.documentElement;
  const own = frame.contentDocument;
  // The attribute says which page has loaded. Its styles are those of every page in its language.
  if (own && frame.lang === lang) own.body.replaceWith(own.importNode(page.body, true));
  else {
    frame.lang = '';
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    frame.srcdoc = `<!doctype html>${outerHTML}`;
    // A frame never loads if its view is closed.
    await Promise.race([loaded, whenAborted(signal)]);
    frame.lang = lang;
  }
  await frame.contentDocument?.fonts.ready;
  signal.throwIfAborted();
  return frame.contentDocument;
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

/** Where a text leaves its place. It leaves out what concerns only other texts of the page. */
function warnings(page: Document, parts: readonly TextPiece[], mostLines: number): string[] {
  const own = parts.map(({ text }) => text.trim()).filter(Boolean);
  const found = [
    ...misplaced({ lettering: true, overlaps: true }, page),
    ...oversized(mostLines, page),
  ];
  const words = found.flatMap(({ kind, text }) => {
    const others = own.reduce((rest, one) => rest.replace(one, ''), text);
    const other = others.replace(marks, '').replace(/^[\s/]+|[\s/]+$/g, '');
    const values = { text: other || text, count: mostLines };
    return others === text ? [] : [toolText(`Panel.fit.${kind}`, values)];
  });
  return [...new Set(words)];
}

/** Why a text is nowhere to be seen. */
function unseen(parts: readonly TextPiece[]): string {
  const isAloud = parts.some(
    ({ element, range }) => !range && element.checkVisibility({ visibilityProperty: true }),
  );
  return toolText(isAloud ? 'Panel.readAloud' : 'Panel.notVisible');
}

/**
 * Shows a text in its place, and measures it.
 *
 * @param frames one of the size of each first screen
 */
export async function measure(
  frames: readonly HTMLIFrameElement[],
  text: PlacedText,
  signal: AbortSignal,
): Promise<Fit> {
  const page = await pageWith(text, signal);
  const notes: string[][] = [];
  let leaves = false;
  let values: ChipValues = {};
  for (const [index, frame] of frames.entries()) {
    const shown = await showIn(frame, page, signal);
    if (!shown) break;
    const parts = piecesIn(shown.body).filter(({ numbers }) => numbers.includes(text.number));
    for (const { element } of parts) element.closest('details')?.setAttribute('open', '');
    const first = parts.find(isVisible);
    if (first) scrollToText(frame, first);
    const { mostLines } = firstScreens[index] ?? firstScreens[0];
    const found = first ? warnings(shown, parts, mostLines) : [];
    leaves ||= found.length > 0;
    notes.push(first ? found : [unseen(parts)]);
    const known = occurrencesOf(text.number, parts)
      .flatMap((one) => Object.entries(chipValues(text.text, one)))
      .filter(([, value]) => value);
    values = { ...values, ...Object.fromEntries(known) };
  }
  return { text: text.text, notes, leaves, values };
}
