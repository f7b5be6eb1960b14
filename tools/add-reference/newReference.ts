import { modify } from 'jsonc-parser';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { withValue } from '@/scripts/lib/writeValue';
import { hasConsent, type Reference, referenceRoles } from '@/site/references';

/** The answers by the names of the questions. */
export type Answers = Readonly<Record<string, string>>;

const inEach = (name: string, words: string) =>
  locales.map((locale) => [`${name}.${locale}`, `${words}, in ${languages[locale].name}`] as const);

/** What is asked of a plant: names of the answers, with the question. */
export const questions: readonly (readonly [name: string, words: string])[] = [
  ...inEach('name', 'Name of the plant'),
  ...inEach('place', 'Town and country'),
  ['peak', 'Power in MWp (may be empty)'],
  ['storage.power', 'Storage in MW (may be empty)'],
  ['storage.energy', 'Storage in MWh (may be empty)'],
  ['role', `Your part (${referenceRoles.join(', ')})`],
  ['year', 'Year of the entry into operation'],
  ['photograph', 'File of the photograph (JPEG, at least 1920 × 1440)'],
  ...inEach('description', 'What the photograph shows, in a sentence'),
  ['consent.by', 'Who of the client agreed in writing (not published; may be empty)'],
  ['consent.on', 'On which day, as 2026-01-15 (may be empty)'],
];

/** Each language's answer. */
function wordsOf(answers: Answers, name: string) {
  return Object.fromEntries(
    locales.map((locale) => [locale, answers[`${name}.${locale}`]?.trim() ?? '']),
  ) as Record<Locale, string>;
}

/**
 * The record of a plant.
 *
 * @throws with what is missing or cannot be read
 */
export function referenceFrom(
  answers: Answers,
): Reference & { readonly description: Record<Locale, string> } {
  const [name, place, description] = ['name', 'place', 'description'].map((group) =>
    wordsOf(answers, group),
  ) as [Record<Locale, string>, Record<Locale, string>, Record<Locale, string>];
  const empty = Object.entries({ name, place, description }).flatMap(([group, words]) =>
    locales.filter((locale) => !words[locale]).map((locale) => `${group}.${locale} is empty`),
  );
  const number = (key: string) =>
    answers[key] ? Number(answers[key].replace(',', '.')) : undefined;
  const [peak, power, energy] = ['peak', 'storage.power', 'storage.energy'].map(number);
  const role = referenceRoles.find((one) => one === answers.role);
  const year = Number(answers.year);
  const id = `plant-${name.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  const reference = {
    name,
    place,
    ...(peak !== undefined && { peak }),
    ...(power !== undefined && energy !== undefined && { storage: { power, energy } }),
    role: role ?? 'epc',
    year,
    // media/pictures.json has it from now on.
    picture: id as Reference['picture'],
    consent: answers['consent.by']
      ? { by: answers['consent.by'], on: answers['consent.on'] ?? '' }
      : null,
  };
  const wrong = [
    ...empty,
    ...[peak, power, energy]
      .filter((value) => Number.isNaN(value))
      .map(() => 'A figure is no number'),
    ...(role ? [] : [`role is none of ${referenceRoles.join(', ')}`]),
    ...(year > 1990 && year < 2100 ? [] : ['year is no year']),
    ...(reference.consent && !hasConsent(reference) ? ['consent.on is no day until today'] : []),
  ];
  if (wrong.length > 0) throw new Error(`Nothing was written:\n  ${wrong.join('\n  ')}`);
  return { ...reference, description };
}

/** A JSON file with one more entry at a path; all else keeps its form. */
export function withEntry(source: string, path: (string | number)[], value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const options = { formattingOptions, isArrayInsertion: typeof path.at(-1) === 'number' };
  return modify(source, path, value, options).reduceRight(
    (text, { offset, length, content }) =>
      text.slice(0, offset) + content + text.slice(offset + length),
    source,
  );
}

/** A message file with the description of a picture. */
export function withDescription(source: string, picture: string, description: string): string {
  return withValue(
    withEntry(source, ['Pictures', picture], ''),
    `Pictures.${picture}`,
    description,
  );
}
