import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { content } from '@/content/current';
import { type PictureSettings, picturesOf } from '@/site/pictures';
import { expect, restoreFile, test } from './fixtures';
import { folder } from './site';

const name = 'module-detail';
const pictures = picturesOf(content.pictures);
const { file } = pictures[name];

const factsFile = 'media/pictures.json';

function readSettings(): Record<string, PictureSettings> {
  return JSON.parse(readFileSync(path.join(folder, factsFile), 'utf8'));
}

test.beforeEach(() => {
  // Makes all pictures renderings, one of them with its own point for a single shape.
  const all = Object.entries(readSettings()).map(([one, { isPhotograph: _, ...settings }]) => [
    one,
    one === name ? { ...settings, photo: { x: 80, y: 20 } } : settings,
  ]);
  writeFileSync(path.join(folder, factsFile), JSON.stringify(Object.fromEntries(all)));
});

test.afterEach(() => {
  for (const changed of [file, factsFile, 'public/certificates/en/iso-9001.pdf'])
    restoreFile(changed);
});

/** The checkbox of the open picture. */
const photographBox = (editor: { panel: import('@playwright/test').Locator }) =>
  editor.panel.getByRole('checkbox', { name: 'This is a photograph' });

/** Drops a file on an element, as from a window of the file manager. */
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

test('a dropped picture replaces one; then its point can be set, and the editor asks for its description', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  await editor.open('/it/certificates/');
  const picture = page.locator(`main [data-picture=${name}]`);
  await drop(picture, Buffer.from('no picture'), 'image/jpeg');
  await expect(editor.status).toContainText('is not a picture that the website can read');
  await drop(picture, await plain(640, 360), 'image/jpeg');
  await expect(editor.status).toContainText('too small: 640 × 360');
  expect(statSync(path.join(folder, file)).size).toBe(statSync(file).size);

  const old = await picture.locator('img').getAttribute('src');
  // Upright: the page shows a wide part of it.
  await drop(picture, await plain(2000, 2400), 'image/jpeg');
  await expect(editor.status).toContainText('The new picture is on the page.', {
    timeout: 120_000,
  });
  await expect(editor.status).toContainText('It is upright');
  // One message only: the refused pictures were for the same place.
  await expect(editor.status.locator('p')).toHaveCount(1);
  expect(readSettings()[name]).toEqual({ x: 50, y: 50 });
  await editor.expectOpen(`Pictures.${name}`);
  expect((await sharp(path.join(folder, file)).metadata()).width).toBe(2000);
  await expect(picture.locator('img')).not.toHaveAttribute('src', old ?? '', { timeout: 60_000 });

  const mark = picture.locator('figcaption');
  await expect(editor.status).toContainText('tick the box only if it is a photograph');
  await expect(editor.status).not.toContainText('drawing');
  await expect(mark).toBeVisible();
  const preview = editor.panel.frameLocator('iframe').first().locator(`[data-picture=${name}]`);
  await expect(preview.locator('figcaption')).toHaveCount(1);
  await photographBox(editor).check();
  await expect(editor.status).toContainText('as a photograph, without the mark');
  await expect(mark).toHaveCount(0);
  await expect(preview.locator('figcaption')).toHaveCount(0);

  await editor.panel.locator('.master img').click({ position: { x: 24, y: 72 } });
  await expect(editor.status).toContainText('Saved: what must be visible', { timeout: 120_000 });
  // The upright picture is 120 by 144 px in the panel.
  expect(readSettings()[name]).toEqual({ x: 20, y: 50, isPhotograph: true });
  await photographBox(editor).uncheck();
  await expect(editor.status).toContainText('with the mark');
  expect(readSettings()[name]).toEqual({ x: 20, y: 50 });
  await expect(mark).toBeVisible();
  // Undoes all saves, including that of the picture.
  const replacedMaster = readFileSync(path.join(folder, file));
  while (readFileSync(path.join(folder, file)).equals(replacedMaster)) {
    await editor.button('Undo save').click();
    await expect(editor.status).toContainText('Undone', { timeout: 120_000 });
  }
  expect(readFileSync(path.join(folder, file)).equals(readFileSync(file))).toBe(true);
});

test('in Bulgarian, a fourth certificate is added with its PDFs, is on the page, is moved and removed, and comes back', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  const file = path.join(folder, 'content/certificates.json');
  const before = readFileSync(file, 'utf8');
  const ids = () => JSON.parse(readFileSync(file, 'utf8')).map(({ id }: { id: string }) => id);
  const known = ids();
  const saved = { timeout: 120_000 };
  const { panel, status } = editor;
  await editor.open('/bg/certificates/');
  await panel.getByLabel('Language of the editor').selectOption('bg');
  await editor.button('Сертификати').click();
  await editor.button('Добави сертификат').click();
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true });
  await expect(panel.locator('header b').first()).toHaveText('Стандарт');
  await field('Стандарт').fill('ISO 50001');
  await field('Издание на стандарта').fill('2018');
  await editor.button('Запази').click();
  await expect(status).toContainText('Номер на сертификата');
  await expect(editor.problems('3.number')).toContainText('Напишете номера');
  await expect(editor.problems('3.document.bg')).toHaveText('Изберете PDF файла.');
  expect(readFileSync(file, 'utf8')).toBe(before);

  // Nothing that was typed is lost.
  await page.reload();
  await expect(field('Стандарт')).toHaveText('ISO 50001', { timeout: 60_000 });
  await field('Номер на сертификата').fill('E-1');
  await panel.getByLabel('Валиден до', { exact: true }).fill('2029-05-31');
  const texts = {
    en: ['Energy management', 'How energy is measured.'],
    it: ['Gestione dell’energia', 'Come si misura l’energia.'],
    bg: ['Управление на енергията', 'Как се измерва енергията.'],
  };
  const names = { en: 'английски', it: 'италиански', bg: 'български' };
  for (const locale of ['en', 'it', 'bg'] as const) {
    const [title = '', text = ''] = texts[locale];
    await field(`Издаден от › ${names[locale]}`).fill('Example Cert');
    await field(`Заглавие на сертификата › ${names[locale]}`).fill(title);
    await field(`Изречение под заглавието › ${names[locale]}`).fill(text);
  }
  const buffer = readFileSync('public/certificates/en/iso-14001.pdf');
  for (const set of ['en', 'bg'] as const)
    await panel
      .getByLabel(`Документ (PDF) › ${names[set]}`)
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await expect(panel.getByText('Готово за запазване.')).toBeVisible();
  await editor.button('Запази').click();
  await expect(status).toContainText('ISO 50001', saved);
  expect(ids()).toEqual([...known, 'iso-50001']);
  const certificate = page.getByRole('article').filter({ hasText: 'ISO 50001:2018' });
  await expect(certificate.getByRole('heading', { name: texts.bg[0] ?? '' })).toBeVisible();
  await expect(certificate.locator('img')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Четири');

  await editor.button('Премести нагоре').click();
  await expect(status).toContainText('преместване', saved);
  expect(ids()).toEqual([...known.slice(0, 2), 'iso-50001', ...known.slice(2)]);
  await editor.expectOpen('2.standard');
  await expect(field('Стандарт')).toHaveText('ISO 50001');
  // One more certificate may make these texts wrong.
  await expect(panel.locator('.tools [data-key="Certificates.lead"]')).toBeVisible();
  await editor.button('Премахни').click();
  await expect(status).toContainText('премахване', saved);
  await expect(certificate).toHaveCount(0);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect((await page.request.get('/certificates/bg/iso-50001.pdf')).status()).toBe(404);

  await editor.button('Отмени запазването').click();
  await expect(certificate.locator('img')).toHaveCount(1, saved);
  for (const place of [2, 3]) {
    await expect.poll(() => ids().indexOf('iso-50001'), saved).toBe(place);
    await editor.button('Отмени запазването').click();
  }
  await expect(certificate).toHaveCount(0, saved);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a certificate that another program adds is on the page without a restart', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  const file = path.join(folder, 'content/certificates.json');
  const documents = ['en', 'bg'].map((set) => `public/certificates/${set}`);
  await editor.open('/it/certificates/');
  const list = JSON.parse(readFileSync(file, 'utf8'));
  try {
    for (const set of documents)
      cpSync(`${set}/iso-9001.pdf`, path.join(folder, set, 'iso-27001.pdf'));
    const added = { ...list[0], id: 'iso-27001', standard: 'ISO 27001', number: 'I-1' };
    writeFileSync(file, JSON.stringify([...list, added]));
    const certificate = page.getByRole('article').filter({ hasText: 'ISO 27001' });
    await expect(certificate.locator('img')).toHaveCount(1, { timeout: 120_000 });
  } finally {
    restoreFile('content/certificates.json');
    for (const set of documents) rmSync(path.join(folder, set, 'iso-27001.pdf'));
  }
});

test('the description of a picture is shown as read aloud, and the film’s picture is named', async ({
  editor,
}) => {
  await editor.open('/it/');
  await editor.choose('Pictures.solar-dawn');
  await expect(editor.panel.locator('.column .fits')).toHaveText([
    '360 px, 768 px, 1440 px: This text is read aloud, not shown.',
  ]);
  const shown = editor.panel.locator('.picture');
  await expect(shown.first()).toContainText(path.basename(pictures['solar-dawn'].file));
  await expect(shown.first()).not.toContainText('film');
  await expect(shown.last()).toContainText(
    `${path.basename(pictures['solar-dawn-film'].file)}: the film’s first picture`,
  );
});

test('a dropped PDF replaces a certificate, and Undo brings the old one back', async ({
  editor,
  page,
}) => {
  await editor.open('/it/certificates/');
  const link = page.locator('a[href$="/en/iso-9001.pdf"]');
  await link.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(60_000_001)], 'large.pdf'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(editor.status).toHaveText('This file is larger than 60 MB. Make a smaller one.');
  await drop(link, Buffer.from('no document'), 'application/pdf');
  await expect(editor.status).toContainText('This file is not a PDF');
  const replaced = path.join(folder, 'public/certificates/en/iso-9001.pdf');
  const old = readFileSync(replaced);
  await drop(link, Buffer.from('%PDF-1.7\nwithout a page'), 'application/pdf');
  await expect(editor.status).toContainText('not a PDF that visitors can open');
  expect(readFileSync(replaced).equals(old)).toBe(true);
  const document = readFileSync('public/certificates/en/iso-14001.pdf');
  await drop(link, document, 'application/pdf');
  await expect(editor.status).toContainText('iso-9001.pdf is replaced', { timeout: 60_000 });
  expect(readFileSync(replaced).equals(document)).toBe(true);
  await editor.button('Undo save').click();
  await expect(editor.status).toContainText('Undone: the document', { timeout: 60_000 });
  expect(readFileSync(replaced).equals(old)).toBe(true);
});
