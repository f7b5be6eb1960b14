import { existsSync } from 'node:fs';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp, { type AvifOptions } from 'sharp';
import { content } from '@/content/current';
import { phrase, Refusal, type Words } from '@/i18n/toolText';
import { hash, readInput, reason } from '@/scripts/files/files';
import { certificatePath, certificateSets } from '@/site/documents';
import { fillFolder } from './fillFolder';
import { writeModule } from './writeModule';

/**
 * Widths in pixels of a column on a phone or tablet and on a computer, at one and at two device pixels per px. At one
 * device pixel, small print needs better quality.
 */
const renditions = [
  { width: 360, quality: 54 },
  { width: 440, quality: 54 },
  { width: 720, quality: 42 },
  { width: 880, quality: 42 },
] as const;

/** The encoder's effort in previews, which must be ready soon: a tenth of the time, but a third more bytes. */
const quickly = { effort: 0 } as const;

/** PDFium rounds sizes down, so without this half pixel some pictures would be one pixel too narrow. */
const roundedUp = 0.5;

const folder = 'public/thumbnails';

/** In bytes. Visitors fetch documents on a phone. */
const largestDocument = 10_000_000;

/** What PDFium's `FPDF_GetFormType` returns for a form whose pages only some readers can draw (a dynamic XFA form). */
const dynamicForm = 2;

const unreadable = (reason: Words) => phrase('Document.unreadable', { reason });

/** @throws Refusal if a visitor's reader would show no certificate */
function requirePages(document: PDFiumDocument): void {
  if (document.getPage(0).getOriginalSize().originalWidth === 0)
    throw new Refusal(unreadable(phrase('Document.noPage')));
  // The library has no method for it. `private` is a rule of TypeScript only.
  const { module, documentIdx } = document as unknown as {
    readonly module: { _FPDF_GetFormType(document: number): number };
    readonly documentIdx: number;
  };
  if (module._FPDF_GetFormType(documentIdx) === dynamicForm)
    throw new Refusal(phrase('Document.form'));
}

/** What PDFium can say of the text of a page. The library has no methods for it. */
interface TextOfPage {
  readonly pageIdx: number;
  readonly module: Readonly<
    Record<
      | '_FPDFText_LoadPage'
      | '_FPDFText_CountChars'
      | '_FPDFText_ClosePage'
      | '_FPDFTextObj_GetFont'
      | '_FPDFFont_GetIsEmbedded',
      (of: number) => number
    > &
      Record<
        '_FPDFText_GetUnicode' | '_FPDFText_GetTextObject',
        (page: number, at: number) => number
      >
  >;
}

/**
 * Refuses letters in a font that is not in the document. Each reader takes one of its own, which has Latin letters; of
 * others there may be nothing to see, in our picture of the page and on phones.
 *
 * @throws Refusal with some of these letters
 */
function requireFonts(page: PDFiumPage): void {
  const { module, pageIdx } = page as unknown as TextOfPage;
  const text = module._FPDFText_LoadPage(pageIdx);
  const letters = new Set<string>();
  for (let at = 0; at < module._FPDFText_CountChars(text); at += 1) {
    const letter = String.fromCodePoint(module._FPDFText_GetUnicode(text, at));
    const part = module._FPDFText_GetTextObject(text, at);
    if (!part || !/\p{L}/u.test(letter) || /\p{Script=Latin}/u.test(letter)) continue;
    if (module._FPDFFont_GetIsEmbedded(module._FPDFTextObj_GetFont(part)) === 0)
      letters.add(letter);
  }
  module._FPDFText_ClosePage(text);
  if (letters.size > 0)
    throw new Refusal(phrase('Document.fonts', { letters: [...letters].slice(0, 5).join('') }));
}

/** The object identifier of signed data (RFC 5652), as every such file has it near its beginning. */
const signedData = Buffer.from('06092a864886f70d010702', 'hex');

/** Whether a file is a signature with a document inside (.p7m), as bytes or as text. */
function isSigned(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 200);
  const written = start.toString('latin1').replace(/^-----BEGIN [^-]+-----/, '');
  return [start, Buffer.from(written, 'base64')].some(
    (one) => one[0] === 0x30 && one.includes(signedData),
  );
}

/** The end of a PDF, without the zeros that some programs and devices add. */
function endOf(pdf: Buffer): Buffer {
  let end = pdf.length;
  while (end > 0 && pdf[end - 1] === 0) end -= 1;
  return pdf.subarray(Math.max(0, end - 1024), end);
}

/** Opens the first page of a PDF for the duration of `work`. */
async function withFirstPage<Result>(
  pdf: Buffer,
  work: (page: PDFiumPage) => Promise<Result> | Result,
): Promise<Result> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    requirePages(document);
    const done = await work(document.getPage(0));
    document.destroy();
    return done;
  } finally {
    library.destroy();
  }
}

/** Why visitors could not open a document, with what to do. Undefined if they can. */
export async function documentFault(bytes: Buffer): Promise<Words | undefined> {
  if (bytes.length > largestDocument)
    return phrase('Document.tooLarge', { megabytes: largestDocument / 1_000_000 });
  if (isSigned(bytes)) return phrase('Document.signed', { ending: '.p7m' });
  // PDFium repairs some damaged documents that other readers refuse. A whole PDF has this mark in its last kilobyte.
  if (!endOf(bytes).includes('%%EOF')) return unreadable(phrase('Document.noEnd'));
  try {
    await withFirstPage(bytes, requireFonts);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.words : unreadable(reason(error));
  }
}

/**
 * Reads a certificate.
 *
 * @throws Refusal if it is missing, or if visitors could not open it
 */
export async function readDocument(file: string): Promise<Buffer> {
  const bytes = await readInput(file);
  const fault = await documentFault(bytes);
  if (fault) throw new Refusal({ joined: [file, fault], by: ': ' });
  return bytes;
}

function renderFirstPage(pdf: Buffer, width: number, options: AvifOptions): Promise<Buffer> {
  return withFirstPage(pdf, async (page) => {
    const scale = (width + roundedUp) / page.getOriginalSize().originalWidth;
    const {
      data,
      width: columns,
      height,
    } = await page.render({
      scale,
      render: 'bitmap',
      // Visible signatures are fields, too.
      renderFormFields: true,
    });
    return sharp(data, { raw: { width: columns, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .avif(options)
      .toBuffer();
  });
}

/**
 * The pictures of a certificate's first page.
 *
 * @param name the beginning of their names
 * @param isPreview encodes them quickly, unless they are there in full quality
 */
export function prepareThumbnails(name: string, pdf: Buffer, isPreview: boolean) {
  const prepare = (more: AvifOptions) =>
    renditions.map(({ width, quality }) => {
      const settings = [width + roundedUp, quality, 'fields', ...Object.keys(more)].join(' ');
      return {
        width,
        file: `${name}-${width}.${hash(pdf, settings)}.avif`,
        make: () => renderFirstPage(pdf, width, { quality, ...more }),
      };
    });
  const best = prepare({});
  const isMade = best.every(({ file }) => existsSync(`${folder}/${file}`));
  return isPreview && !isMade ? prepare(quickly) : best;
}

function documents() {
  return certificateSets.flatMap((set) =>
    content.certificates.map((certificate) => ({
      set,
      id: certificate.id,
      path: certificatePath(set, certificate),
    })),
  );
}

/** Paths below the project's root of the documents of all certificates. */
export function certificateFiles(): string[] {
  return documents().map(({ path }) => `public${path}`);
}

/**
 * Makes pictures of the first page of each certificate. Writes `public/thumbnails/` and `generated/certificates.ts`,
 * which also contains the documents' sizes.
 *
 * @param isPreview encodes them quickly, unless they are there in full quality
 */
export async function makeCertificates(isPreview = false): Promise<string> {
  const prepared = await Promise.all(
    documents().map(async ({ set, id, path }) => {
      const bytes = await readDocument(`public${path}`);
      const files = prepareThumbnails(`${id}-${set}`, bytes, isPreview);
      return { path, files, kilobytes: Math.round(bytes.length / 1000) };
    }),
  );
  const done = await fillFolder(
    folder,
    prepared.flatMap(({ files }) => files),
  );
  const made: Record<string, object> = {};
  for (const { path, files, kilobytes } of prepared) {
    const thumbnails = files.map(async ({ width, file }) => {
      // A first page may have any shape.
      const { height } = await sharp(`${folder}/${file}`).metadata();
      return { width, height, src: `/thumbnails/${file}` };
    });
    made[path] = { kilobytes, thumbnails: await Promise.all(thumbnails) };
  }
  writeModule('certificates', { documents: made });
  return done;
}
