import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { certificateLocales, certificatePath, standardNumbers } from '@/content/certificates';
import { hash, readInput, reason } from '@/scripts/lib/files';
import { fillFolder, type HashedFile } from './fillFolder';
import { writeModule } from './writeModule';

/**
 * Widths in pixels, for a column on a phone or tablet and on a computer, at one and at two device pixels per px. At one
 * device pixel, small print needs a better quality.
 */
const renditions = [
  { width: 360, quality: 54 },
  { width: 440, quality: 54 },
  { width: 720, quality: 42 },
  { width: 880, quality: 42 },
] as const;

/** PDFium rounds sizes down, so without this half pixel some pictures would be one pixel too narrow. */
const roundedUp = 0.5;

/** Opens the first page of a PDF for the duration of `work`. */
async function withFirstPage<Result>(
  pdf: Buffer,
  work: (page: PDFiumPage) => Promise<Result> | Result,
): Promise<Result> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const done = await work(document.getPage(0));
    document.destroy();
    return done;
  } finally {
    library.destroy();
  }
}

/**
 * Reads a certificate.
 *
 * @throws with advice when it is missing, or when a visitor could not open it
 */
export async function readDocument(file: string): Promise<Buffer> {
  const bytes = await readInput(file, 'Put the document there under exactly this name.');
  try {
    // PDFium repairs some damaged documents that other readers refuse. A whole PDF has this mark in its last kilobyte.
    if (!bytes.subarray(-1024).includes('%%EOF')) throw new Error('it has no end');
    await withFirstPage(bytes, () => undefined);
    return bytes;
  } catch (error) {
    throw new Error(
      `${file} is no PDF that visitors can open (${reason(error)}). Save the whole document as PDF, without a password, under this name.`,
    );
  }
}

/** The first page of a PDF as a picture. */
function renderFirstPage(pdf: Buffer, width: number, quality: number): Promise<Buffer> {
  return withFirstPage(pdf, async (page) => {
    const scale = (width + roundedUp) / page.getOriginalSize().originalWidth;
    const { data, width: columns, height } = await page.render({ scale, render: 'bitmap' });
    return sharp(data, { raw: { width: columns, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .avif({ quality })
      .toBuffer();
  });
}

const documents = certificateLocales.flatMap((set) =>
  standardNumbers.map((number) => ({ set, number, pdf: certificatePath(set, number) })),
);

/** The files of all certificates. */
export const certificateFiles = documents.map(({ pdf }) => `public${pdf}`);

/**
 * Makes pictures of each certificate's first page, whatever document the owner has put there. Writes
 * `public/thumbnails/` and `generated/certificates.ts`, which has the documents' sizes, too.
 */
export async function makeCertificates(): Promise<string> {
  const pages: HashedFile[] = [];
  const certificates: Record<string, object> = {};
  for (const { set, number, pdf } of documents) {
    const bytes = await readDocument(`public${pdf}`);
    const files = renditions.map(({ width, quality }) => ({
      width,
      file: `iso-${number}-${set}-${width}.${hash(bytes, `${width + roundedUp} ${quality}`)}.avif`,
      make: () => renderFirstPage(bytes, width, quality),
    }));
    pages.push(...files);
    const sheets = files.map(({ width, file }) => ({ width, src: `/thumbnails/${file}` }));
    certificates[pdf] = { kilobytes: Math.round(bytes.length / 1000), sheets };
  }
  await writeModule('certificates', { certificates });
  return fillFolder('public/thumbnails', pages);
}
