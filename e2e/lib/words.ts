import { TYPE } from '@formatjs/icu-messageformat-parser';
import { messages } from '@/components/testing/messages';
import { isShown, rowOf } from '@/content/catalogue';
import { socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { sentences } from '@/content/schemas';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { readPattern } from '@/scripts/content/rules/pattern';

/** The texts of a part of the messages, by key. */
function texts(part: unknown, key = ''): [key: string, text: string][] {
  if (typeof part === 'string') return [[key, part]];
  const start = key && `${key}.`;
  return Object.entries(part ?? {}).flatMap(([name, value]) => texts(value, `${start}${name}`));
}

/** The text as a browser shows it: white space is collapsed, but no-break spaces stay. */
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

/**
 * The texts of a page: those that a visitor sees or hears, and all others, because scripts show texts from attributes
 * later.
 */
interface PageTexts {
  readonly words: readonly string[];
  readonly others: readonly string[];
}

/** Must not use anything outside it, because it also runs in a browser's page. */
export function pageTexts(root: Element): PageTexts {
  const page = root.ownerDocument;
  const words = [page.title];
  const others: string[] = [];
  const texts = page.createTreeWalker(page.body, 4 /* NodeFilter.SHOW_TEXT */);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isWord = !text.parentElement?.closest('script, style, noscript');
    (isWord ? words : others).push(text.nodeValue ?? '');
  }
  const names = /^(aria-label|aria-roledescription|alt|placeholder|title)$/;
  for (const element of page.body.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      (names.test(name) ? words : others).push(value);
  const shared =
    ':is([name=description], [property$=":title"], [property$=":description"], [property$=":alt"])';
  for (const meta of page.querySelectorAll(`meta${shared}`))
    words.push(meta.getAttribute('content') ?? '');
  return { words, others };
}

/** Keys of the texts of a language that no page shows. Other tests find those that are shown later. */
export function missingTexts(pages: readonly PageTexts[], locale: Locale): string[] {
  const all = exact(pages.flatMap(({ words, others }) => [...words, ...others]).join('\n'));
  return texts(messages[locale])
    .filter(
      ([key, text]) =>
        isShown(content, key) &&
        !rowOf(key).later &&
        !pieces(text).every((piece) => all.includes(piece)),
    )
    .map(([key]) => key);
}

/** What the messages of a language mark as the number of a standard, with `<standard>`, and a page shows. */
export function markedStandards(locale: Locale): string[] {
  return texts(messages[locale])
    .filter(([key]) => isShown(content, key))
    .flatMap(([, text]) => [...text.matchAll(/<standard>(.*?)<\/standard>/g)])
    .map(([, words = '']) => words);
}

/** Texts that are the same in every language. */
const facts = [
  // Symbols of units in computed figures.
  ...['kWp', 'MWp', 'kWh', 'MWh', 'kW', 'MW', '°C'],
  // A mark in a drawing.
  'X',
  content.company.name,
  content.company.group,
  content.company.phone,
  content.company.email,
  content.company.website.replace('https://', ''),
  content.company.uic,
  content.company.vat,
  content.company.iban,
  // What a certificate says, but its sentences.
  ...content.certificates.flatMap((certificate) =>
    Object.entries(certificate).flatMap(([name, value]) => {
      if (typeof value === 'string') return [value];
      return sentences.includes(name) ? [] : Object.values(value);
    }),
  ),
  ...content.references.flatMap(({ name, place }) => [
    ...Object.values(name),
    ...Object.values(place),
  ]),
  ...socialProfiles().map(({ name }) => name),
  ...Object.values(languages).map(({ name }) => name),
];

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/**
 * Words that are neither in the messages of a language nor facts, such as those of an English text on an Italian page.
 */
export function foreignWords({ words }: PageTexts, locale: Locale): string[] {
  const patterns = texts(messages[locale]).map(([, text]) => readPattern(text));
  const own = patterns.flatMap((pattern) =>
    typeof pattern === 'string'
      ? pattern
      : pattern.elements.map((element) => (element.type === TYPE.literal ? element.value : '')),
  );
  const { countryCode, contract } = content.company;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const years = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const ofLanguages = new Intl.DisplayNames(locale, { type: 'language' });
  // Words that `Intl` has in each language, whatever the messages say.
  const ofPlatform = [
    // The names of all months and days.
    ...Array.from({ length: 12 }, (_, index) => date.format(Date.UTC(2028, index, 1))),
    new Intl.NumberFormat(locale, years).format(contract.years),
    countries.of(countryCode) ?? '',
    new Intl.ListFormat(locale).format(locales.map((one) => ofLanguages.of(one) ?? '')),
  ];
  const ofCertificates = content.certificates.flatMap(({ title, text }) => [
    title[locale],
    text[locale],
  ]);
  const known = new Set([...own, ...ofCertificates, ...facts, ...ofPlatform].flatMap(wordsOf));
  return [...new Set(words.flatMap(wordsOf))].filter((word) => !known.has(word));
}
