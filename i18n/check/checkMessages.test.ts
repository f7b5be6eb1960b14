import { readFileSync } from 'node:fs';
import { checkMessages, problemAsText } from './checkMessages';
import { damages } from './damages';
import { readMessageFiles, textsOf } from './messageFile';
import { messageSchema, schemaPath } from './messageSchema';
import sameAsEnglish from './sameAsEnglish.json';

const files = readMessageFiles();
/** Without those that wait for their translation as a whole. */
const ofSpecification = files.slice(0, 3);

test('the files of this site have no problems', () => {
  expect(checkMessages(files).problems).toEqual([]);
});

test.each(damages)('$name: file, line, key, and what to do', (damage) => {
  const damaged = files.map((file) => {
    if (file.locale !== damage.locale) return file;
    expect(file.text.split(damage.piece)).toHaveLength(2);
    return { ...file, text: file.text.replace(damage.piece, () => damage.replacement) };
  });
  const lines = files.find(({ locale }) => locale === damage.locale)?.text.split('\n') ?? [];
  const [firstLine = ''] = (damage.line ?? damage.piece).split('\n');
  expect(checkMessages(damaged).problems).toContainEqual({
    path: `messages/${damage.locale}.json`,
    line: lines.findIndex((line) => line.includes(firstLine)) + 1,
    locale: damage.locale,
    key: damage.key,
    advice: expect.stringMatching(damage.advice),
  });
});

test('a text that waits for its translation is listed, and is no mistake', () => {
  const waiting = ofSpecification.map((file) =>
    file.locale === 'it'
      ? { ...file, text: file.text.replace('"Missione"', '"[EN] Mission"') }
      : file,
  );
  const { problems, untranslated } = checkMessages(waiting);
  expect(problems).toEqual([]);
  expect(untranslated.map(({ file, texts }) => [file.path, texts.map(({ key }) => key)])).toEqual([
    ['messages/it.json', ['Horizon.mission']],
  ]);
});

test('an editor reads where it is before what to do', () => {
  const [line, advice] = problemAsText({
    path: 'messages/it.json',
    line: 7,
    locale: 'it',
    key: 'Hero.title',
    advice: 'Shorten it.',
  }).split('\n');
  expect(line).toBe('messages/it.json, line 7 (Italiano), Hero.title:');
  expect(advice).toBe('  Shorten it.');
});

test('the list of texts that are the same as in English names texts that exist', () => {
  const keys = new Set(files.flatMap((file) => textsOf(file).map(({ key }) => key)));
  const unknown = Object.values(sameAsEnglish)
    .flat()
    .filter((key) => !keys.has(key));
  expect(unknown).toEqual([]);
});

test('the schema for editors’ programs is up to date: "npm run messages" makes it', () => {
  const [english] = files;
  expect(readFileSync(schemaPath, 'utf8')).toBe(messageSchema(english?.text ?? ''));
});
