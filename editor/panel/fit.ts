import { isVisible, type Said, saidIn } from './said';

/** What a text does at one width. */
export interface Finding {
  readonly words: string;
  /** Nobody can read it so: it cannot be saved. */
  readonly isTooLong: boolean;
}

interface Word {
  readonly text: string;
  readonly rects: readonly DOMRect[];
}

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

/** What the message of a number does on a page. */
export function findingsIn(page: Document, number: number): Finding[] {
  const width = page.defaultView?.innerWidth ?? 0;
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
  const found: Finding[] = [];
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
  return found;
}
