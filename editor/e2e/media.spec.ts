import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '@/site/pictures';
import { expect, restoreFile, test } from './fixtures';
import { folder } from './site';

const name = 'module-detail';
const { file } = pictures[name];

test.afterEach(() => {
  for (const changed of [file, 'media/focus.json', 'public/certificates/en/iso-9001.pdf'])
    restoreFile(changed);
});

/** Drops a file on an element, as from a folder's window. */
async function drop(target: import('@playwright/test').Locator, bytes: Buffer, type: string) {
  await target.evaluate(
    (element, { data, mime }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], 'dropped', { type: mime }));
      for (const kind of ['dragover', 'drop'] as const) {
        element.dispatchEvent(
          new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }),
        );
      }
    },
    { data: bytes.toString('base64'), mime: type },
  );
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

test('a picture is replaced by dropping one, its point set, its words asked for', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  await editor.open('/it/certificates/');
  const picture = page.locator(`[data-picture=${name}]`);
  await drop(picture, Buffer.from('no picture'), 'image/jpeg');
  await expect(editor.status).toContainText('no picture that can be read');
  await drop(picture, await plain(1080, 1920), 'image/jpeg');
  await expect(editor.status).toContainText('upright');
  await drop(picture, await plain(640, 360), 'image/jpeg');
  await expect(editor.status).toContainText('too small: 640 × 360');
  expect(statSync(path.join(folder, file)).size).toBe(statSync(file).size);

  const old = await picture.locator('img').getAttribute('src');
  await drop(picture, await plain(2000, 1200), 'image/jpeg');
  await expect(editor.status).toContainText('The picture is in its place.', { timeout: 120_000 });
  await expect(editor.panel.locator('.key code')).toHaveText(`Pictures.${name}`);
  expect((await sharp(path.join(folder, file)).metadata()).width).toBe(2000);
  await expect(picture.locator('img')).not.toHaveAttribute('src', old ?? '', { timeout: 60_000 });

  await editor.panel.locator('.master img').click({ position: { x: 20, y: 60 } });
  await expect(editor.status).toContainText('cut around this point', { timeout: 120_000 });
  const focus = JSON.parse(readFileSync(path.join(folder, 'media/focus.json'), 'utf8'));
  expect(focus[name]).toEqual({ x: 10, y: 50 });
});

test('a certificate is replaced by dropping a PDF', async ({ editor, page }) => {
  await editor.open('/it/certificates/');
  const link = page.locator('a[href$="/en/iso-9001.pdf"]');
  await drop(link, Buffer.from('no document'), 'application/pdf');
  await expect(editor.status).toContainText('This file is no PDF.');
  const replaced = path.join(folder, 'public/certificates/en/iso-9001.pdf');
  const old = readFileSync(replaced);
  await drop(link, Buffer.from('%PDF-1.7\nwithout a page'), 'application/pdf');
  await expect(editor.status).toContainText('cannot be opened');
  expect(readFileSync(replaced).equals(old)).toBe(true);
  const document = readFileSync('public/certificates/en/iso-14001.pdf');
  await drop(link, document, 'application/pdf');
  await expect(editor.status).toContainText('was replaced');
  expect(readFileSync(replaced).equals(document)).toBe(true);
});
