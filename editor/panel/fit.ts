import { marks } from '../marks';
import { misplaced } from '../siteInBrowser';
import { toolText } from './language';
import { isVisible, piecesIn, type TextPiece } from './textPieces';

/* Measures whether a text fits in its place: on a page in a frame, and in the results of a search. */

/** The number of lines on which a text or element is. */
function linesOf(place: Element | Range): number {
  // Not `instanceof`, because both may belong to another window.
  const range = 'startContainer' in place ? place : place.ownerDocument.createRange();
  if (!('startContainer' in place)) range.selectNodeContents(place);
  const boxes = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .toSorted((a, b) => a.top - b.top);
  let lines = 0;
  let bottom = -Infinity;
  for (const box of boxes) {
    // Tightly set lines overlap a little.
    if (box.top > bottom - box.height / 2) lines += 1;
    bottom = Math.max(bottom, box.bottom);
  }
  return lines;
}

/** The heading that contains a piece of text. */
function headingOf({ element }: TextPiece): Element | null {
  return element.closest('h1, h2, h3');
}

/** The number of lines of the heading to which a text belongs. Undefined if it belongs to none. */
export function headingLines(parts: readonly TextPiece[]): number | undefined {
  const heading = parts.filter(isVisible).map(headingOf).find(Boolean);
  return heading ? linesOf(heading) : undefined;
}

/** The most lines of a heading that can be read at a glance, by the width of the window. */
const mostLines = (width: number) => (width < 600 ? 6 : 4);

const isAfter = (one: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** What the first screen does not show although it should: the main heading, and the first button or link below it. */
function firstScreenNotes(page: Document, parts: readonly TextPiece[]): string[] {
  const view = page.defaultView;
  const title = page.querySelector('h1');
  if (!view || !title) return [];
  const control = [...page.querySelectorAll('main :is(a[href], button)')].find(
    (one) => isAfter(one, title) && one.checkVisibility({ visibilityProperty: true }),
  );
  const isOfOpening = ({ element }: TextPiece) =>
    title.contains(element) ||
    (control !== undefined &&
      isAfter(element, title) &&
      (control.contains(element) || isAfter(control, element)));
  if (!parts.some(isOfOpening)) return [];
  const isBelow = (one: Element) =>
    one.getBoundingClientRect().bottom + view.scrollY > view.innerHeight;
  return [
    ...(isBelow(title) ? [toolText('Panel.fit.headingBelow')] : []),
    ...(control && isBelow(control) ? [toolText('Panel.fit.buttonBelow')] : []),
  ];
}

/** The labels of the header are on one line. In the menu of a phone, they may be on several. */
function headerNotes(parts: readonly TextPiece[]): string[] {
  const isBroken = ({ element, range }: TextPiece) =>
    element.closest('header:not(main header)') && !element.closest('details') && range
      ? linesOf(range) > 1
      : false;
  return parts.some(isBroken) ? [toolText('Panel.fit.headerBreaks')] : [];
}

/** What is wrong with the place of a text. It leaves out what concerns only other texts of the page. */
function layoutNotes(page: Document, parts: readonly TextPiece[]): string[] {
  const own = parts.map(({ text }) => text.trim()).filter(Boolean);
  return misplaced({ lettering: true, overlaps: true }, page).flatMap(({ kind, text }) => {
    const shortened = own.reduce((words, one) => words.replace(one, '…'), text);
    return shortened === text ? [] : [toolText(`Panel.fit.${kind}`, { text: shortened })];
  });
}

/**
 * All remarks about the place of a text on a page.
 *
 * @param parts the pieces of the text on that page
 */
export function pageNotes(page: Document, parts: readonly TextPiece[]): string[] {
  const { innerWidth } = page.defaultView ?? window;
  const isLong = (headingLines(parts) ?? 0) > mostLines(innerWidth);
  return [
    ...new Set([
      ...layoutNotes(page, parts),
      ...headerNotes(parts),
      ...(isLong ? [toolText('Panel.fit.manyLines', { count: mostLines(innerWidth) })] : []),
      ...firstScreenNotes(page, parts),
    ]),
  ];
}

/** What Google shows of a title and of a description, in px of its own lettering. It changes this from time to time. */
const searchRooms = {
  title: { font: '20px Arial, "Liberation Sans", sans-serif', width: 580 },
  description: { font: '14px Arial, "Liberation Sans", sans-serif', width: 920 },
} as const;

/** A title or description of a page, as the results of a search show it. */
export interface SearchText {
  readonly part: keyof typeof searchRooms;
  readonly text: string;
  readonly isCut: boolean;
}

/** The title or description in the head of a page to which a text belongs. Undefined if it belongs to none. */
export function searchText(page: Document, number: number): SearchText | undefined {
  const parts = piecesIn(page.head).filter(({ numbers }) => numbers.includes(number));
  for (const { element } of parts) {
    const part = element.localName === 'title' ? 'title' : element.getAttribute('name');
    if (part !== 'title' && part !== 'description') continue;
    const whole = (part === 'title' ? element.textContent : element.getAttribute('content')) ?? '';
    const text = whole.replace(marks, '');
    const { font, width } = searchRooms[part];
    const context = document.createElement('canvas').getContext('2d');
    if (context) context.font = font;
    return { part, text, isCut: (context?.measureText(text).width ?? 0) > width };
  }
  return undefined;
}
