import type { Locale } from '@/i18n/locales';
import { draftHeader } from '@/i18n/marks';
import { localizePath } from '@/site/routes';
import { element } from './element';
import { isVisible, type Said, saidIn } from './said';
import { Refused } from './server';

/** What a text does at one width. */
interface Finding {
  readonly words: string;
  /** Nobody can read it so: it cannot be saved. */
  readonly isTooLong: boolean;
}

interface Word {
  readonly text: string;
  readonly rects: readonly DOMRect[];
}

/** In CSS pixels: a phone and a desktop. */
const widths = [360, 1440] as const;

const controls = 'button, summary, nav a, [class*=button]';

function wordsOf(parts: readonly Said[]): Word[] {
  return parts.flatMap(({ range, text }) =>
    Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
      const place = range?.cloneRange();
      const from = (range?.startOffset ?? 0) + index;
      if (range && place) {
        place.setStart(range.startContainer, from);
        place.setEnd(range.startContainer, from + word.length);
      }
      const rects = [...(place?.getClientRects() ?? [])].filter(({ width }) => width > 0.5);
      return { text: word, rects };
    }),
  );
}

/** Words on one line overlap by more than half their height. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: { bottom: number; words: Word[] }[] = [];
  for (const word of words) {
    const rect = word.rects.at(-1);
    if (!rect) continue;
    const last = lines.at(-1);
    if (last && rect.top + rect.height / 2 < last.bottom) last.words.push(word);
    else lines.push({ bottom: rect.bottom, words: [word] });
  }
  return lines.map((line) => line.words);
}

/** Whether a scroll container or an area for screen readers has the element, so that its text may be anywhere. */
function mayBeAnywhere(start: Element): boolean {
  for (let node: Element | null = start; node; node = node.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(node);
    if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true;
  }
  return false;
}

function isCut(rect: DOMRect, start: Element): boolean {
  for (
    let node: Element | null = start;
    node && node.localName !== 'body';
    node = node.parentElement
  ) {
    if (!/hidden|clip/.test(getComputedStyle(node).overflow)) continue;
    const box = node.getBoundingClientRect();
    const middle = rect.top + rect.height / 2;
    if (rect.right > box.right + 1 || rect.left < box.left - 1) return true;
    if (middle > box.bottom || middle < box.top) return true;
  }
  return false;
}

function covers(one: DOMRect, other: DOMRect): boolean {
  const middle = ({ top, height }: DOMRect) => [top + height * 0.35, top + height * 0.65] as const;
  const [[top1, bottom1], [top2, bottom2]] = [middle(one), middle(other)];
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return wide > 1 && Math.min(bottom1, bottom2) - Math.max(top1, top2) > 1;
}

function findings(page: Document, number: number, width: number): Finding[] {
  const said = saidIn(page.body);
  const all = said.filter(isVisible);
  const parts = all.filter(({ numbers }) => numbers.includes(number));
  const [first] = parts;
  if (!first) {
    const isReadAloud = said.some(
      ({ numbers, range, element }) =>
        numbers.includes(number) && !range && element.checkVisibility({ visibilityProperty: true }),
    );
    const words = isReadAloud
      ? 'This text is read aloud, not shown.'
      : 'It is not visible at this width.';
    return [{ words, isTooLong: false }];
  }
  const words = wordsOf(parts);
  const rects = words.flatMap((word) => word.rects);
  const found: (Finding | false)[] = [];
  const tooLong = (words: string) => found.push({ words, isTooLong: true });
  const ugly = (words: string) => found.push({ words, isTooLong: false });

  if (!mayBeAnywhere(first.element)) {
    if (rects.some(({ left, right }) => right > width + 1 || left < -1))
      tooLong('It leaves the window at the side.');
    else if (rects.some((rect) => isCut(rect, first.element))) tooLong('A part of it is cut off.');
  }
  const drawing = first.element.closest('svg')?.getBoundingClientRect();
  if (
    drawing &&
    rects.some(({ left, right }) => right > drawing.right + 1 || left < drawing.left - 1)
  ) {
    tooLong('It leaves the drawing at the side.');
  }
  const covered = all.find(
    ({ numbers, range }) =>
      !numbers.includes(number) &&
      [...(range?.getClientRects() ?? [])].some((other) =>
        rects.some((rect) => covers(rect, other)),
      ),
  );
  if (covered) tooLong(`It lies over “${covered.text.trim().slice(0, 40)}”.`);

  const lines = linesOf(words);
  const isHyphenated = getComputedStyle(first.element).hyphens === 'auto';
  const broken = words.find(
    ({ text, rects: [one, two] }) =>
      one && two && two.top > one.top + 2 && !isHyphenated && !/[\u00ad\-–—/@.]/.test(text),
  );
  if (broken) ugly(`The word “${broken.text}” is broken over two lines.`);
  if (lines.length > 1 && first.element.closest(controls))
    ugly(`This label breaks over ${lines.length} lines.`);
  const last = lines.at(-1);
  if (lines.length > 1 && last?.length === 1 && !first.element.closest('svg')) {
    const [widest, own] = [lines.slice(0, -1), [last]].map((some) =>
      Math.max(
        ...some.map(
          (line) => (line.at(-1)?.rects.at(-1)?.right ?? 0) - (line[0]?.rects[0]?.left ?? 0),
        ),
      ),
    );
    if ((own ?? 0) < (widest ?? 0) / 4)
      ugly(`The last line has one short word: “${last[0]?.text}”.`);
  }
  return found.filter((finding) => finding !== false);
}

/** A page without its scripts: it is complete without them, and shows at once. */
async function pageOf(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Document> {
  const answer = await fetch(url, { headers, signal });
  // The text travels in a header.
  if (answer.status === 431) throw new Refused('This text is too long to be shown. Shorten it.');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const node of page.querySelectorAll('script, noscript, link[rel=preload][as=script]'))
    node.remove();
  return page;
}

class Preview {
  readonly figure: HTMLElement;
  private readonly frame: HTMLIFrameElement;
  private readonly words = element('ul');
  private url = '';

  constructor(readonly width: number) {
    this.frame = element('iframe', { title: `The text at ${width} pixels`, tabIndex: -1 });
    this.frame.setAttribute('sandbox', 'allow-same-origin');
    this.frame.width = String(width);
    this.frame.height = '800';
    this.figure = element(
      'figure',
      {},
      element('div', { className: `view w${width}` }, this.frame),
      element('figcaption', {}, element('b', {}, `${width} px`), this.words),
    );
  }

  /** @returns what the text does there */
  async show(page: Document, url: string, number: number): Promise<Finding[]> {
    if (this.url === url && this.frame.contentDocument?.body) {
      const own = this.frame.contentDocument;
      own.body.replaceWith(own.importNode(page.body, true));
    } else {
      this.url = url;
      const loaded = new Promise((done) =>
        this.frame.addEventListener('load', done, { once: true }),
      );
      this.frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
      await loaded;
    }
    const shown = this.frame.contentDocument;
    if (!shown) return [];
    const parts = saidIn(shown.body).filter(({ numbers }) => numbers.includes(number));
    for (const { element: place } of parts) place.closest('details')?.setAttribute('open', '');
    await shown.fonts.ready;
    this.look(parts);
    const found = findings(shown, number, this.width);
    // Again where pictures or fonts have moved it.
    this.look(parts);
    return found;
  }

  /** Moves the view to the text. */
  private look(parts: readonly Said[]): void {
    const first = parts.find(isVisible);
    const view = this.frame.parentElement?.getBoundingClientRect();
    const inside = this.frame.contentWindow;
    if (!first?.range || !view || !inside) return;
    // Not scrollIntoView, which would scroll the page around the frame, too.
    inside.scrollBy({ top: first.range.getBoundingClientRect().top - 300, behavior: 'instant' });
    const { left, width, top, height } = first.range.getBoundingClientRect();
    const scale = Math.min(1, Math.max(view.width / Math.max(width + 80, 360), 0.35));
    const x = Math.min(
      Math.max(left + width / 2 - view.width / scale / 2, 0),
      Math.max(this.width - view.width / scale, 0),
    );
    const y = top + height / 2 - view.height / scale / 2;
    this.frame.style.transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
  }

  say(list: readonly Finding[]): void {
    const lines = list.map(({ words, isTooLong }) =>
      element('li', { className: isTooLong ? 'bad' : 'fair' }, words),
    );
    this.words.replaceChildren(
      ...(lines.length > 0 ? lines : [element('li', { className: 'good' }, 'It fits.')]),
    );
  }
}

/** What texts do, at each width, by page, key and text. */
export type Known = Map<string, readonly Finding[][]>;

/** A text and where it stands. */
export interface Shown {
  readonly locale: Locale;
  readonly key: string;
  /** The text in the file. */
  readonly saved: string;
  readonly text: string;
}

const urlIn = (locale: Locale) => localizePath(location.pathname, locale);
const nameOf = ({ locale, key }: Shown, words: string) => `${urlIn(locale)} ${key} ${words}`;

/** Shows a text where it stands on the current page, in its language, at the width of a phone and of a desktop. */
export class Room {
  private readonly previews = widths.map((width) => new Preview(width));
  readonly box = element(
    'div',
    { className: 'room' },
    ...this.previews.map(({ figure }) => figure),
  );
  private running = new AbortController();
  /** What the previews show. */
  private shown = '';

  /** @param known shared by rooms that measure for each other */
  constructor(private readonly known: Known) {}

  /** Whether a text is too long where the saved one is not; undefined while that is not known. */
  isTooLong(shown: Shown): boolean | undefined {
    const lists = this.known.get(nameOf(shown, shown.text));
    if (!lists?.flat().some(({ isTooLong }) => isTooLong)) return lists && false;
    const before = this.known.get(nameOf(shown, shown.saved));
    return (
      before &&
      lists.some((list, index) =>
        list.some(
          ({ words, isTooLong }) =>
            isTooLong && !before[index]?.some((old) => old.isTooLong && old.words === words),
        ),
      )
    );
  }

  /**
   * Shows a text, and says what it does there. The last call wins.
   *
   * @param number of the key
   */
  async show(shown: Shown, number: number): Promise<void> {
    this.running.abort();
    this.running = new AbortController();
    const { signal } = this.running;
    const url = urlIn(shown.locale);
    const look = async (words: string) => {
      const name = nameOf(shown, words);
      if (this.shown === name) return;
      const drafts = encodeURIComponent(JSON.stringify({ [shown.key]: words }));
      const page = await pageOf(url, { [draftHeader]: drafts }, signal);
      const lists: Finding[][] = [];
      for (const preview of this.previews) {
        if (signal.aborted) throw new DOMException('', 'AbortError');
        lists.push(await preview.show(page, url, number));
      }
      this.known.set(name, lists);
      this.shown = name;
    };
    this.box.ariaBusy = 'true';
    try {
      await look(shown.text);
      if (this.isTooLong(shown) === undefined) {
        // What is not caused by the change does not stop it.
        await look(shown.saved);
        await look(shown.text);
      }
      const lists = this.known.get(nameOf(shown, shown.text));
      for (const [index, preview] of this.previews.entries()) preview.say(lists?.[index] ?? []);
      this.box.ariaBusy = 'false';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      throw error;
    }
  }
}
