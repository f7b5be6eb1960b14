import type { StandardNumber } from '@/site/certificates';
import { company } from '@/site/company';
import { fill } from './fill';
import {
  column,
  drawGround,
  drawHairline,
  drawHorizon,
  drawNotice,
  drawRule,
  inner,
  type Job,
  left,
  lineAt,
  right,
  rowPitch,
} from './sheet';
import { type Element, group, rowHeader, tag, tagText } from './tags';
import { type Doc, drawLine, drawText, ink, type Style, styles, widthOf } from './typesetting';

function drawMasthead({ doc, root, text }: Job): void {
  const box = { x: left, y: inner + rowPitch + 20, width: column(9) - left };
  const end = tagText(doc, root, 'P', text.issuer, styles.issuer, box);
  tagText(doc, root, 'P', text.issuerNote, styles.small, { ...box, y: end + 15 });
}

/**
 * Blank space before the first digit, in thousandths of the size (read from the font, less that of the line above): at this
 * size it would indent the number from the margin of all other lines.
 */
const numeralBearings: Readonly<Record<StandardNumber, number>> = {
  '9001': 24,
  '14001': 17,
  '45001': 3,
};

/** The heading, the number on the horizon, and the sun rising at its right. */
function drawTitle({ doc, root, text, number }: Job): void {
  const horizon = inner + 7 * rowPitch;
  // Small enough for a number of five digits to end clear of the sun, on a thumbnail too.
  const numeral: Style = { face: 'display', size: 188, leading: 188, color: ink };
  drawHorizon(doc, horizon, 26);
  tag(doc, root, 'H1', () => {
    drawLine(doc, `${text.heading} ISO `, styles.heading, left, horizon - 162);
    const start = left - (numeralBearings[number] / 1000) * numeral.size;
    drawLine(doc, number, numeral, start, horizon - 16);
  });
}

function drawStatement({ doc, root, text, number, values }: Job): void {
  const top = inner + 8 * rowPitch + 9;
  tagText(doc, root, 'P', text.standards[number].system, styles.lead, lineAt(top));
  tagText(doc, root, 'P', company.name, styles.heading, lineAt(top + 42), { lang: 'en' });
  tagText(doc, root, 'P', fill(text.holderNote, values), styles.small, lineAt(top + 60));
  tagText(doc, root, 'P', fill(text.conforms, values), styles.lead, lineAt(top + 90));
}

/** A row of name and value under a hairline; returns its lower edge. */
function drawRow(doc: Doc, table: Element, top: number, name: string, value: string): number {
  const middle = column(4);
  const row = group(doc, table, 'TR');
  drawHairline(doc, top);
  const baseline = top + 15.5;
  const box = { x: left, y: baseline, width: middle - left - 8 };
  let end = baseline;
  tag(
    doc,
    row,
    'TH',
    () => {
      end = drawText(doc, name, styles.label, box);
    },
    rowHeader,
  );
  tag(doc, row, 'TD', () => {
    const cell = { x: middle, y: baseline, width: right - middle };
    end = Math.max(end, drawText(doc, value, styles.body, cell));
  });
  return end + 7;
}

function drawData({ doc, root, text, values }: Job): void {
  const table = group(doc, root, 'Table');
  let y = inner + 11 * rowPitch;
  y = drawRow(doc, table, y, text.scopeLabel, text.scope);
  y = drawRow(doc, table, y, text.numberLabel, values.number);
  for (const label of text.dateLabels) {
    y = drawRow(doc, table, y, label, text.noDate);
  }
  drawHairline(doc, y);
}

function drawSignature({ doc, root, text }: Job): void {
  const line = inner + 15.25 * rowPitch;
  drawRule(doc, line, column(4));
  tag(doc, root, 'P', () => {
    drawLine(doc, `${text.signatory} `, styles.label, column(4), line + 16);
    const width = widthOf(doc, text.unsigned, styles.small);
    drawLine(doc, text.unsigned, styles.small, right - width, line + 16);
  });
}

export function drawCertificatePage(job: Job): void {
  job.doc.addPage();
  drawGround(job.doc, job.text, '1');
  drawMasthead(job);
  drawTitle(job);
  drawStatement(job);
  drawData(job);
  drawSignature(job);
  drawNotice(job.doc, job.root, job.text);
}
