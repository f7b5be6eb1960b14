import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { certificateLocales, certificatePath, standardNumbers } from '@/content/certificates';
import { pictures } from '@/site/pictures';

/** Other pictures under the same names: mirrored, in other colours and sharper; one upright, one turned by its EXIF data. */
export async function replacePictures(): Promise<void> {
  for (const [index, { file }] of Object.values(pictures).entries()) {
    const other = sharp(await readFile(file))
      .flop()
      .modulate({ hue: 120 })
      .sharpen();
    if (index === 0) other.resize(1440, 2160);
    if (index === 1) other.rotate(-90).withMetadata({ orientation: 6 });
    await writeFile(file, await other.toBuffer());
  }
}

/** media/pictures.json with all of them photographs. */
export function allPhotographs(source: string): string {
  const facts = JSON.parse(source, (name, value) =>
    name in pictures ? { ...value, isPhotograph: true } : value,
  );
  return JSON.stringify(facts);
}

/**
 * A document of one empty page.
 *
 * @param language null for none
 * @param bytes its size, at the least
 * @param trailer more entries of its trailer
 */
export function pdf(language: string | null = null, bytes = 0, trailer = ''): string {
  const lang = language ? `/Lang (${language})` : '';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${lang} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.7\n${objects.join('')}%${'x'.repeat(bytes)}\ntrailer << /Root 1 0 R /Size 4 ${trailer} >>\n%%EOF\n`;
}

/** Other certificates under the same names, each of another size; the first has no mark of its language. */
export async function replaceCertificates(): Promise<void> {
  for (const [set, locale] of certificateLocales.entries()) {
    for (const [index, number] of standardNumbers.entries()) {
      const language = set + index === 0 ? null : locale;
      const document = pdf(language, 400_000 * set + 1_234_567 * index);
      await writeFile(`public${certificatePath(locale, number)}`, document);
    }
  }
}

/** Another logo, in other proportions, and its mark. */
export async function replaceLogo(): Promise<void> {
  for (const [suffix, colour] of [
    ['', '#0E2A33'],
    ['-paper', '#FAF7F0'],
  ] as const) {
    const mark = `<path d="M4 44 24 6l20 38z" fill="none" stroke="${colour}" stroke-width="3"/>`;
    const svg = (width: number, shapes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48">${shapes}</svg>`;
    await writeFile(`public/logo-mark${suffix}.svg`, svg(48, mark));
    const word = `<path d="M60 10h170v28H60z" fill="${colour}"/>`;
    await writeFile(`public/logo${suffix}.svg`, svg(240, mark + word));
  }
}
