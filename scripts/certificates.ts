/**
 * Makes the six specimen certificates, `public/certificates/<en|bg>/iso-<number>.pdf`: `npx tsx scripts/certificates.ts`.
 *
 * They are committed, and stand in until the owner puts the real documents under the same names. The bytes depend on
 * nothing but this file, the fonts and the compressor of the Node version, so a second run leaves the working tree clean.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import PDFDocument from 'pdfkit';
import {
  type CertificateLocale,
  certificateLocales,
  certificatePath,
  type StandardNumber,
  standardNumbers,
  standards,
} from '../site/certificates';
import { pinWeight, readVariableFont } from './lib/staticFont';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface StandardTexts {
  /** The field, as the site's page names it. */
  readonly field: string;
  /** First half of the sentence that the holder's name completes. */
  readonly system: string;
  /** What the audits look at first. */
  readonly focus: string;
}

interface SiteRow {
  readonly site: string;
  readonly address: string;
  readonly activities: string;
}

interface CertificateTexts {
  /** BCP 47, for the document's catalogue. */
  readonly lang: string;
  readonly watermark: string;
  /** `{standard}` and `{field}` are put in, as in the other texts with braces. */
  readonly title: string;
  readonly issuer: string;
  readonly issuerNote: string;
  readonly heading: string;
  readonly holder: string;
  readonly holderNote: string;
  readonly conforms: string;
  readonly scopeLabel: string;
  readonly scope: string;
  readonly numberLabel: string;
  /** First issue, start and end of validity. */
  readonly dateLabels: readonly [string, string, string];
  readonly noDate: string;
  readonly signatory: string;
  readonly unsigned: string;
  readonly notice: readonly [string, string];
  readonly annex: string;
  readonly annexTo: string;
  readonly focusLabel: string;
  readonly sitesLabel: string;
  readonly sitesHead: SiteRow;
  readonly sites: readonly SiteRow[];
  readonly checkLabel: string;
  readonly check: string;
  readonly folio: string;
  readonly standards: Readonly<Record<StandardNumber, StandardTexts>>;
}

// Non-breaking spaces are written as escapes: typed, they look like any other space.
const texts: Readonly<Record<CertificateLocale, CertificateTexts>> = {
  en: {
    lang: 'en-GB',
    watermark: 'SPECIMEN',
    title: 'Specimen certificate {standard}, {field}',
    issuer: 'Specimen Certification Body',
    issuerNote: 'An invented issuer. No such body exists.',
    heading: 'Specimen certificate',
    holder: 'Izgrev Energy',
    holderNote: 'Sample company, 18\u00a0Zornitsa Street, 1164\u00a0Sofia, Bulgaria',
    conforms: 'meets the requirements of {standard} for the scope given below.',
    scopeLabel: 'Scope',
    scope:
      'Design, procurement, construction and maintenance of photovoltaic plants and battery energy storage systems.',
    numberLabel: 'Certificate number',
    dateLabels: ['First issued', 'Valid from', 'Valid until'],
    noDate: '— specimen, no date —',
    signatory: 'For the certification body',
    unsigned: 'Specimen, not signed',
    notice: ['Specimen. Not a valid certificate.', 'To be replaced by the real document.'],
    annex: 'Annex: scope and sites',
    annexTo: 'to certificate {number}',
    focusLabel: 'Audit focus',
    sitesLabel: 'Sites',
    sitesHead: { site: 'Site', address: 'Address', activities: 'Activities' },
    sites: [
      {
        site: 'Head office',
        address: '18\u00a0Zornitsa Street, 1164\u00a0Sofia, Bulgaria',
        activities: 'Design, procurement, project management',
      },
      {
        site: 'Temporary sites',
        address: 'As stated in each contract',
        activities: 'Construction, commissioning, operation and maintenance',
      },
    ],
    checkLabel: 'How to check a\u00a0certificate',
    check:
      'A real certificate carries its number, its scope and the name of the certification body. The number can be looked up in the body’s public register, and the body in the register of its national accreditation authority. This specimen is in neither.',
    folio: 'Page {page} of {pages}',
    standards: {
      '9001': {
        field: 'quality management',
        system: 'The quality management system of',
        focus:
          'One way of working from the site survey to the acceptance test, and through operation and maintenance.',
      },
      '14001': {
        field: 'environmental management',
        system: 'The environmental management system of',
        focus:
          'Soil, water, waste and noise on site, and what happens to a module at the end of its life.',
      },
      '45001': {
        field: 'occupational health and safety',
        system: 'The occupational health and safety management system of',
        focus: 'Work at height, on live direct current, and near medium voltage.',
      },
    },
  },
  bg: {
    lang: 'bg-BG',
    watermark: 'ОБРАЗЕЦ',
    title: 'Образец на сертификат {standard}, {field}',
    issuer: 'Примерен орган за сертификация',
    issuerNote: 'Измислен издател. Такъв орган не съществува.',
    heading: 'Образец на сертификат',
    holder: 'Izgrev Energy',
    holderNote: 'Примерно дружество, ул.\u00a0„Зорница“\u00a018, 1164\u00a0София, България',
    conforms: 'отговаря на изискванията на {standard} за посочения по-долу обхват.',
    scopeLabel: 'Обхват',
    scope:
      'Проектиране, доставка, строителство и\u00a0поддръжка на фотоволтаични електроцентрали и\u00a0батерийни системи за съхранение на енергия.',
    numberLabel: 'Номер на сертификата',
    dateLabels: ['Първоначално издаден', 'Валиден от', 'Валиден до'],
    noDate: '– образец, без дата –',
    signatory: 'За органа за сертификация',
    unsigned: 'Образец, без подпис',
    notice: ['Образец. Не е валиден сертификат.', 'Да се замени с\u00a0действителния документ.'],
    annex: 'Приложение: обхват и\u00a0площадки',
    annexTo: 'към сертификат {number}',
    focusLabel: 'Акцент при одита',
    sitesLabel: 'Площадки',
    sitesHead: { site: 'Площадка', address: 'Адрес', activities: 'Дейности' },
    sites: [
      {
        site: 'Централен офис',
        address: 'ул.\u00a0„Зорница“\u00a018, 1164\u00a0София, България',
        activities: 'Проектиране, доставка, управление на проекти',
      },
      {
        site: 'Временни площадки',
        address: 'Според съответния договор',
        activities:
          'Строително-монтажни работи, въвеждане в\u00a0експлоатация, експлоатация и\u00a0поддръжка',
      },
    ],
    checkLabel: 'Как се проверява сертификат',
    check:
      'Истинският сертификат съдържа номер, обхват и\u00a0името на органа за сертификация. Номерът се проверява в\u00a0публичния регистър на органа, а\u00a0самият орган\u00a0– в\u00a0регистъра на националния орган по акредитация. Този образец не фигурира в\u00a0нито един от двата регистъра.',
    folio: 'Страница {page} от {pages}',
    standards: {
      '9001': {
        field: 'управление на качеството',
        system: 'Системата за управление на качеството на',
        focus:
          'Единен начин на работа\u00a0– от огледа на терена до приемното изпитване, а\u00a0след това и\u00a0при експлоатацията и\u00a0поддръжката.',
      },
      '14001': {
        field: 'управление по отношение на околната среда',
        system: 'Системата за управление по отношение на околната среда на',
        focus:
          'Почви, води, отпадъци и\u00a0шум на обекта, както и\u00a0какво става с\u00a0модула в\u00a0края на живота му.',
      },
      '45001': {
        field: 'здраве и безопасност при работа',
        system: 'Системата за управление на здравето и\u00a0безопасността при работа на',
        focus:
          'Работа на височина, по вериги за постоянен ток под напрежение и\u00a0в\u00a0близост до уредби средно напрежение.',
      },
    },
  },
};

/** The replaceable words of one certificate: `SPECIMEN-9001` is an identifier, hence the same in every language. */
function placeholders(locale: CertificateLocale, number: StandardNumber): Record<string, string> {
  return {
    number: `SPECIMEN-${number}`,
    standard: `ISO\u00a0${number}:${standards[number].edition}`,
    field: texts[locale].standards[number].field,
    pages: '2',
  };
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`"${template}" asks for {${key}}: add it to placeholders().`);
    }
    return value;
  });
}

// ---------- Fonts

/** The weights are DESIGN's: text 400, condensed 660, extra condensed 720. */
const faces = {
  text: { family: 'sofia-sans', weight: 400 },
  label: { family: 'sofia-sans-condensed', weight: 660 },
  display: { family: 'sofia-sans-extra-condensed', weight: 720 },
} as const;
type Face = keyof typeof faces;
const faceNames = Object.keys(faces) as Face[];
const scripts = ['latin', 'cyrillic'] as const;
type Script = (typeof scripts)[number];
type Fonts = ReadonlyMap<string, Buffer>;

function fontName(face: Face, script: Script): string {
  return `${face}-${script}`;
}

/**
 * The three faces, once per script, as static TrueType. A PDF cannot hold a variable font, so the weight is pinned here;
 * pdfkit takes out the unused glyphs itself.
 *
 * @throws when the font packages are not installed.
 */
export async function loadFonts(): Promise<Fonts> {
  const fonts = new Map<string, Buffer>();
  for (const face of faceNames) {
    const { family, weight } = faces[face];
    for (const script of scripts) {
      const source = await readVariableFont(family, script);
      const instance = await pinWeight(source, weight);
      fonts.set(fontName(face, script), instance);
    }
  }
  return fonts;
}

// ---------- Setting text

interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  /** Points from baseline to baseline. */
  readonly leading: number;
  readonly color: string;
}

const ink = '#0E2A33';
const ink2 = '#3F565D';
const amber = '#F2A31B';
const hairline = '#9FAAAC';
const watermarkGrey = '#EFF2F2';

const styles = {
  issuer: { face: 'label', size: 15, leading: 18, color: ink },
  small: { face: 'text', size: 9.5, leading: 13.5, color: ink2 },
  heading: { face: 'display', size: 40, leading: 40, color: ink },
  annexHeading: { face: 'display', size: 36, leading: 36, color: ink },
  lead: { face: 'text', size: 12.5, leading: 18, color: ink },
  label: { face: 'label', size: 11.5, leading: 15.5, color: ink },
  body: { face: 'text', size: 10.5, leading: 15.5, color: ink },
  subheading: { face: 'label', size: 15, leading: 18, color: ink },
  notice: { face: 'label', size: 14, leading: 18, color: '#FFFFFF' },
} as const satisfies Record<string, Style>;

interface Run {
  readonly text: string;
  readonly script: Script;
}

/**
 * The font packages are split by script: letters come from the Cyrillic file, and so do the spaces after them, so that
 * words do not fall apart into runs; all else, punctuation included, is in the Latin file only.
 */
function runsOf(text: string): Run[] {
  const parts = text.match(/[\u0400-\u045f\u2116][\u0400-\u045f\u2116 ]*|[^\u0400-\u045f\u2116]+/g);
  return (parts ?? []).map((part) => ({
    text: part,
    script: /^[\u0400-\u045f\u2116]/.test(part) ? 'cyrillic' : 'latin',
  }));
}

function widthOf(doc: Doc, text: string, style: Style): number {
  return runsOf(text).reduce(
    (sum, run) =>
      sum + doc.font(fontName(style.face, run.script), style.size).widthOfString(run.text),
    0,
  );
}

/** Lines that fit the width. Each but the last keeps its space: without it a screen reader joins the words. */
function wrap(doc: Doc, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line + word;
    if (line !== '' && widthOf(doc, longer, style) > width) {
      lines.push(line);
      line = `${word} `;
    } else {
      line = `${longer} `;
    }
  }
  return [...lines, line.trimEnd()];
}

function drawLine(doc: Doc, text: string, style: Style, x: number, baseline: number): void {
  let left = x;
  doc.fillColor(style.color);
  for (const run of runsOf(text)) {
    doc.font(fontName(style.face, run.script), style.size);
    doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += doc.widthOfString(run.text);
  }
}

interface Box {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly width: number;
}

/** Draws the text and returns the baseline of its last line. */
function drawText(doc: Doc, text: string, style: Style, box: Box): number {
  const lines = wrap(doc, text, style, box.width);
  lines.forEach((line, index) => {
    drawLine(doc, line, style, box.x, box.y + index * style.leading);
  });
  return box.y + (lines.length - 1) * style.leading;
}

// ---------- Tags

/** Adds an element to a parent that is already in the document, and draws its contents at once. */
function tag(
  doc: Doc,
  parent: Element,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(doc.struct(type, options, draw));
}

/** Adds an empty element, to be filled with others. */
function group(doc: Doc, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** A tagged paragraph or heading; returns the baseline of its last line. */
function tagText(
  doc: Doc,
  parent: Element,
  type: string,
  text: string,
  style: Style,
  box: Box,
  options: PDFKit.Mixins.StructureElementOptions = {},
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

/** What a screen reader passes over: lines, watermark, running heads (ISO 14289-1, 7.1). */
function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

type CellOptions = PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' | 'Column' };
// A header cell must say what it heads (ISO 14289-1, 7.5). pdfkit knows `scope`, its types do not yet.
const rowHeader: CellOptions = { scope: 'Row' };
const columnHeader: CellOptions = { scope: 'Column' };

// ---------- The sheet

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const frame = 26;
const gap = 4;
const inner = frame + gap;
const columns = 12;
const rows = 18;
const columnPitch = (page.width - 2 * inner) / columns;
const rowPitch = (page.height - 2 * inner) / rows;

/** Left edge of a column of the ruler, 0 to 12. */
function column(index: number): number {
  return inner + index * columnPitch;
}

const left = column(1);
const right = column(11);
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

function drawRule(doc: Doc, y: number, from = left, to = right, color = ink): void {
  doc
    .lineWidth(color === ink ? 0.9 : 0.5)
    .strokeColor(color)
    .moveTo(from, y)
    .lineTo(to, y)
    .stroke();
}

function drawGround(doc: Doc, text: CertificateTexts, pageNumber: string): void {
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

/** The plate at the foot of either page: said as text, since the watermark is silent to a screen reader. */
function drawNotice(doc: Doc, root: Element, text: CertificateTexts): void {
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

interface Job {
  readonly doc: Doc;
  readonly root: Element;
  readonly text: CertificateTexts;
  readonly number: StandardNumber;
  readonly values: Readonly<Record<string, string>>;
}

function drawMasthead({ doc, root, text }: Job): void {
  const box = { x: left, y: inner + rowPitch + 20, width: column(9) - left };
  const end = tagText(doc, root, 'P', text.issuer, styles.issuer, box);
  tagText(doc, root, 'P', text.issuerNote, styles.small, { ...box, y: end + 15 });
}

/**
 * Blank space before the first digit, in thousandths of the size (read from the font, less that of the line above): at
 * this size it would set the number in from the margin that all other lines keep.
 */
const numeralBearings: Readonly<Record<StandardNumber, number>> = {
  '9001': 24,
  '14001': 17,
  '45001': 3,
};

/** The heading, the number standing on the horizon, and the sun rising at its right. */
function drawTitle({ doc, root, text, number }: Job): void {
  const horizon = inner + 7 * rowPitch;
  const numeral: Style = { face: 'display', size: 196, leading: 196, color: ink };
  artifact(doc, 'Layout', () => {
    drawSun(doc, right - 32, horizon, 32, 3.2);
    doc
      .lineWidth(3.2)
      .moveTo(inner, horizon)
      .lineTo(page.width - inner, horizon)
      .stroke();
  });
  tag(doc, root, 'H1', () => {
    drawLine(doc, `${text.heading} ISO `, styles.heading, left, horizon - 168);
    const start = left - (numeralBearings[number] / 1000) * numeral.size;
    drawLine(doc, number, numeral, start, horizon - 16);
  });
}

function drawStatement({ doc, root, text, number, values }: Job): void {
  const at = (y: number): Box => ({ x: left, y, width: measure });
  const top = inner + 8 * rowPitch + 9;
  tagText(doc, root, 'P', text.standards[number].system, styles.lead, at(top));
  tagText(doc, root, 'P', text.holder, styles.heading, at(top + 42), { lang: 'en' });
  tagText(doc, root, 'P', text.holderNote, styles.small, at(top + 60));
  tagText(doc, root, 'P', fill(text.conforms, values), styles.lead, at(top + 90));
}

/** A row of name and value under a hairline; returns its lower edge. */
function drawRow(doc: Doc, table: Element, top: number, name: string, value: string): number {
  const middle = column(4);
  const row = group(doc, table, 'TR');
  artifact(doc, 'Layout', () => drawRule(doc, top, left, right, hairline));
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
  y = drawRow(doc, table, y, text.numberLabel, fill('{number}', values));
  for (const label of text.dateLabels) {
    y = drawRow(doc, table, y, label, text.noDate);
  }
  artifact(doc, 'Layout', () => drawRule(doc, y, left, right, hairline));
}

function drawSignature({ doc, root, text }: Job): void {
  const line = inner + 15.25 * rowPitch;
  artifact(doc, 'Layout', () => drawRule(doc, line, column(4), right));
  tag(doc, root, 'P', () => {
    drawLine(doc, `${text.signatory} `, styles.label, column(4), line + 16);
    const width = widthOf(doc, text.unsigned, styles.small);
    drawLine(doc, text.unsigned, styles.small, right - width, line + 16);
  });
}

function drawCertificatePage(job: Job): void {
  job.doc.addPage();
  drawGround(job.doc, job.text, '1');
  drawMasthead(job);
  drawTitle(job);
  drawStatement(job);
  drawData(job);
  drawSignature(job);
  drawNotice(job.doc, job.root, job.text);
}

function drawSites({ doc, root, text }: Job, top: number): number {
  const edges = [left, column(4), column(7)] as const;
  const ends = [column(4), column(7), right] as const;
  const table = group(doc, root, 'Table');
  const drawCells = (cells: SiteRow, head: boolean, y: number): number => {
    const row = group(doc, table, 'TR');
    artifact(doc, 'Layout', () => drawRule(doc, y, left, right, hairline));
    const baseline = y + 16;
    let bottom = baseline;
    [cells.site, cells.address, cells.activities].forEach((value, index) => {
      const isHeader = head || index === 0;
      const x = edges[index] ?? left;
      const box = { x, y: baseline, width: (ends[index] ?? right) - x - 10 };
      const draw = (): void => {
        const style = isHeader ? styles.label : styles.body;
        bottom = Math.max(bottom, drawText(doc, value, style, box));
      };
      if (isHeader) {
        tag(doc, row, 'TH', draw, head ? columnHeader : rowHeader);
      } else {
        tag(doc, row, 'TD', draw);
      }
    });
    return bottom + 8;
  };
  let y = drawCells(text.sitesHead, true, top);
  for (const site of text.sites) {
    y = drawCells(site, false, y);
  }
  artifact(doc, 'Layout', () => drawRule(doc, y, left, right, hairline));
  return y;
}

/** A heading in the left columns with its text at the right, opened by a rule; returns the text's last baseline. */
function drawSection({ doc, root }: Job, top: number, name: string, value: string): number {
  artifact(doc, 'Layout', () => drawRule(doc, top));
  const box = { x: left, y: top + 24, width: column(4) - left - 12 };
  const end = tagText(doc, root, 'H3', name, styles.subheading, box);
  const at = { x: column(4), y: top + 24, width: right - column(4) };
  return Math.max(end, tagText(doc, root, 'P', value, styles.body, at));
}

function drawAnnexPage(job: Job): void {
  const { doc, root, text, number, values } = job;
  doc.addPage();
  drawGround(doc, text, '2');
  artifact(doc, 'Pagination', () => {
    drawLine(doc, text.issuer, styles.issuer, left, inner + rowPitch + 20);
  });
  const horizon = inner + 3.5 * rowPitch;
  artifact(doc, 'Layout', () => {
    drawSun(doc, right - 17, horizon, 17, 1.7);
    doc
      .lineWidth(1.7)
      .moveTo(inner, horizon)
      .lineTo(page.width - inner, horizon)
      .stroke();
  });
  const at = (y: number): Box => ({ x: left, y, width: measure });
  tagText(doc, root, 'H2', text.annex, styles.annexHeading, at(horizon - 18));
  tagText(doc, root, 'P', fill(text.annexTo, values), styles.lead, at(horizon + 28));
  const subject = fill('{standard}, {field}', values);
  let y = tagText(doc, root, 'P', subject, styles.lead, at(horizon + 46)) + 36;
  y = drawSection(job, y, text.scopeLabel, text.scope) + 26;
  y = drawSection(job, y, text.focusLabel, text.standards[number].focus) + 26;
  artifact(doc, 'Layout', () => drawRule(doc, y));
  tagText(doc, root, 'H3', text.sitesLabel, styles.subheading, at(y + 24));
  y = drawSites(job, y + 38) + 26;
  drawSection(job, y, text.checkLabel, text.check);
  drawNotice(doc, root, text);
}

// ---------- The document

/** A constant, or no two runs would agree: pdfkit also derives the file's ID from it. */
const creationDate = new Date('2026-01-01T00:00:00Z');

function createDocument(lang: string, title: string): Doc {
  // pdfkit supports PDF/UA-1 (ISO 14289-1); its types list the PDF/A subsets only.
  const conformance: object = { subset: 'PDF/UA' };
  return new PDFDocument({
    ...conformance,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    info: {
      Title: title,
      Author: 'Izgrev Energy',
      Creator: 'scripts/certificates.ts',
      CreationDate: creationDate,
    },
  });
}

function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** One certificate as the bytes of a PDF/UA-1 file of two pages: the certificate and its annex. */
export async function makeCertificate(
  fonts: Fonts,
  locale: CertificateLocale,
  number: StandardNumber,
): Promise<Buffer> {
  const text = texts[locale];
  const values = placeholders(locale, number);
  const doc = createDocument(text.lang, fill(text.title, values).replaceAll('\u00a0', ' '));
  const bytes = bytesOf(doc);
  for (const [name, font] of fonts) {
    doc.registerFont(name, font);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const job: Job = { doc, root, text, number, values };
  drawCertificatePage(job);
  drawAnnexPage(job);
  root.end();
  doc.end();
  return bytes;
}

/** Writes all six below the given folder (the repository's `public/`). */
export async function writeCertificates(publicFolder: string): Promise<void> {
  const fonts = await loadFonts();
  for (const locale of certificateLocales) {
    for (const number of standardNumbers) {
      const file = path.join(publicFolder, certificatePath(locale, number));
      const bytes = await makeCertificate(fonts, locale, number);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      console.info(`${certificatePath(locale, number)}  ${Math.round(bytes.length / 1000)} kB`);
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeCertificates(fileURLToPath(new URL('../public', import.meta.url)));
}
