import type { Locale } from '@/i18n/locales';
import { draftHeader } from '@/i18n/marks';
import { localizePath } from '@/site/routes';
import { chipName, chips, chipValues, invisible, slotsOf } from '../chips';
import { type Finding, findingsIn } from './fit';
import { isVisible, type Said, saidIn } from './said';
import { Refused } from './server';

/** In CSS pixels: a phone and a desktop. */
export const widths = [360, 1440] as const;

/** What a text does where it stands. */
export interface Fit {
  /** At each width. */
  readonly findings: readonly (readonly Finding[])[];
  /** It is too long where the saved text is not. */
  readonly isTooLong: boolean;
  /** The saved text as the page shows it, in pieces. */
  readonly words: readonly string[];
}

let lastFetch: Promise<unknown> = Promise.resolve();

/** The current page in a language, without its scripts: it is complete without them, and shows at once. */
async function pageWith(locale: Locale, key: string, text: string): Promise<Document> {
  const drafts = encodeURIComponent(JSON.stringify({ [key]: text }));
  const url = localizePath(location.pathname, locale);
  // One at a time: a browser has few connections to a server, and a save needs one.
  const signal = AbortSignal.timeout(60_000);
  const next = () => fetch(url, { headers: { [draftHeader]: drafts }, signal });
  const fetching = lastFetch.then(next, next);
  lastFetch = fetching;
  const answer = await fetching;
  // The text travels in a header.
  if (answer.status === 431) throw new Refused('This text is too long to be shown. Shorten it.');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const node of page.querySelectorAll('script, noscript, link[rel=preload][as=script]'))
    node.remove();
  return page;
}

/**
 * The page with another text, without asking the server, which takes longer than a person types. Undefined where only the
 * server can write the text: with tags, forms, or placeholders of which nobody knows what they stand for.
 */
function withText(page: Document, number: number, saved: string, text: string) {
  const changed = page.cloneNode(true) as Document;
  const said = saidIn(changed.body).filter(({ numbers }) => numbers.includes(number));
  for (const { range, numbers, text: shown } of said.reverse()) {
    const values = chipValues(saved, shown);
    const written = text.replace(chips, (raw) =>
      invisible[raw] ? raw : (values[chipName(raw)] ?? ''),
    );
    const isKnown = slotsOf(text).every((slot) => values[chipName(slot)]);
    if (!isKnown || numbers.at(-1) !== number) return undefined;
    range?.deleteContents();
    range?.insertNode(changed.createTextNode(written));
  }
  return said.length > 0 ? changed : undefined;
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
  if (!shown) return { found: [], words: [] };
  const parts = saidIn(shown.body).filter(({ numbers }) => numbers.includes(number));
  for (const { element } of parts) element.closest('details')?.setAttribute('open', '');
  await shown.fonts.ready;
  look(frame, parts);
  return { found: findingsIn(shown, number), words: parts.map(({ text }) => text) };
}

/** The place of one text in one language, at each width. Texts are shown one after the other: the last one wins. */
export class Room {
  private words: readonly string[] = [];
  /** The page as it was first, from which others are made. */
  private base: { readonly page: Document; readonly text: string } | undefined;
  private readonly known = new Map<string, readonly (readonly Finding[])[]>();
  private shown: string | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private wanted = '';

  /** @param number of the key */
  constructor(
    private readonly frames: readonly HTMLIFrameElement[],
    private readonly locale: Locale,
    private readonly key: string,
    private readonly number: number,
  ) {}

  private async look(text: string): Promise<readonly (readonly Finding[])[]> {
    const known = this.known.get(text);
    if (known && this.shown === text) return known;
    const { base } = this;
    const page =
      (base && withText(base.page, this.number, base.text, text)) ??
      (await pageWith(this.locale, this.key, text));
    this.base ??= { page, text };
    const shown = [];
    for (const frame of this.frames) shown.push(await show(frame, page, this.number));
    const found = shown.map((one) => one.found);
    if (this.known.size === 0) this.words = shown[0]?.words ?? [];
    this.known.set(text, found);
    this.shown = text;
    return found;
  }

  private async compare(saved: string, text: string): Promise<Fit | undefined> {
    // What is not caused by the change does not stop it.
    const before = this.known.get(saved) ?? (await this.look(saved));
    if (this.wanted !== text) return undefined;
    const findings = await this.look(text);
    const isNew = ({ words, isTooLong }: Finding, index: number) =>
      isTooLong && !before[index]?.some((old) => old.isTooLong && old.words === words);
    const isTooLong = findings.some((list, index) => list.some((one) => isNew(one, index)));
    return { findings, isTooLong, words: this.words };
  }

  /** Shows a text. @returns what it does; undefined where another one was wanted meanwhile */
  fit(saved: string, text: string): Promise<Fit | undefined> {
    this.wanted = text;
    const next = () => this.compare(saved, text);
    const fit = this.running.then(next, next);
    this.running = fit;
    return fit;
  }
}
