import { content } from '@/content/current';
import type { Locale } from '@/i18n/locales';
import { olderTranslations } from './olderTranslations';

const file = (locale: Locale, [title, lead]: readonly [string, string]) => ({
  locale,
  path: `${locale}.json`,
  text: JSON.stringify({ Hero: { title, lead } }, null, 2),
});
const english = file('en', ['Sun', 'Power']);
const italian = file('it', ['Sole', 'Energia']);
const keysOf = (...now: Parameters<typeof olderTranslations>[2]) =>
  olderTranslations(content, [english, italian], now).map(({ path, line, key }) => [
    path,
    line,
    key,
  ]);

test('a translation is older if only the English text has changed', () => {
  const changed = file('en', ['Sunlight', 'Power']);
  expect(keysOf(english, italian)).toEqual([]);
  expect(keysOf(changed, italian)).toEqual([['it.json', 3, 'Hero.title']]);
  expect(keysOf(changed, file('it', ['Luce', 'Forza']))).toEqual([]);
  expect(keysOf(changed, file('it', ['[EN] Sunlight', 'Energia']))).toEqual([]);
});

test('a new text has no older translation, and without the published files none is known', () => {
  const added = file('en', ['Sun', 'Power']);
  const { locale, path } = english;
  const first = { locale, path, text: '{ "Hero": { "lead": "Power" } }' };
  expect(olderTranslations(content, [first, italian], [added, italian])).toEqual([]);
  expect(olderTranslations(content, [], [file('en', ['A', 'B']), italian])).toEqual([]);
});
