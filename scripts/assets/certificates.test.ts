import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pdf } from '@/scripts/testing/pdf';
import { prepareThumbnails, readDocument } from './certificates';

let file = '';
beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'documents-')), 'iso.pdf');
});
afterEach(() => rm(path.dirname(file), { recursive: true }));

const locked = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`;

test.each([
  ['that is empty', '', 'it has no end'],
  ['of another kind', '<html></html>', 'it has no end'],
  ['that was cut short', pdf('en', 9000).slice(0, -2000), 'it has no end'],
  ['without a page', '%PDF-1.7\n%%EOF', 'corrupted'],
  [
    'whose list of pages is empty',
    pdf().replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 1'),
    'it has no page',
  ],
  ['with a password', pdf('en', 0, locked), 'Password required'],
])('a document %s stops the build with file, cause and advice', async (_, content, cause) => {
  await writeFile(file, content);
  await expect(readDocument(file)).rejects.toThrow(
    new RegExp(`iso\\.pdf: .* not a PDF that visitors can open \\(.*${cause}.*without a password`),
  );
});

test('a form that only some programs show stops the build', async () => {
  const form = '/NeedsRendering true /AcroForm << /Fields [] /XFA (form) >>';
  await writeFile(file, pdf('en', 0, '', form));
  await expect(readDocument(file)).rejects.toThrow(/iso\.pdf: .*Print it to a new PDF/);
});

/** A page with three letters in a font that is not in the document. */
function written(encoding: string): string {
  const text = 'BT /F 24 Tf 50 700 Td (ABC) Tj ET';
  const font = `<< /Type /Font /Subtype /TrueType /BaseFont /ArialMT /Encoding ${encoding} >>`;
  const stream = `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  return pdf()
    .replace('842]', `842] /Contents 4 0 R /Resources << /Font << /F ${font} >> >>`)
    .replace('%\ntrailer', `4 0 obj\n${stream}\nendobj\ntrailer`);
}

test('letters that are not Latin need their font in the document, and Latin ones do not', async () => {
  const cyrillic = '<< /Type /Encoding /Differences [65 /afii10017 /afii10018 /afii10019] >>';
  await writeFile(file, written(cyrillic));
  await expect(readDocument(file)).rejects.toThrow(/Letters such as “АБВ”.*PDF\/A/);
  await writeFile(file, written('/WinAnsiEncoding'));
  expect((await readDocument(file)).length).toBeGreaterThan(0);
});

test('a signed file with a PDF inside is told from a damaged one, as bytes and as text', async () => {
  const signed = Buffer.concat([
    Buffer.from('308006092a864886f70d010702a080', 'hex'),
    Buffer.from(pdf()),
  ]);
  for (const content of [
    signed,
    signed.toString('base64'),
    `-----BEGIN PKCS7-----\n${signed.toString('base64')}`,
  ]) {
    await writeFile(file, content);
    await expect(readDocument(file)).rejects.toThrow('.p7m');
  }
});

test('a missing document stops the build with advice, and a complete one is read', async () => {
  await expect(readDocument(file)).rejects.toThrow('is missing. Put the file there');
  await writeFile(file, pdf());
  expect((await readDocument(file)).toString()).toBe(pdf());
});

test('zeros after the end of a document do no harm', async () => {
  await writeFile(file, pdf() + '\0'.repeat(4000));
  expect(await readDocument(file)).toHaveLength(pdf().length + 4000);
});

test('a document that is too large for a phone stops the build with its name', async () => {
  await writeFile(file, pdf('en', 10_000_000));
  await expect(readDocument(file)).rejects.toThrow(/iso\.pdf: This PDF has more than 10\sMB/);
});

test('a preview encodes the picture of a page with less effort, under another name', async () => {
  const document = Buffer.from(pdf());
  const [best] = prepareThumbnails('iso', document, false);
  const [quick] = prepareThumbnails('iso', document, true);
  expect(quick?.width).toBe(best?.width);
  expect(quick?.file).not.toBe(best?.file);
  expect((await quick?.make())?.equals((await best?.make()) ?? Buffer.of())).toBe(false);
});

test('the picture of a page shows its signature and its fields', async () => {
  const black = '0 g 0 0 595 842 re f';
  const signed = pdf('en', 0, '', '/AcroForm << /Fields [4 0 R] >>')
    .replace('/MediaBox', '/Annots [4 0 R] /MediaBox')
    .replace(
      'trailer',
      `4 0 obj
<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /F 4 /Rect [0 0 595 842] /AP << /N 5 0 R >> >>
endobj
5 0 obj
<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Length ${black.length} >>
stream
${black}
endstream
endobj
trailer`,
    );
  const [thumbnail] = prepareThumbnails('iso', Buffer.from(signed), true);
  const { channels } = await sharp(await thumbnail?.make()).stats();
  expect(channels[0]?.mean).toBeLessThan(10);
});
