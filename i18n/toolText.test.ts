import { readdirSync, readFileSync } from 'node:fs';
import { content } from '@/content/current';
import { type MessageFile, textsOf } from '@/scripts/content/messageFiles';
import { messageFindings } from '@/scripts/content/rules/messages';
import { readPattern } from '@/scripts/content/rules/pattern';
import { unwrittenTexts } from '@/scripts/content/rules/unwritten';
import { isLocale } from './locales';
import { type Code, phrase, Refusal, say, toolLanguageOf, toolLanguages } from './toolText';

// The check knows the languages of the site.
const files = toolLanguages.filter(isLocale).map((locale): MessageFile => {
  const path = `i18n/tools/${locale}.json`;
  return { locale, path, text: readFileSync(path, 'utf8') };
});

test('the texts of the tools pass the check of the site’s texts, and none waits for its translation', () => {
  expect(
    messageFindings(
      files,
      () => false,
      () => true,
    ),
  ).toEqual([]);
  expect(unwrittenTexts(files, () => true)).toEqual([]);
});

/** Words that occur in nearly every English sentence, and neither in Italian nor in Bulgarian. */
const english =
  /\b(?:the|The|this|This|that|is|are|of|and|to|with|for|not|it|It|your|you|Write|There)\b/;

/** A host, such as accredia.it. */
const webAddress = /[\w-]+\.[a-z]{2,}/g;

/** Commands, names of files and names of settings, which people type as they are. */
const typed = /“[^”]*”|„[^“]*“|«[^»]*»|`[^`]*`|[\w./-]+\.(?:json|md|ts)\b/g;

test.each(files.slice(1))('no text in $path has English words', (file) => {
  const found = textsOf(file).filter(({ value }) => english.test(value.replace(typed, '')));
  expect(found).toEqual([]);
});

test.each(toolLanguages.slice(1))(
  'no claim of content/reviews.json has English words in %s',
  (language) => {
    const claims = content.reviews.map(({ claim }) => claim?.[language] ?? '');
    expect(claims.filter((claim) => english.test(claim.replace(webAddress, '')))).toEqual([]);
  },
);

/** Folders whose code speaks to editors and owners. */
const folders = ['content', 'editor', 'scripts', 'tools/preflight'];

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.|\/e2e\//.test(file);

/* It reads sources, because types find a text that is missing, and no tool finds one that nobody asks for. */
test('each text is used by the code', () => {
  const code = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const sources = code.join('\n');
  const names = sources.matchAll(/['"`]([A-Z]\w*(?:\.(?:\w|\$\{[^}]*\})+)+)['"`]/g);
  const patterns = Array.from(names, ([, name = '']) => {
    const pattern = name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+');
    return new RegExp(`^${pattern}$`);
  });
  const keys = files
    .slice(0, 1)
    .flatMap(textsOf)
    .map(({ key }) => key);
  // scripts/content/values.ts derives the names of `Values` from those of the values.
  const unused = keys.filter(
    (key) => !key.startsWith('Values.') && !patterns.some((one) => one.test(key)),
  );
  expect(unused).toEqual([]);
});

test.each(toolLanguages)(
  'each text can be said in %s with the values of the English one',
  (language) => {
    const texts = files.slice(0, 1).flatMap(textsOf);
    for (const { key, value } of texts) {
      const pattern = readPattern(value);
      const names = typeof pattern === 'string' ? [] : [...pattern.slots.keys()];
      const values = Object.fromEntries(names.map((name) => [name, 2]));
      expect(say({ code: key as Code, values }, language)).not.toMatch(/[{}]/);
    }
  },
);

test('data become words of a language', () => {
  const advice = phrase('Syntax.comma');
  const said = (words: Parameters<typeof say>[0]) =>
    toolLanguages.map((language) => say(words, language));
  expect(said({ day: '2027-05-30' })).toEqual([
    'May 30, 2027',
    '30 maggio 2027',
    expect.stringMatching(/^30 май 2027\sг\.$/),
  ]);
  expect(said({ language: 'bg' })).toEqual(['Bulgarian', 'bulgaro', 'български']);
  expect(said({ list: ['«…»', '“…”'], type: 'disjunction' })).toEqual([
    '«…» or “…”',
    '«…» o “…”',
    '«…» или “…”',
  ]);
  expect(said({ list: [1, 2] })).toEqual(['1 and 2', '1 e 2', '1 и 2']);
  expect(said({ joined: [phrase('Values.company.phone.title'), 1], by: ' › ' })).toEqual([
    'Telephone › 1',
    'Telefono › 1',
    'Телефон › 1',
  ]);
  expect(said(phrase('Syntax.fromHere', { advice }))[1]).toMatch(/^Da qui .* Manca una virgola /);
});

test.each([
  [['bg-BG'], 'bg'],
  [['de-AT', 'it', 'bg'], 'it'],
  [['IT-CH'], 'it'],
  [['', 'de'], 'en'],
  [[], 'en'],
])('of the preferred languages %j the tools speak %s', (preferred, language) => {
  expect(toolLanguageOf(preferred)).toBe(language);
});

test('an error that nobody has caught shows the words of a refusal to programmers', () => {
  expect(new Refusal(phrase('Git.got')).message).toBe(
    'Everything that others have published is here now.',
  );
});
