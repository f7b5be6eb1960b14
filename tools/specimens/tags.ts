import type { StructureElement, StructureOptions } from 'pdfkit';
import { type Box, type Doc, drawText, type Style } from './typesetting';

export type Element = StructureElement;

/** Adds an element to a parent that is already in the document, and draws its contents at once. */
export function tag(
  doc: Doc,
  parent: Element,
  type: string,
  draw: () => void,
  options: StructureOptions = {},
): void {
  parent.add(doc.struct(type, options, draw));
}

/** Adds an empty element, to be filled with others. */
export function group(doc: Doc, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** A tagged paragraph or heading; returns the baseline of its last line. */
export function tagText(
  doc: Doc,
  parent: Element,
  type: string,
  text: string,
  style: Style,
  box: Box,
  options: StructureOptions = {},
): number {
  let end = box.y;
  tag(
    doc,
    parent,
    type,
    () => {
      end = drawText(doc, text, style, box);
    },
    options,
  );
  return end;
}

/** Content that a screen reader skips: lines, watermark, running heads (ISO 14289-1, 7.1). */
export function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

// A header cell must say what it heads (ISO 14289-1, 7.5).
export const rowHeader: StructureOptions = { scope: 'Row' };
export const columnHeader: StructureOptions = { scope: 'Column' };
