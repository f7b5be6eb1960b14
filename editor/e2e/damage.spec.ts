/* The panel cannot save any mistake that the check of the messages finds (content/rules/messages.test.ts). */

import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { expect, test, textOf } from './fixtures';

/** Keys of a heading and of texts with a placeholder and a tag. The tests read their words from the messages. */
const heading = 'CheckCertificate.title';
const withPlaceholder = 'Header.homeLink';
const withTag = 'Certificates.lead';

const english = textOf('en', heading);

/** What is typed or pasted as the whole text, and what the panel says about it. */
const damages: readonly {
  readonly name: string;
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
  readonly advice: RegExp | string;
}[] = [
  { name: 'an empty text', locale: 'bg', key: heading, text: '', advice: /text is empty/ },
  {
    name: 'a text still in English',
    locale: 'it',
    key: heading,
    text: english,
    advice: /still in English/,
  },
  {
    name: 'the wrong language',
    locale: 'bg',
    key: heading,
    text: 'Come si fa',
    advice: /no Cyrillic letter/,
  },
  {
    name: 'the wrong alphabet',
    locale: 'it',
    key: heading,
    text: 'Мисия',
    advice: /not in Italian, because it has no Latin letters/,
  },
  {
    name: 'a letter that looks alike',
    locale: 'bg',
    key: heading,
    text: 'Mисия',
    advice: /mixes letters of two alphabets/,
  },
  { name: 'two spaces', locale: 'it', key: heading, text: 'Una  prova', advice: /two spaces/ },
  {
    name: 'a space at the end',
    locale: 'it',
    key: heading,
    text: 'Una prova ',
    advice: /at the beginning or end/,
  },
  {
    name: 'foreign quotation marks',
    locale: 'it',
    key: heading,
    text: '„Una prova“',
    advice: /Italian does not use/,
  },
  {
    name: 'a unit without its space',
    locale: 'en',
    key: heading,
    text: 'At 20kV',
    advice: /between the number and its unit/,
  },
  {
    name: 'a line that may break before a unit',
    locale: 'en',
    key: heading,
    text: 'At 20 kV',
    advice: /between the number and its unit/,
  },
  {
    name: 'a character as HTML names it',
    locale: 'it',
    key: heading,
    text: 'Una&nbsp;prova',
    advice: /“&nbsp;” itself/,
  },
  {
    name: 'a character that nobody sees',
    locale: 'bg',
    key: heading,
    text: 'Проба\u202e за нас',
    advice: /U\+202E/,
  },
  {
    name: 'a lost placeholder',
    locale: 'it',
    key: withPlaceholder,
    text: 'Pagina iniziale',
    advice: 'The box “company” is missing here. Press “Put back”.',
  },
  {
    name: 'a lost tag',
    locale: 'bg',
    key: withTag,
    text: 'Пишете ни.',
    advice: /boxes “\w+ ▸” and .* are missing here/,
  },
];

test('a mistake that the check finds cannot be saved', async ({ editor }) => {
  await editor.open('/it/certificates/');
  for (const { name, locale, key, text, advice } of damages) {
    await test.step(name, async () => {
      await editor.choose(key);
      await editor.type(locale, text);
      await expect(editor.problems(locale)).toContainText(advice);
      await editor.button('Save').click();
      await expect(editor.status).toContainText('Not saved');
      expect(editor.changedLines(locale)).toEqual([]);
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
    ['Pagina di {azienda}', /cannot use the box “azienda”/],
    ['Pagina di {company', /box “company” is missing/],
    ['Pagina di <b>{company}</b>', /cannot use the boxes “b ▸” and “◂ b”/],
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
      words: '',
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
