import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { content } from '@/content/current';
import { languages } from '@/i18n/languages';
import { drawnPicture, type PictureSettings, picturesOf } from '@/site/pictures';
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
  const { file: drawn } = pictures[drawnPicture];
  for (const changed of [
    file,
    drawn,
    'content/references.json',
    factsFile,
    'public/certificates/en/iso-9001.pdf',
  ])
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
  const picture = page.locator(`[data-picture=${name}]`);
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
  await photographBox(editor).check();
  await expect(editor.status).toContainText('as a photograph, without the mark');
  await expect(mark).toHaveCount(0);

  await editor.panel.locator('.master img').click({ position: { x: 20, y: 60 } });
  await expect(editor.status).toContainText('Saved: what must be visible', { timeout: 120_000 });
  // The upright picture is 100 px wide in the panel.
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

test('the drawing on Home disappears when a photograph replaces its rendering', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  await editor.open('/it/');
  const drawing = page.locator('site-slideshow [class*="drawing"]');
  await expect(drawing).toHaveCount(1);
  await drop(page.locator(`[data-picture=${drawnPicture}]`), await plain(2000, 1200), 'image/jpeg');
  await expect(editor.status).toContainText('drawing over it on Home', { timeout: 120_000 });
  await photographBox(editor).check();
  await expect(drawing).toHaveCount(0);
  await expect(page.locator('site-slideshow input[type=range]')).toHaveCount(0);
  expect(readSettings()[drawnPicture]).toEqual({ x: 50, y: 50, isPhotograph: true });
});

test('a plant can be added with its photograph, changed, opened from the page, and removed', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  const referencesFile = 'content/references.json';
  const references = () => JSON.parse(readFileSync(path.join(folder, referencesFile), 'utf8'));
  const before = [references(), readSettings()];
  const words = { en: 'Plant of a test', it: 'Impianto di prova', bg: 'Пробна централа' };
  await editor.open('/it/');
  await editor.button('Plants').click();
  await editor.button('Add a plant').click();
  const language = (locale: string) =>
    editor.panel.getByRole('group', { name: languages[locale as 'en'].name });
  for (const question of ['Name of the plant', 'Town and country', 'What the photograph shows'])
    for (const [locale, text] of Object.entries(words))
      await language(locale).getByLabel(question).fill(text);
  await editor.panel.getByLabel('Turnkey EPC').check();
  await editor.panel.getByLabel('Operation and maintenance').check();
  await editor.panel.getByLabel('Year of the entry').fill('2024');
  await editor.button('Changes and sending').click();
  await editor.button('Plants').click();
  await editor.button('Add a plant').click();
  await expect(editor.panel.getByLabel('Year of the entry')).toHaveValue('2024');
  await expect(editor.panel.getByLabel('Turnkey EPC')).toBeChecked();
  await editor.panel.getByLabel('Who at the client agreed').fill('A. Client');
  await editor.panel.getByLabel('Date of that agreement').fill('2025-12-01');
  const photograph = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await plain(2000, 1500) };
  await editor.panel.getByLabel('File of the photograph').setInputFiles(photograph);
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Home shows it.', { timeout: 120_000 });
  expect(references().at(-1)).toMatchObject({
    name: words,
    role: ['epc', 'operation'],
    year: 2024,
  });
  const heading = page.getByRole('heading', { name: words.it });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: words.it })).toHaveCount(1);

  await editor.button('Change: Plant of a test').click();
  await expect(editor.panel.getByRole('form', { name: 'Changing Plant of a test' })).toBeVisible();
  const year = editor.panel.getByLabel('Year of the entry');
  await expect(year).toHaveValue('2024');
  await expect(language('it').getByLabel('What the photograph shows')).toHaveValue(words.it);
  await year.fill('2023');
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Saved: Plant of a test', { timeout: 120_000 });
  expect(references()).toHaveLength(before[0].length + 1);
  expect(references().at(-1)).toMatchObject({
    name: words,
    role: ['epc', 'operation'],
    year: 2023,
  });

  await editor.button('Close panel').click();
  await heading.click({ position: { x: 20, y: 20 } });
  await editor.button('Remove: Plant of a test').click();
  await editor.button('Remove Plant of a test').click();
  await expect(editor.status).toContainText('Removed: Plant of a test', { timeout: 120_000 });
  await expect(heading).toHaveCount(0);
  expect([references(), readSettings()]).toEqual(before);
});

test('a certificate can be added with its documents, found on the page, removed, and brought back', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  const file = 'content/certificates.json';
  const before = readFileSync(path.join(folder, file), 'utf8');
  const ids = () =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')).map(({ id }: { id: string }) => id);
  const known = ids();
  const saved = { timeout: 120_000 };
  await editor.open('/it/certificates/');
  await editor.button('Certificates').click();
  await editor.button('Add a certificate').click();
  const { panel } = editor;
  const values = {
    Standard: 'ISO 50001',
    'Edition of the standard': '2018',
    'Number of the certificate': 'E-1',
    'Last day': '2029-05-31',
  };
  for (const [name, value] of Object.entries(values))
    await panel.getByLabel(new RegExp(`^${name}( \\*)?$`)).fill(value);
  const buffer = readFileSync('public/certificates/en/iso-14001.pdf');
  for (const names of ['English', 'Bulgarian'])
    await panel
      .getByLabel(new RegExp(`^Document for the pages in ${names}`))
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  const texts = {
    en: ['Energy management', 'How energy is measured.'],
    it: ['Gestione dell’energia', 'Come si misura l’energia.'],
    bg: ['Управление на енергията', 'Как се измерва енергията.'],
  };
  for (const [locale, [title = '', text = '']] of Object.entries(texts)) {
    const language = panel.getByRole('group', { name: languages[locale as 'en'].name });
    await language.getByLabel('Issued by').fill('Example Cert');
    await language.getByLabel('Heading of the certificate').fill(title);
    await language.getByLabel('Sentence below the heading').fill(text);
  }
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Saved: ISO 50001:2018', saved);
  expect(ids()).toEqual([...known, 'iso-50001']);
  const certificate = page.getByRole('article').filter({ hasText: 'ISO 50001:2018' });
  await expect(certificate.getByRole('heading', { name: 'Gestione dell’energia' })).toBeVisible();
  await expect(certificate.locator('img')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quattro norme');

  // By keyboard: up to the third place, and back to the last one.
  const up = editor.button('Move up: ISO 50001:2018');
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(editor.status).toContainText('Its place in the list: 3.', saved);
  await expect(up).toBeFocused();
  expect(ids()).toEqual([...known.slice(0, 2), 'iso-50001', ...known.slice(2)]);
  await expect(page.getByRole('article').nth(2)).toContainText('ISO 50001:2018');
  await editor.button('Move down: ISO 50001:2018').click();
  await expect(editor.status).toContainText('Its place in the list: 4.', saved);
  await expect(editor.button('Move down: ISO 50001:2018')).toBeDisabled();
  await expect(up).toBeFocused();

  await editor.button('Remove: ISO 50001:2018').click();
  const question = panel.getByRole('group', { name: 'With ISO 50001:2018 go its 2 PDF documents' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await editor.button('Remove: ISO 45001:2018').click();
  await expect(panel.getByRole('group').locator('[data-key="Certificates.lead"]')).toBeVisible();
  await editor.button('Remove: ISO 50001:2018').click();
  await editor.button('Remove ISO 50001:2018').click();
  await expect(editor.status).toContainText('Removed: ISO 50001:2018', saved);
  await expect(certificate).toHaveCount(0);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(before);

  await editor.button('Undo save').click();
  await expect(editor.status).toContainText('Undone', saved);
  await expect(certificate).toBeVisible();
  await expect(certificate.locator('img')).toHaveCount(1);
  // Both moves, and then the addition.
  for (const words of ['Undone: ISO 50001:2018, moved', 'Undone: ISO 50001:2018, moved', 'Undone'])
    await test.step(words, async () => {
      await editor.button('Undo save').click();
      await expect(editor.status).toContainText(words, saved);
      await expect(editor.button('Redo save')).toBeEnabled();
    });
  await expect(certificate).toHaveCount(0);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(before);
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
  const captions = editor.panel.locator('.room figcaption li');
  await expect(captions).toHaveText(Array(3).fill('This text is read aloud, not shown.'));
  const shown = editor.panel.locator('.picture');
  await expect(shown.first()).toContainText(path.basename(pictures['solar-dawn'].file));
  await expect(shown.first()).not.toContainText('film');
  await expect(shown.last()).toContainText(
    `${path.basename(pictures['solar-dawn-film'].file)}: the film’s first picture`,
  );
});

test('a point that belongs to one place only can be given up', async ({ editor }) => {
  await editor.open('/it/certificates/');
  await editor.choose(`Pictures.${name}`);
  await expect(editor.panel.locator('.picture')).toContainText('picture beside a text');
  await editor.button('Use this point everywhere').click();
  await expect(editor.button('Use this point everywhere')).toHaveCount(0, { timeout: 120_000 });
  expect(readSettings()[name]?.photo).toBeUndefined();
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

test('two documents at once are both replaced, one after the other', async ({
  editor,
  page,
  request,
  baseURL,
}) => {
  await editor.open('/it/certificates/');
  const names = ['iso-9001.pdf', 'iso-14001.pdf'];
  const document = readFileSync('public/certificates/en/iso-45001.pdf');
  const answers = await Promise.all(
    names.map((name) =>
      request.post(`/dev/edit/certificate/en/${name}/`, {
        headers: { origin: baseURL ?? '' },
        data: document,
        timeout: 120_000,
      }),
    ),
  );
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
    names.map((name) => ({ done: expect.stringContaining(`${name} is replaced`) })),
  );
  for (const name of names)
    expect(readFileSync(path.join(folder, 'public/certificates/en', name)).equals(document)).toBe(
      true,
    );
  await page.reload();
  // Either of the two may have come first, and the later one is undone first.
  const left = new Set(names);
  while (left.size > 0) {
    await expect(editor.button('Undo save')).toBeEnabled({ timeout: 60_000 });
    await editor.button('Undo save').click();
    const undone = new RegExp(`Undone: the document (${[...left].join('|')})`);
    await expect(editor.status).toContainText(undone, { timeout: 60_000 });
    left.delete(undone.exec((await editor.status.textContent()) ?? '')?.[1] ?? '');
  }
});
