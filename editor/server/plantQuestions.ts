import { hasConsent, type Reference, referenceRoles } from '@/content/references';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
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
const inEach = (name: string, question: string) =>
  locales.map((locale): CheckedQuestion => {
    return {
      name: `${name}.${locale}`,
      words: toolText('Plant.inLanguage', { question, language: languages[locale].name }),
      isOptional: false,
      advice: toolText('Plant.writeWords'),
      isRight: Boolean,
    };
  });

/** A question for a number, which may be left empty. */
function figure(name: string, question: string): CheckedQuestion {
  return {
    name,
    words: toolText('Plant.mayBeEmpty', { question }),
    isOptional: true,
    advice: toolText('Plant.writeNumber'),
    isRight: (answer) => !Number.isNaN(numberOf(answer)),
  };
}

/** The questions, in the language of the person who answers them. */
export const questions = (): readonly CheckedQuestion[] => [
  ...inEach('name', toolText('Plant.name')),
  ...inEach('place', toolText('Plant.place')),
  figure('peak', toolText('Plant.peak')),
  figure('storage.power', toolText('Plant.power')),
  figure('storage.energy', toolText('Plant.energy')),
  {
    name: 'role',
    words: toolText('Plant.role'),
    isOptional: false,
    advice: toolText('Plant.chooseRole'),
    isRight: (answer) => referenceRoles.some((role) => role === answer),
  },
  {
    name: 'year',
    words: toolText('Plant.year'),
    isOptional: false,
    advice: toolText('Plant.writeYear'),
    isRight: (answer) => /^(19|20)\d\d$/.test(answer),
  },
  {
    name: 'photograph',
    words: toolText('Plant.photograph'),
    isOptional: false,
    advice: toolText('Plant.chooseFile'),
    isRight: Boolean,
  },
  ...inEach('description', toolText('Plant.description')),
  {
    name: 'consent.by',
    words: toolText('Plant.consentBy'),
    isOptional: true,
    advice: '',
    isRight: () => true,
  },
  {
    name: 'consent.on',
    words: toolText('Plant.consentOn'),
    isOptional: true,
    advice: toolText('Plant.chooseDay'),
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
  const wrong = questions().filter(({ name, isRight }) => !isRight(answer(name), given));
  if (wrong.length > 0) {
    const lines = wrong.map(({ words: question, advice }) =>
      toolText('Plant.wrongAnswer', { question, advice }),
    );
    throw new Refusal(toolText('Plant.nothingSaved', { advice: lines.join(' ') }));
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
