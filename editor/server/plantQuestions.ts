import { hasConsent, type Reference, referenceRoles } from '@/content/references';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { type Question, Refusal } from '../protocol';

/** The answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>;

/** A question with the rule for its answer. */
interface CheckedQuestion extends Question {
  /** What to write if the answer breaks the rule. */
  readonly advice: string;
  readonly isRight: (answer: string, answers: Answers) => boolean;
}

const numberOf = (answer = '') => Number(answer.replace(',', '.'));

/** A question that must be answered in every language. */
const inEach = (name: string, words: string) =>
  locales.map((locale): CheckedQuestion => {
    return {
      name: `${name}.${locale}`,
      words: `${words}, in ${languages[locale].name}`,
      isOptional: false,
      advice: 'Write a few words.',
      isRight: Boolean,
    };
  });

/** A question for a number, which may be left empty. */
function figure(name: string, words: string): CheckedQuestion {
  return {
    name,
    words: `${words} (may be empty)`,
    isOptional: true,
    advice: 'Write a number, for example 4.8, or leave it empty.',
    isRight: (answer) => !Number.isNaN(numberOf(answer)),
  };
}

export const questions: readonly CheckedQuestion[] = [
  ...inEach('name', 'Name of the plant'),
  ...inEach('place', 'Town and country'),
  figure('peak', 'Power in MWp'),
  figure('storage.power', 'Storage in MW'),
  figure('storage.energy', 'Storage in MWh'),
  {
    name: 'role',
    words: 'Your part',
    isOptional: false,
    advice: 'Choose one from the list.',
    isRight: (answer) => referenceRoles.some((role) => role === answer),
  },
  {
    name: 'year',
    words: 'Year of the entry into operation',
    isOptional: false,
    advice: 'Write a year with four digits.',
    isRight: (answer) => /^(19|20)\d\d$/.test(answer),
  },
  {
    name: 'photograph',
    words: 'File of the photograph (JPEG, at least 1920 × 1440)',
    isOptional: false,
    advice: 'Choose a file.',
    isRight: Boolean,
  },
  ...inEach('description', 'What the photograph shows, in a sentence'),
  {
    name: 'consent.by',
    words:
      'Who at the client agreed in writing (not on the page; may be empty, but then Home does not show the plant)',
    isOptional: true,
    advice: '',
    isRight: () => true,
  },
  {
    name: 'consent.on',
    words: 'Date of that agreement (may be empty)',
    isOptional: true,
    advice: 'Choose the day of the agreement. It cannot be after today.',
    isRight: (on, { 'consent.by': by = '' }) => !by || hasConsent({ consent: { by, on } }),
  },
];

/**
 * The record of a plant, and the description of its photograph.
 *
 * @throws Refusal that says which answers are missing or wrong
 */
export function referenceFrom(given: Answers) {
  const answer = (name: string) => given[name]?.trim() ?? '';
  const wrong = questions.filter(({ name, isRight }) => !isRight(answer(name), given));
  if (wrong.length > 0) {
    const lines = wrong.map(({ words, advice }) => `“${words}”: ${advice}`);
    throw new Refusal(`Nothing was saved. ${lines.join(' ')}`);
  }
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
    // The type has only the pictures of the last build. This picture is written to media/pictures.json together with
    // the plant.
    picture: `plant-${id?.join('-')}` as Reference['picture'],
    consent: by ? { by, on: answer('consent.on') } : null,
  };
  return { reference, description: words('description') };
}
