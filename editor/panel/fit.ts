import type { Locale } from '@/i18n/locales';
import { draftHeader } from '@/i18n/marks';
import { localizePath } from '@/site/routes';
import { isVisible, type Said, saidIn } from './said';
import { Refused } from './server';

/** In CSS pixels: a phone and a desktop. */
export const widths = [360, 1440] as const;

/** What a text does at one width. */
export interface Finding {
  readonly words: string;
  /** Nobody can read it so: it cannot be saved. */
  readonly isTooLong: boolean;
}

function* ancestors(start: Element) {
  for (let node: Element | null = start; node; node = node.parentElement) yield node;
}

/** Whether a scroll container or an area for screen readers has the element, so that its text may be anywhere. */
function mayBeAnywhere(start: Element): boolean {
  return [...ancestors(start)].some((node) => {
    const { overflowX, clipPath } = getComputedStyle(node);
    return /auto|scroll/.test(overflowX) || clipPath !== 'none';
  });
}

function isCut(rect: DOMRect, start: Element): boolean {
  const middle = rect.top + rect.height / 2;
  return [...ancestors(start)].some((node) => {
    if (node.matches('html, body') || !/hidden|clip/.test(getComputedStyle(node).overflow))
      return false;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return rect.right > right + 1 || rect.left < left - 1 || middle > bottom || middle < top;
  });
}

/** Whether the middle parts of two lines lie over each other. */
function covers(one: DOMRect, other: DOMRect): boolean {
  const top = Math.max(one.top + one.height * 0.35, other.top + other.height * 0.35);
  const bottom = Math.min(one.top + one.height * 0.65, other.top + other.height * 0.65);
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return wide > 1 && bottom - top > 1;
}

const rectsOf = ({ range }: Said) =>
  [...(range?.getClientRects() ?? [])].filter(({ width }) => width > 0.5);

/** What the message of a number does on a page. */
function findingsIn(page: Document, number: number): Finding[] {
  const width = page.defaultView?.innerWidth ?? 0;
  const isOurs = ({ numbers }: Said) => numbers.includes(number);
  const said = saidIn(page.body);
  const visible = said.filter(isVisible);
  const [first] = visible.filter(isOurs);
  if (!first) {
    const isReadAloud = said.some(
      (one) =>
        isOurs(one) && !one.range && one.element.checkVisibility({ visibilityProperty: true }),
    );
    const words = isReadAloud
      ? 'This text is read aloud, not shown.'
      : 'It is not visible at this width.';
    return [{ words, isTooLong: false }];
  }
  const rects = visible.filter(isOurs).flatMap(rectsOf);
  const leaves = (from: number, to: number) =>
    rects.some(({ left, right }) => right > to + 1 || left < from - 1);
  const drawing = first.element.closest('svg')?.getBoundingClientRect();
  const covered = visible.find(
    (one) =>
      !isOurs(one) && rectsOf(one).some((other) => rects.some((rect) => covers(rect, other))),
  );
  const isHere = !mayBeAnywhere(first.element);
  return [
    isHere && leaves(0, width) && 'It leaves the window at the side.',
    isHere && rects.some((rect) => isCut(rect, first.element)) && 'A part of it is cut off.',
    drawing && leaves(drawing.left, drawing.right) && 'It leaves the drawing at the side.',
    covered && `It lies over “${covered.text.trim().slice(0, 40)}”.`,
  ].flatMap((words) => (words ? { words, isTooLong: true } : []));
}

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

/** Moves a frame's view to the first visible piece of a text. */
function look(frame: HTMLIFrameElement, parts: readonly Said[]): void {
  const first = parts.find(isVisible);
  const view = frame.parentElement?.getBoundingClientRect();
  const inside = frame.contentWindow;
  if (!first?.range || !view || !inside) return;
  // Not scrollIntoView, which would scroll the page around the frame, too.
  inside.scrollBy({ top: first.range.getBoundingClientRect().top - 300, behavior: 'instant' });
  const { left, width, top, height } = first.range.getBoundingClientRect();
  const scale = Math.min(1, Math.max(view.width / Math.max(width + 80, 360), 0.35));
  const most = Math.max(frame.clientWidth - view.width / scale, 0);
  const x = Math.min(Math.max(left + width / 2 - view.width / scale / 2, 0), most);
  const y = top + height / 2 - view.height / scale / 2;
  frame.style.transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
}

/** @returns what the message of this number does in the frame, and its words there */
async function show(frame: HTMLIFrameElement, page: Document, number: number) {
  const own = frame.contentDocument;
  if (own?.body && frame.srcdoc) own.body.replaceWith(own.importNode(page.body, true));
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
  look(frame, parts);
  return { findings: findingsIn(shown, number), words: parts.map(({ text }) => text) };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shows a text where it stands, in frames, and measures it. One text after the other: a browser has few connections to a
 * server, and a save needs one.
 *
 * @param number of the key
 * @returns of each frame what the text does, and its words there
 */
export function measure(
  frames: readonly HTMLIFrameElement[],
  text: { locale: Locale; key: string; number: number; text: string },
  signal?: AbortSignal,
): Promise<{ findings: Finding[]; words: string[] }[]> {
  const next = async () => {
    signal?.throwIfAborted();
    const page = await pageWith(text.locale, text.key, text.text);
    const shown = [];
    for (const frame of frames) {
      signal?.throwIfAborted();
      shown.push(await show(frame, page, text.number));
    }
    return shown;
  };
  const measured = last.then(next, next);
  last = measured;
  return measured;
}
