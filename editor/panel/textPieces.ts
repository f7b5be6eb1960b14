import { marks, numberInMark } from '../marks';

/** A piece of text on a page, with the messages to which it belongs, the innermost last. */
export interface TextPiece {
  readonly text: string;
  /** The numbers of the messages' keys. */
  readonly numbers: readonly number[];
  /** Which occurrence of each message this is: two pieces have the same number if they belong to the same occurrence. */
  readonly occurrences: readonly number[];
  readonly element: Element;
  /** Undefined if the text is in an attribute. */
  readonly range?: Range;
}

/** A message that has begun and has not ended. */
interface OpenMessage {
  readonly number: number;
  readonly occurrence: number;
}

/**
 * Splits a text at its marks.
 *
 * @param open the messages that have begun before; afterwards those that have not ended
 * @param begun counts the messages that begin
 */
function* splitAtMarks(text: string, open: OpenMessage[], begun: { count: number }) {
  let from = 0;
  for (const { 0: mark, 1: beginning, index } of [
    ...text.matchAll(marks),
    { 0: '', 1: undefined, index: text.length },
  ]) {
    if (text.slice(from, index).trim()) {
      const numbers = open.map(({ number }) => number);
      const occurrences = open.map(({ occurrence }) => occurrence);
      yield { from, to: index, numbers, occurrences };
    }
    if (beginning) {
      begun.count += 1;
      open.push({ number: numberInMark(beginning), occurrence: begun.count });
    } else if (mark) open.pop();
    from = index + mark.length;
  }
}

const unseen = 'script, style, noscript, template, site-editor, nextjs-portal';

/** All texts of a document or a part of it, in document order. Texts of attributes are included, scripts are not. */
export function piecesIn(root: Document | Element): TextPiece[] {
  const page = root.ownerDocument ?? (root as Document);
  const found: TextPiece[] = [];
  const open: OpenMessage[] = [];
  const begun = { count: 0 };
  const walker = page.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      // Not `instanceof`, because the elements of a preview belong to another window.
      node.nodeType === Node.ELEMENT_NODE && (node as Element).matches(unseen)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && node.parentElement) {
      const { data } = node as Text;
      for (const { from, to, ...messages } of splitAtMarks(data, open, begun)) {
        const range = page.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        const text = data.slice(from, to);
        found.push({ text, ...messages, element: node.parentElement, range });
      }
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      for (const { name, value } of element.attributes) {
        // Data attributes contain texts for scripts.
        if (!value.includes('\ufe0d') || name.startsWith('data-')) continue;
        for (const { from, to, ...messages } of splitAtMarks(value, [], begun)) {
          found.push({ text: value.slice(from, to), ...messages, element });
        }
      }
    }
  }
  return found;
}

/** The words of each occurrence of a message, with what the page has filled in. */
export function occurrencesOf(number: number, pieces: readonly TextPiece[]): string[] {
  const words: Record<number, string> = {};
  for (const { numbers, occurrences, text } of pieces) {
    const occurrence = occurrences[numbers.indexOf(number)];
    if (occurrence) words[occurrence] = (words[occurrence] ?? '') + text;
  }
  return Object.values(words);
}

/** The numbers of all messages in the HTML of a page, in its order, including those that scripts show later. */
export function numbersIn(html: string): number[] {
  const all = Array.from(html.matchAll(marks), ([, mark]) => (mark ? numberInMark(mark) : []));
  return [...new Set(all.flat())];
}

/** Whether a person can see a text: it is rendered, and not clipped for screen readers only. */
export function isVisible({ element, range }: TextPiece): boolean {
  if (!range || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return false;
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { clipPath, position } = getComputedStyle(node);
    const { width, height } = node.getBoundingClientRect();
    if (position === 'absolute' && (clipPath !== 'none' || (width <= 1 && height <= 1)))
      return false;
  }
  return [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
}

const controls = 'a, button, input, textarea, select, label, summary';

/** Whether a click on an element does something on the page. If so, the editor asks for Alt and click. */
export function isControl(element: Element): boolean {
  return element.closest(controls) !== null;
}

/** The text at a point of the window. If there is none, a text of the control or picture there. */
export function pieceAt(page: Document, x: number, y: number): TextPiece | undefined {
  const target = page.elementFromPoint(x, y);
  if (!target) return undefined;
  const inside = ({ left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom;
  // A radio button may cover its label, and a line of a drawing may cover a name.
  const whole =
    target.closest('label') ?? target.closest(`${controls}, picture, svg:not(svg svg), [role=img]`);
  const all = piecesIn(whole ?? target);
  const hits = all.filter(({ range }) => range && [...range.getClientRects()].some(inside));
  const hit = hits.findLast(isVisible) ?? hits.at(-1);
  if (hit) return hit;
  const others = whole ? all : all.filter(({ range }) => !range);
  return others.find(isVisible) ?? others.find(({ numbers }) => numbers.length > 0);
}
