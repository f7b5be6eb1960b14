import { isVisible, saidIn } from './said';

/** What a text does at one width. */
export interface Finding {
  readonly words: string;
  /** Nobody can read it so: it cannot be saved. */
  readonly isTooLong: boolean;
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
  const rects = parts.flatMap(({ range }) => [...(range?.getClientRects() ?? [])]);
  const wide = rects.filter((rect) => rect.width > 0.5);
  const leaves = (from: number, to: number) =>
    wide.some(({ left, right }) => right > to + 1 || left < from - 1);
  const drawing = first.element.closest('svg')?.getBoundingClientRect();
  const covered = all.find(
    ({ numbers, range }) =>
      !numbers.includes(number) &&
      [...(range?.getClientRects() ?? [])].some((other) =>
        wide.some((rect) => covers(rect, other)),
      ),
  );
  const isHere = !mayBeAnywhere(first.element);
  return [
    isHere && leaves(0, width) && 'It leaves the window at the side.',
    isHere && wide.some((rect) => isCut(rect, first.element)) && 'A part of it is cut off.',
    drawing && leaves(drawing.left, drawing.right) && 'It leaves the drawing at the side.',
    covered && `It lies over “${covered.text.trim().slice(0, 40)}”.`,
  ].flatMap((words) => (words ? { words, isTooLong: true } : []));
}
