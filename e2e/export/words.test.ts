/* The texts of each page: all of its messages, only messages, and the typography of each language. */

import { messages } from '@/e2e/lib/translator';
import { foreignWords, missing, ofPage, saidBy } from '@/e2e/lib/words';
import { untranslatedMark } from '@/i18n/check/wording';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { maps, notFounds, one, pages, rendered, textNodes, textOf } from './lib/site';

/** Tested elsewhere: titles and descriptions in findability, alternative texts in structure, references and the compass with their components. */
const elsewhere = ['Compass', 'Meta', 'Pictures', 'References'];

const all = [
  ...rendered.map((page) => ({ ...page, namespaces: ['Header', ...ofPage[page.name]] as const })),
  ...maps.map((page) => ({ ...page, namespaces: ['Map'] as const })),
].map((page) => [page.path, page] as const);

test('each namespace has a page', () => {
  const known = ['Header', 'Map', ...Object.values(ofPage).flat(), ...elsewhere];
  expect(known.toSorted()).toEqual(Object.keys(messages.en).toSorted());
});

describe.each(all)('%s', (_path, { document, locale, namespaces }) => {
  const said = saidBy(document.documentElement);

  test('says all of its texts, and only in its language', () => {
    expect(missing(said, locale, namespaces)).toEqual([]);
    expect(foreignWords(said, locale)).toEqual([]);
  });

  test('has no character that nobody sees but those of its messages', () => {
    const invisible = (text: string): string[] =>
      text.match(/\p{Default_Ignorable_Code_Point}/gu) ?? [];
    const own = invisible(JSON.stringify(messages[locale]));
    const found = invisible([...said.words, ...said.others].join());
    expect(found.filter((one) => !own.includes(one))).toEqual([]);
  });
});

describe('The typography of each language', () => {
  test('Cyrillic is never marked as another language, and Bulgarian pages have some', () => {
    for (const { path, document, locale } of [...rendered, ...maps]) {
      const found = textNodes(document.body)
        .filter(({ data }) => /\p{Script=Cyrillic}/u.test(data))
        .map(({ parentElement }) => parentElement?.closest('[lang]')?.getAttribute('lang'));
      const expected = languages[locale].script === 'Cyrillic' ? [locale] : [];
      expect({ path, languages: [...new Set(found)] }).toEqual({ path, languages: expected });
    }
  });

  test.each(locales)('%s: its own quotation marks, and no straight ones', (locale) => {
    // A text that waits for its translation has the English marks.
    const isTranslated = !JSON.stringify(messages[locale]).includes(untranslatedMark);
    const own = [...languages[locale].quotes, ...(isTranslated ? [] : languages.en.quotes)].join();
    for (const { path, document } of [...pages, ...notFounds].filter(
      (page) => page.locale === locale,
    )) {
      const marks = textOf(document).match(/["'«»„“”‟‹›]/g) ?? [];
      expect({ path, foreign: marks.filter((mark) => !own.includes(mark)) }).toEqual({
        path,
        foreign: [],
      });
    }
  });

  const units = 'V|kV|A|W|kW|MW|GW|Wp|kWp|MWp|kWh|MWh|GWh|m|km|ha|kB|MB|°C|°N|°E|€';

  test.each(locales)('%s: a number and its unit stay on one line', (locale) => {
    const loose = [...pages, ...maps]
      .filter((page) => page.locale === locale)
      .flatMap(({ path, document }) =>
        [...textOf(document).matchAll(new RegExp(`\\d (${units})(?![\\p{L}\\d])`, 'gu'))].map(
          ([match]) => `${match} on ${path}`,
        ),
      );
    expect(loose).toEqual([]);
  });

  test('texts that the specification leaves in English are marked as English', () => {
    for (const { document } of pages.filter(({ name }) => name === 'home')) {
      const fallback = one(document, 'video');
      const text = textNodes(document.body).find(
        ({ data, parentElement }) => data.trim() !== '' && fallback.contains(parentElement),
      );
      expect(text?.parentElement?.closest('[lang]')?.getAttribute('lang')).toBe('en');
    }
  });
});
