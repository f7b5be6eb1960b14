import { hasConsent, type Reference, referenceRoles } from '@/content/references';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';

/** The answers by the names of the questions. */
export type Answers = Readonly<Record<string, string>>;

/** Name of the answer, the question, and whether an answer is right; by default one is needed. */
type Question = readonly [
  name: string,
  words: string,
  isRight?: (answer: string, answers: Answers) => boolean,
];

const numberOf = (answer = '') => Number(answer.replace(',', '.'));
const isFigure = (answer: string) => !Number.isNaN(numberOf(answer));
const inEach = (name: string, words: string) =>
  locales.map(
    (locale): Question => [`${name}.${locale}`, `${words}, in ${languages[locale].name}`],
  );
const isRole = (answer: string) => referenceRoles.some((role) => role === answer);
const isYear = (answer: string) => /^(19|20)\d\d$/.test(answer);
const isDay = (on: string, { 'consent.by': by = '' }: Answers) =>
  !by || hasConsent({ consent: { by, on } });

export const questions: readonly Question[] = [
  ...inEach('name', 'Name of the plant'),
  ...inEach('place', 'Town and country'),
  ['peak', 'Power in MWp (may be empty)', isFigure],
  ['storage.power', 'Storage in MW (may be empty)', isFigure],
  ['storage.energy', 'Storage in MWh (may be empty)', isFigure],
  ['role', 'Your part', isRole],
  ['year', 'Year of the entry into operation', isYear],
  ['photograph', 'File of the photograph (JPEG, at least 1920 × 1440)'],
  ...inEach('description', 'What the photograph shows, in a sentence'),
  [
    'consent.by',
    'Who of the client agreed in writing (not on the page; may be empty: Home does not show the plant)',
    () => true,
  ],
  ['consent.on', 'On which day (may be empty)', isDay],
];

/** What is wrong with the answer to a question. */
function problemsOf([name, words, isRight = Boolean]: Question, answers: Answers): string[] {
  const answer = answers[name]?.trim() ?? '';
  return isRight(answer, answers) ? [] : [`${name} cannot be "${answer}". ${words}.`];
}

/**
 * The record of a plant, and what its photograph shows.
 *
 * @throws with what is missing or cannot be read
 */
export function referenceFrom(given: Answers) {
  const problems = questions.flatMap((question) => problemsOf(question, given));
  if (problems.length > 0) throw new Error(`Nothing was written:\n  ${problems.join('\n  ')}`);
  const answer = (name: string) => given[name]?.trim() ?? '';
  const words = (group: string) =>
    Object.fromEntries(locales.map((locale) => [locale, answer(`${group}.${locale}`)])) as Record<
      Locale,
      string
    >;
  const [peak, power, energy] = ['peak', 'storage.power', 'storage.energy'].map((name) =>
    numberOf(answer(name)),
  ) as [number, number, number];
  const name = words('name');
  const id = name.en.toLowerCase().match(/[a-z0-9]+/g);
  const by = answer('consent.by');
  const reference: Reference = {
    name,
    place: words('place'),
    ...(peak && { peak }),
    ...(power && energy && { storage: { power, energy } }),
    role: answer('role') as Reference['role'],
    year: Number(answer('year')),
    // media/pictures.json has it from now on.
    picture: `plant-${id?.join('-')}` as Reference['picture'],
    consent: by ? { by, on: answer('consent.on') } : null,
  };
  return { reference, description: words('description') };
}
