/* The texts of each page: all of its messages, only messages, and the typography of each language. */

import { messages } from '@/e2e/lib/translator';
import { foreignWords, missing, ofPage, saidBy } from '@/e2e/lib/words';
import { languages } from '@/i18n/languages';
import { maps, rendered, textNodes } from './lib/site';

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
});
