/* The panel cannot save a mistake that the check of the messages finds. */

import { languages } from '@/i18n/languages';
import { expect, test } from './fixtures';

/** Keys of a heading and of a text with a placeholder. */
const heading = 'CheckCertificate.title';
const withPlaceholder = 'Header.homeLink';

test('a text with a mistake cannot be saved', async ({ editor }) => {
  await editor.open('/it/certificates/');
  // One mistake that the server finds, and one that the field finds. scripts/content/rules/ and chips.test.ts have the others.
  for (const [key, text, advice] of [
    [heading, 'Una  prova', 'two spaces'],
    [withPlaceholder, 'Pagina iniziale', 'The box “company” is missing here. Press “Put back”.'],
  ] as const) {
    await test.step(text, async () => {
      await editor.choose(key);
      await editor.type('it', text);
      await expect(editor.problems('it')).toContainText(advice);
      await editor.button('Save').click();
      await expect(editor.status).toContainText('Not saved');
      expect(editor.changedLines('it')).toEqual([]);
      await editor.button('Discard').click();
    });
  }
});

test('characters that could break a file or a placeholder cannot be typed, or do no harm', async ({
  editor,
  page,
}) => {
  await editor.open('/it/certificates/');
  await editor.choose(withPlaceholder);
  const field = editor.field('it');
  await editor.type('it', '{anno} <b>');
  await expect(field).toHaveText('anno b');
  await expect(editor.status).toContainText('cannot be typed here');

  // Straight quotation marks and an apostrophe become those of the language. Enter adds no line.
  await editor.type('it', `"Ciao" dell'anno`);
  await page.keyboard.press('Enter');
  const [[open, close] = []] = languages.it.quotes.map((pair) => [...pair]);
  await expect(field).toHaveText(`${open}Ciao${close} dell’anno`);

  // An input method, such as the keyboard of a phone, composes a word before it inserts it.
  const client = await page.context().newCDPSession(page);
  await page.keyboard.type(' ');
  for (const text of ["l'", "l'a"]) {
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await client.send('Input.imeSetComposition', { text, ...caret });
  }
  await client.send('Input.insertText', { text: "l'altro {" });
  await expect(field).toHaveText(`${open}Ciao${close} dell’anno l’altro`);

  // The lost placeholder comes back as a whole.
  await editor.button('Put back “company”').click();
  await expect(field.locator('.chip')).toHaveText('company');
  await page.keyboard.type(' \\ fine');
  await editor.button('Save').click();
  await expect(editor.status).toHaveText(/^Saved/);
  expect(editor.changedLines('it')).toEqual([
    `"homeLink": "${open}Ciao${close} dell’anno l’altro {company} \\\\ fine",`,
  ]);
});

test('pasted placeholders and tags that are not those of English cannot be saved', async ({
  editor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('/it/certificates/');
  await editor.choose(withPlaceholder);
  for (const [text, advice] of [
    ['Pagina di <b>{azienda}</b>', /cannot use the boxes/],
    // In the file this would end the text and begin another one.
    ['", "altro": "', /box “company” is missing/],
  ] as const) {
    await test.step(text, async () => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await editor.field('it').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+v');
      await expect(editor.problems('it')).toContainText(advice);
      await editor.button('Save').click();
      await expect(editor.status).toContainText('Not saved');
      expect(editor.changedLines('it')).toEqual([]);
    });
  }
});

test('a chip is deleted and put back as a whole', async ({ editor, page }) => {
  await editor.open('/it/certificates/');
  await editor.choose(withPlaceholder);
  const field = editor.field('it');
  const chips = field.locator('.chip');
  await field.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Di ');
  await page.keyboard.press('Delete');
  await expect(chips).toHaveCount(0);
  await expect(editor.problems('it')).toContainText('The box “company” is missing here');
  await editor.button('Put back “company”').click();
  await expect(chips).toHaveCount(1);
  await editor.button('Discard').click();
  await expect(field).not.toContainText('Di ');
  // What was discarded comes back like all that was typed.
  await field.press('ControlOrMeta+z');
  await expect(field).toContainText('Di ');
  await editor.button('Discard').click();
});

test('a chip that was deleted in all languages is reported in each, and can be put back', async ({
  editor,
}) => {
  const words = { it: 'Pagina iniziale', en: 'Home page', bg: 'Начална страница' } as const;
  const locales = ['en', 'it', 'bg'] as const;
  const missing = 'The box “company” is missing here. Press “Put back”.';
  await editor.open('/it/certificates/');
  await editor.choose(withPlaceholder);
  await editor.type('en', words.en);
  await expect(editor.problems('en')).toHaveText(missing);
  for (const locale of ['it', 'bg'] as const) await expect(editor.problems(locale)).toBeEmpty();
  for (const locale of ['it', 'bg'] as const) await editor.type(locale, words[locale]);
  for (const locale of locales) await expect(editor.problems(locale)).toHaveText(missing);
  await editor.button('Save').click();
  await expect(editor.status).toContainText('Not saved');
  expect(locales.flatMap((locale) => editor.changedLines(locale))).toEqual([]);
  await editor.button('Put back “company”').first().click();
  await expect(editor.status).toBeEmpty();
  await expect(editor.field('it')).toHaveText('Pagina iniziale company');
  await editor.button('Discard').click();
});

test('another site can neither read nor write texts', async ({ request }) => {
  const foreign = await request.post('/dev/edit/texts/', {
    headers: { origin: 'https://evil.example' },
    data: {
      description: '',
      edits: [{ path: 'messages/it.json', at: heading.split('.'), value: 'Male' }],
    },
  });
  expect(foreign.status()).toBe(403);
  // A name that another site points at this computer (DNS rebinding). The site's page may also claim to be forwarded
  // from another host.
  const rebound = await request.get('/dev/edit/state/', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' },
  });
  expect(rebound.status()).toBe(403);
});
