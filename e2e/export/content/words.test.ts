/* The texts of each page: all of its messages, only messages, and the typography of each language. */

import { messages } from '@/e2e/lib/translator';
import { foreignWords, missing, saidBy } from '@/e2e/lib/words';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { maps, rendered, textNodes } from '../lib/site';

const all = [...rendered, ...maps].map((page) => ({
  ...page,
  said: saidBy(page.document.documentElement),
}));

test.each(locales)('each text of the messages in %s is on a page', (locale) => {
  const own = all.filter((page) => page.locale === locale);
  expect(
    missing(
      own.map(({ said }) => said),
      locale,
    ),
  ).toEqual([]);
});

describe.each(all)('$path', ({ locale, said }) => {
  test('has words of its own language only', () => {
    expect(foreignWords(said, locale)).toEqual([]);
  });

  test('has no invisible character that its messages do not have', () => {
    const invisible = (text: string): string[] =>
      text.match(/\p{Default_Ignorable_Code_Point}/gu) ?? [];
    const own = invisible(JSON.stringify(messages[locale]));
    const found = invisible([...said.words, ...said.others].join());
    expect(found.filter((one) => !own.includes(one))).toEqual([]);
  });
});

describe('The typography of each language', () => {
  test('Cyrillic text is on Bulgarian pages only, and is never marked as another language', () => {
    for (const { path, document, locale } of [...rendered, ...maps]) {
      const found = textNodes(document.body)
        .filter(({ data }) => /\p{Script=Cyrillic}/u.test(data))
        .map(({ parentElement }) => parentElement?.closest('[lang]')?.getAttribute('lang'));
      const expected = languages[locale].script === 'Cyrillic' ? [locale] : [];
      expect({ path, languages: [...new Set(found)] }).toEqual({ path, languages: expected });
    }
  });
});
