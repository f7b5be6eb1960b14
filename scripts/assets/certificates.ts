import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { hash, readInput, reason } from '@/scripts/lib/files';
import { certificateLocales, certificatePath, standardNumbers } from '@/site/certificates';
import { fillFolder } from './fillFolder';
import { writeModule } from './writeModule';

/**
 * Widths in pixels: for a column of a phone or tablet and for a computer's, at one and at two device pixels per px. At one,
 * small print needs a better quality.
 */
const renditions = [
  { width: 360, quality: 54 },
  { width: 440, quality: 54 },
  { width: 720, quality: 42 },
  { width: 880, quality: 42 },
] as const;

/** PDFium rounds sizes down: without half a pixel more, some pictures would be one pixel too narrow. */
const roundedUp = 0.5;

/** Opens a PDF for as long as a piece of work needs it. */
async function openDocument<Result>(
  pdf: Buffer,
  work: (document: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const done = await work(document);
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
    // PDFium repairs some documents that others refuse. Each ends with this mark, in its last kilobyte.
    if (!bytes.subarray(-1024).includes('%%EOF')) throw new Error('it has no end');
    await openDocument(bytes, async (document) => document.getPage(0));
    return bytes;
  } catch (error) {
    throw new Error(
      `${file} is no PDF that visitors can open (${reason(error)}). Save the whole document as PDF, without a password, under this name.`,
    );
  }
}

/** The first page of a PDF as a picture. */
function renderFirstPage(pdf: Buffer, width: number, quality: number): Promise<Buffer> {
  return openDocument(pdf, async (document) => {
    const page = document.getPage(0);
    const scale = (width + roundedUp) / page.getOriginalSize().originalWidth;
    const { data, width: columns, height } = await page.render({ scale, render: 'bitmap' });
    return sharp(data, { raw: { width: columns, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .avif({ quality })
      .toBuffer();
  });
}

/** The files of all certificates. */
export const certificateFiles = certificateLocales.flatMap((set) =>
  standardNumbers.map((number) => `public${certificatePath(set, number)}`),
);

/**
 * Makes pictures of each certificate's first page, whatever document the owner has put there. Writes
 * `public/thumbnails/` and `generated/certificates.ts`, which has the documents' sizes, too.
 */
export async function makeCertificates(): Promise<string> {
  const pages = await Promise.all(
    certificateLocales.flatMap((set) =>
      standardNumbers.map(async (number) => {
        const pdf = certificatePath(set, number);
        const bytes = await readDocument(`public${pdf}`);
        const files = renditions.map(({ width, quality }) => ({
          width,
          file: `iso-${number}-${set}-${width}.${hash(bytes, `${width + roundedUp} ${quality}`)}.avif`,
          make: () => renderFirstPage(bytes, width, quality),
        }));
        return { pdf, files, kilobytes: Math.round(bytes.length / 1000) };
      }),
    ),
  );
  const done = await fillFolder(
    'public/thumbnails',
    pages.flatMap(({ files }) => files),
  );
  const ofDocument = ({ pdf, files, kilobytes }: (typeof pages)[number]) => {
    const sheets = files.map(({ width, file }) => ({ width, src: `/thumbnails/${file}` }));
    return [pdf, { kilobytes, sheets }];
  };
  await writeModule('certificates', { certificates: Object.fromEntries(pages.map(ofDocument)) });
  return done;
}
