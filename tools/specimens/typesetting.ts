import type PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';
import type { FontScript } from '@/scripts/assets/fonts/characters';
import { readFont, variableFont } from '@/scripts/assets/fonts/fontFiles';
import { colour } from '@/scripts/lib/colours';

export type Doc = PDFDocument;

/** The weights are those of the site's text, labels and headings. */
const faces = {
  text: { family: 'sofia-sans', weight: 400 },
  label: { family: 'sofia-sans-condensed', weight: 660 },
  display: { family: 'sofia-sans-extra-condensed', weight: 720 },
} as const;
type Face = keyof typeof faces;
const faceNames = Object.keys(faces) as Face[];
const scripts = ['latin', 'cyrillic'] as const satisfies readonly FontScript[];
type Script = (typeof scripts)[number];
export type Fonts = ReadonlyMap<string, Buffer>;

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
      const source = await readFont(variableFont(family, script));
      const instance = await subsetFont(source, undefined, {
        targetFormat: 'truetype',
        keepAllGlyphs: true,
        variationAxes: { wght: weight },
      });
      fonts.set(fontName(face, script), instance);
    }
  }
  return fonts;
}

export interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  /** Points from baseline to baseline. */
  readonly leading: number;
  readonly color: string;
}

export const ink = colour('ink');
const ink2 = colour('ink-2');
export const amber = colour('amber');
export const hairline = '#9FAAAC';
export const watermarkGrey = '#EFF2F2';

export const styles = {
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

export function widthOf(doc: Doc, text: string, style: Style): number {
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

export function drawLine(doc: Doc, text: string, style: Style, x: number, baseline: number): void {
  let left = x;
  doc.fillColor(style.color);
  for (const run of runsOf(text)) {
    doc.font(fontName(style.face, run.script), style.size);
    doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += doc.widthOfString(run.text);
  }
}

export interface Box {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly width: number;
}

/** Draws the text and returns the baseline of its last line. */
export function drawText(doc: Doc, text: string, style: Style, box: Box): number {
  const lines = wrap(doc, text, style, box.width);
  lines.forEach((line, index) => {
    drawLine(doc, line, style, box.x, box.y + index * style.leading);
  });
  return box.y + (lines.length - 1) * style.leading;
}
