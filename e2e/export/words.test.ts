/* The texts of each page: all of its messages, only messages, and the typography of each language. */

import type { Messages } from 'next-intl';
import { messages } from '@/e2e/lib/translator';
import { untranslatedMark } from '@/i18n/check/wording';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { certificateFacts } from '@/site/certificates';
import { company, socialProfiles } from '@/site/company';
import { references } from '@/site/references';
import type { PageName } from '@/site/routes';
import { attributesOf, maps, notFounds, one, pages, rendered, textNodes, textOf } from './lib/site';

type Namespace = keyof Messages;

/** The namespaces that every page shows in full. */
const ofEveryPage = ['Header'] as const satisfies readonly Namespace[];

/** The namespaces that a page shows in full. */
const ofPage: Readonly<Record<PageName, readonly Namespace[]>> = {
  home: [
    'Hero',
    'Slideshow',
    'AerialDrawing',
    'Picture',
    'Motion',
    'PlantOverview',
    'Estimate',
    'Benefits',
    'Partnership',
    'Founder',
    'Daylight',
    'Film',
    'Footer',
  ],
  services: ['ServicesOpening', 'PlantLife', 'Services', 'Sheet', 'PermitPath', 'ContractPanel'],
  about: ['WhoWeAre', 'Horizon', 'Values', 'AboutClosing'],
  contacts: [
    'ContactsOpening',
    'EnquiryForm',
    'ContactDetails',
    'Commitments',
    'Privacy',
    'AccessibilityStatement',
    'Company',
  ],
  certificates: ['Certificates', 'CheckCertificate'],
  notFound: ['NotFound'],
};

/** Shown on the pages of the map frame. */
const ofMap: Namespace = 'Map';

/** Tested elsewhere: titles and descriptions in findability, alternative texts in structure, references and the compass with their components. */
const elsewhere: readonly Namespace[] = ['Compass', 'Meta', 'Pictures', 'References'];

/** Texts that show only after an action, with a setting of the owner, or with a rendering; other tests find them. */
const later =
  /^(EnquiryForm\.(sending|success|failure|subject)|Privacy\.recaptcha|Footer\.bankAccount|AerialDrawing\..*|Picture\.visualisation|Services\.studies\.(camera|views))$/;

/** The texts of a part of the messages, by key. */
function texts(part: unknown, key: string): [key: string, text: string][] {
  if (typeof part === 'string') return [[key, part]];
  return Object.entries(part ?? {}).flatMap(([name, value]) => texts(value, `${key}.${name}`));
}

/** To the character, but for the white space that a browser collapses itself: no-break spaces stay. */
function exact(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}

/** The parts of a message that do not depend on its arguments: between placeholders and tags. */
function pieces(text: string): string[] {
  if (/\{\w+,\s*(plural|select)/.test(text)) return [];
  return text
    .split(/<[^>]*>|\{[^}]*\}/)
    .map(exact)
    .filter((piece) => piece !== '');
}

/** All text of a page, including the names for assistive technology. */
function saidBy(document: Document): string {
  const names = [...document.querySelectorAll('body *')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return exact([textOf(document), ...names].join('\n'));
}

function missing(document: Document, locale: Locale, namespaces: readonly Namespace[]): string[] {
  const said = saidBy(document);
  return namespaces
    .flatMap((namespace) => texts(messages[locale][namespace], namespace))
    .filter(
      ([key, text]) => !later.test(key) && !pieces(text).every((piece) => said.includes(piece)),
    )
    .map(([key]) => key);
}

describe('Every message is shown', () => {
  test('each namespace has a page', () => {
    const known = [...ofEveryPage, ...Object.values(ofPage).flat(), ofMap, ...elsewhere];
    expect(known.toSorted()).toEqual(Object.keys(messages.en).toSorted());
  });

  test.each(rendered.map((page) => [page.path, page] as const))('%s', (_path, page) => {
    const namespaces = [...ofEveryPage, ...ofPage[page.name]];
    expect(missing(page.document, page.locale, namespaces)).toEqual([]);
  });

  test.each(maps.map((page) => [page.path, page] as const))('%s', (_path, { document, locale }) => {
    expect(missing(document, locale, [ofMap])).toEqual([]);
  });
});

test.each([...rendered, ...maps].map((page) => [page.path, page] as const))(
  '%s has no character that nobody sees but those of its messages',
  (_path, { document, locale }) => {
    const invisible = (text: string): string[] =>
      text.match(/\p{Default_Ignorable_Code_Point}/gu) ?? [];
    const own = invisible(texts(messages[locale], '').join());
    expect(invisible(saidBy(document)).filter((one) => !own.includes(one))).toEqual([]);
  },
);

test('no English sentence occurs in another language', () => {
  const english = new Set(texts(messages.en, '').map(([, text]) => text));
  const { success } = messages.en.EnquiryForm;
  const { fallback } = messages.en.Film;
  for (const locale of locales.filter((other) => other !== 'en')) {
    const untranslated = texts(messages[locale], '')
      .map(([, text]) => text)
      .filter((text) => english.has(text) && pieces(text).join(' ').split(' ').length > 4);
    // The literal strings of the specification.
    expect(untranslated.filter((text) => text !== success && text !== fallback)).toEqual([]);
  }
});

/** Texts that are the same in every language. */
const facts = [
  // Symbols of units, as computed figures have them.
  ...['kWp', 'MWp', 'kWh', 'MWh', 'kW', 'MW', '°C'],
  company.name,
  company.group,
  company.phone,
  company.email,
  // A line may break behind the @, so the address is two texts there.
  ...company.email.split(/(?<=@)/),
  company.website.replace('https://', ''),
  company.uic,
  company.vat,
  company.iban,
  ...Object.values(certificateFacts).map(({ number }) => number),
  ...references.flatMap(({ name, place }) => [name.en, place.en]),
  ...socialProfiles.map(({ name }) => name),
  ...Object.values(languages).map(({ name }) => name),
].sort((a, b) => b.length - a.length);

/** A hard-coded text is the same in every language: on pages in another alphabet it shows by its Latin letters. */
describe.each(locales.filter((locale) => languages[locale].script !== 'Latin'))('%s', (locale) => {
  const latinWords = (text: string) => text.match(/\p{Script=Latin}+/gu) ?? [];
  const known = new Set(
    [...texts(messages[locale], '').flatMap(([, text]) => pieces(text)), ...facts].flatMap(
      latinWords,
    ),
  );

  test.each(
    rendered.filter((page) => page.locale === locale).map((page) => [page.path, page] as const),
  )('%s: every text comes from the messages', (_path, { document }) => {
    const shared =
      ':is([name=description], [property$=":title"], [property$=":description"], [property$=":alt"])';
    const said = [
      document.title,
      ...attributesOf(document, `meta${shared}`, 'content'),
      ...textNodes(document.body)
        .filter(({ parentElement }) => !parentElement?.closest('noscript'))
        .map(({ data }) => data),
      ...['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'].flatMap((name) =>
        attributesOf(document.body, `[${name}]`, name),
      ),
    ].map((text) => text ?? '');
    expect(said.flatMap(latinWords).filter((word) => !known.has(word))).toEqual([]);
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
