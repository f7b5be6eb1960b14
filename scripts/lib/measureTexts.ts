import type { Room } from '@/i18n/check/wording';

/** How long a text may be where it stands, before it breaks something. */
export interface Measured {
  readonly key: string;
  readonly kind: keyof Room;
  readonly characters: number;
}

/**
 * Measures the texts of the page in which it runs: Playwright sends its source there, so all that it uses stands inside.
 *
 * @param keysByText the keys under which a text stands in the messages
 */
export function measureTexts(keysByText: Record<string, string[]>): Measured[] {
  const singleLine = 'a, button, summary, label, th, dt';
  const headings = 'h1, h2, h3';
  const scopes = '[aria-roledescription], svg, section, header, footer';
  for (const details of document.querySelectorAll('details')) details.open = true;

  const visibleTexts = (root: Element): Text[] => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && node.parentElement?.checkVisibility()) {
        found.push(node);
      }
    }
    return found;
  };
  const rectsOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const touches = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    // Line boxes overlap a little where lines stand close.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;

  /** Whether text can be seen from one side of its boxes to the other. */
  const leavesItsBox = (text: Text, rects: readonly DOMRect[]): boolean => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false;
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
      if (overflowY !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1)) return true;
    }
    return left < -1 || right > document.documentElement.clientWidth + 1;
  };

  const results: Measured[] = [];
  for (const text of visibleTexts(document.body)) {
    const original = text.data;
    const keys = keysByText[original.trim()];
    const place = text.parentElement;
    if (!keys || !place) continue;
    const neighbours = visibleTexts(place.closest(scopes) ?? document.body).filter(
      (other) => other !== text,
    );
    const lineCount = (rects: readonly DOMRect[]) =>
      new Set(rects.map(({ top }) => Math.round(top))).size;
    const touched = (rects: readonly DOMRect[]) =>
      neighbours.filter((other) => rectsOf(other).some((a) => rects.some((b) => touches(a, b))));

    const before = rectsOf(text);
    if (before.length === 0 || leavesItsBox(text, before)) continue;
    const touchedBefore = new Set(touched(before));
    const staysOnOneLine = place.closest(singleLine) !== null && lineCount(before) === 1;

    const breaks = (longer: string): boolean => {
      text.data = longer;
      const rects = rectsOf(text);
      return (
        leavesItsBox(text, rects) ||
        (staysOnOneLine && lineCount(rects) > 1) ||
        touched(rects).some((other) => !touchedBefore.has(other))
      );
    };
    // Headings part a word at any letter rather than let it leave the page, which is no room either.
    const breaksOrIsParted = (word: string) => breaks(word) || lineCount(rectsOf(text)) > 1;
    const longest = (
      make: (length: number) => string,
      from: number,
      to: number,
      fails: (longer: string) => boolean,
    ): number | null => {
      if (!fails(make(to))) return null;
      let [fits, tooLong] = [from, to];
      while (tooLong - fits > 1) {
        const middle = Math.floor((fits + tooLong) / 2);
        if (fails(make(middle))) tooLong = middle;
        else fits = middle;
      }
      return fits;
    };

    const words = original.trim();
    const sentence = (length: number) => `${words} `.repeat(length).slice(0, length).trimEnd();
    const letters = words.replace(/[^\p{L}]/gu, '').toLowerCase() || 'n';
    const word = (length: number) => letters.repeat(length).slice(0, length);
    const found = {
      text: longest(sentence, words.length, words.length * 3 + 20, breaks),
      word: place.closest(headings) ? longest(word, 1, 60, breaksOrIsParted) : null,
    };
    text.data = original;
    for (const kind of ['text', 'word'] as const) {
      const characters = found[kind];
      if (characters !== null) results.push(...keys.map((key) => ({ key, kind, characters })));
    }
  }
  return results;
}
