/* The texts of each page: it has all of its messages and no other text, with the typography of its language. */

import { messages } from '@/components/testing/messages';
import { foreignWords, markedStandards, missingTexts, pageTexts } from '@/e2e/lib/words';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { folded, maps, rendered, textContents, textNodes } from '../lib/site';

const all = [...rendered, ...maps].map((page) => ({
  ...page,
  texts: pageTexts(page.document.documentElement),
}));

test.each(locales)('each text of the messages in %s is on a page', (locale) => {
  const own = all.filter((page) => page.locale === locale);
  expect(
    missingTexts(
      own.map(({ texts }) => texts),
      locale,
    ),
  ).toEqual([]);
});

describe.each(all)('$path', ({ locale, texts }) => {
  test('has only words of its own language', () => {
    expect(foreignWords(texts, locale)).toEqual([]);
  });

  test('has only those invisible characters that its messages have', () => {
    const invisible = (text: string): string[] =>
      text.match(/\p{Default_Ignorable_Code_Point}/gu) ?? [];
    const own = invisible(JSON.stringify(messages[locale]));
    const found = invisible([...texts.words, ...texts.others].join());
    expect(found.filter((one) => !own.includes(one))).toEqual([]);
  });
});

describe('The typography of each language', () => {
  test('Cyrillic text, but for a flag, is on Bulgarian pages only, and is never marked as another language', () => {
    for (const { path, document, locale } of [...rendered, ...maps]) {
      const found = textNodes(document.body)
        .filter(({ data }) => /\p{Script=Cyrillic}/u.test(data))
        .filter(({ parentElement }) => !parentElement?.closest('[data-locale]'))
        .map(({ parentElement }) => parentElement?.closest('[lang]')?.getAttribute('lang'));
      const expected = languages[locale].script === 'Cyrillic' ? [locale] : [];
      expect({ path, languages: [...new Set(found)] }).toEqual({ path, languages: expected });
    }
  });

  test('no line breaks in a number that its message marks as that of a standard (IEC 62446-1)', () => {
    for (const locale of locales) {
      const unbroken = rendered
        .filter((page) => page.locale === locale)
        .flatMap(({ document }) => textContents(document, '.unbroken'));
      expect(unbroken).toEqual(expect.arrayContaining(markedStandards(locale).map(folded)));
    }
  });
});
