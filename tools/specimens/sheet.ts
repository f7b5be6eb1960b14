import type { StandardNumber } from '@/site/certificates';
import { fill } from './fill';
import { artifact, type Element, tag } from './tags';
import type { CertificateTexts } from './texts';
import {
  amber,
  type Box,
  type Doc,
  drawLine,
  hairline,
  ink,
  type Style,
  styles,
  watermarkGrey,
  widthOf,
} from './typesetting';

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const frame = 26;
const gap = 4;
export const inner = frame + gap;
const columns = 12;
const rows = 18;
const columnPitch = (page.width - 2 * inner) / columns;
export const rowPitch = (page.height - 2 * inner) / rows;

/** Left edge of a column of the ruler, 0 to 12. */
export function column(index: number): number {
  return inner + index * columnPitch;
}

export const left = column(1);
export const right = column(11);
const measure = right - left;

function drawFrame(doc: Doc): void {
  const tick = 6;
  doc.strokeColor(ink);
  doc
    .lineWidth(0.9)
    .rect(frame, frame, page.width - 2 * frame, page.height - 2 * frame)
    .stroke();
  doc.lineWidth(0.4);
  doc.rect(inner, inner, page.width - 2 * inner, page.height - 2 * inner).stroke();
  for (let index = 1; index < columns; index += 1) {
    const x = column(index);
    doc.moveTo(x, inner).lineTo(x, inner + tick);
    doc.moveTo(x, page.height - inner).lineTo(x, page.height - inner - tick);
  }
  for (let index = 1; index < rows; index += 1) {
    const y = inner + index * rowPitch;
    doc.moveTo(inner, y).lineTo(inner + tick, y);
    doc.moveTo(page.width - inner, y).lineTo(page.width - inner - tick, y);
  }
  doc.stroke();
}

function drawWatermark(doc: Doc, word: string): void {
  const unit: Style = { face: 'display', size: 100, leading: 100, color: watermarkGrey };
  // Short enough for the tail of „Ц“ to stay within the frame.
  const length = 600;
  const size = (unit.size * length) / widthOf(doc, word, unit);
  const capHeight = 0.655 * size;
  const center = { x: page.width / 2, y: page.height / 2 };
  const angle = (Math.atan2(page.height, page.width) * 180) / Math.PI;
  doc.rotate(-angle, { origin: [center.x, center.y] });
  drawLine(doc, word, { ...unit, size }, center.x - length / 2, center.y + capHeight / 2);
}

/** The mark: the horizon through a circle whose upper half is the risen sun. Proportions of `logo-mark.svg`. */
function drawSun(doc: Doc, x: number, y: number, radius: number, stroke: number): void {
  doc.path(`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`).fill(amber);
  doc.lineWidth(stroke).strokeColor(ink).circle(x, y, radius).stroke();
}

/** The horizon from frame to frame, with the sun rising at its right end. */
export function drawHorizon(doc: Doc, y: number, radius: number): void {
  const stroke = radius / 10;
  artifact(doc, 'Layout', () => {
    drawSun(doc, right - radius, y, radius, stroke);
    doc
      .lineWidth(stroke)
      .moveTo(inner, y)
      .lineTo(page.width - inner, y)
      .stroke();
  });
}

function drawLineAcross(doc: Doc, y: number, from: number, width: number, color: string): void {
  artifact(doc, 'Layout', () => {
    doc.lineWidth(width).strokeColor(color).moveTo(from, y).lineTo(right, y).stroke();
  });
}

/** Draws the rule that opens a section or carries a signature. */
export function drawRule(doc: Doc, y: number, from = left): void {
  drawLineAcross(doc, y, from, 0.9, ink);
}

/** Between the rows of a table. */
export function drawHairline(doc: Doc, y: number): void {
  drawLineAcross(doc, y, left, 0.5, hairline);
}

/** Watermark, frame and page number. */
export function drawGround(doc: Doc, text: CertificateTexts, pageNumber: string): void {
  artifact(doc, 'Pagination', () => drawWatermark(doc, text.watermark));
  artifact(doc, 'Layout', () => drawFrame(doc));
  artifact(doc, 'Pagination', () => {
    const folio = fill(text.folio, { page: pageNumber, pages: '2' });
    drawLine(
      doc,
      folio,
      styles.small,
      right - widthOf(doc, folio, styles.small),
      inner + rowPitch + 20,
    );
  });
}

/** Draws the plate at the foot of a page: as text, since a screen reader skips the watermark. */
export function drawNotice(doc: Doc, root: Element, text: CertificateTexts): void {
  const height = 38;
  const top = inner + 17 * rowPitch - height;
  artifact(doc, 'Layout', () => doc.rect(left, top, measure, height).fill(ink));
  tag(doc, root, 'P', () => {
    const [first, second] = text.notice;
    const baseline = top + 24;
    const pad = 14;
    drawLine(doc, `${first} `, styles.notice, left + pad, baseline);
    const width = widthOf(doc, second, styles.notice);
    drawLine(doc, second, styles.notice, right - pad - width, baseline);
  });
}

/** Values of the placeholders in the texts. */
export type CertificateValues = Readonly<
  Record<'number' | 'standard' | 'field' | 'address', string>
>;

/** One certificate that is being drawn. */
export interface Job {
  readonly doc: Doc;
  readonly root: Element;
  readonly text: CertificateTexts;
  readonly number: StandardNumber;
  readonly values: CertificateValues;
}

/** The width between the margins, from a baseline on. */
export function lineAt(y: number): Box {
  return { x: left, y, width: measure };
}
