import { isDay } from '@/content/day';
import { hasConsent, type Reference, referenceRoles } from '@/content/references';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { type Question, Refusal } from '../protocol';

/** The answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>;

/** A question with the rule for its answer. */
interface CheckedQuestion extends Question {
  /** Says what to write if the answer breaks the rule. */
  readonly problem: (answer: string, answers: Answers) => string | undefined;
}

const numberOf = (answer = '') => Number(answer.replace(',', '.'));

/** A rule that does not depend on other answers. */
const unless =
  (isRight: (answer: string) => boolean, advice: string): CheckedQuestion['problem'] =>
  (answer) =>
    isRight(answer) ? undefined : advice;

/** A question that must be answered in every language. */
const inEach = (name: string, question: string) =>
  locales.map((locale): CheckedQuestion => {
    return {
      name: `${name}.${locale}`,
      words: toolText('Plant.inLanguage', { question, language: languages[locale].name }),
      isOptional: false,
      problem: unless(Boolean, toolText('Plant.writeWords')),
    };
  });

/**
 * A question for a number, which may be left empty.
 *
 * @param partner a figure that says nothing without this one
 */
function figure(name: string, question: string, partner?: string): CheckedQuestion {
  return {
    name,
    words: toolText('Plant.mayBeEmpty', { question }),
    isOptional: true,
    problem(answer, answers) {
      if (answer === '' && partner && answers[partner]?.trim())
        return toolText('Plant.bothStorage');
      const isNumber = /^\d+([.,]\d+)?$/.test(answer) && numberOf(answer) > 0;
      return answer === '' || isNumber ? undefined : toolText('Plant.writeNumber');
    },
  };
}

/** What is wrong with the day on which a client agreed. */
function dayProblem(day: string, { 'consent.by': by = '' }: Answers): string | undefined {
  if (!by.trim()) return undefined;
  if (!isDay(day)) return toolText('Plant.chooseDay');
  return hasConsent({ consent: { by, on: day } }) ? undefined : toolText('Plant.dayNotCome');
}

/** The questions, in the language of the person who answers them. */
export const questions = (): readonly CheckedQuestion[] => [
  ...inEach('name', toolText('Plant.name')),
  ...inEach('place', toolText('Plant.place')),
  figure('peak', toolText('Plant.peak')),
  figure('storage.power', toolText('Plant.power'), 'storage.energy'),
  figure('storage.energy', toolText('Plant.energy'), 'storage.power'),
  {
    name: 'role',
    words: toolText('Plant.role'),
    isOptional: false,
    problem: unless(
      (answer) => referenceRoles.some((role) => role === answer),
      toolText('Plant.chooseRole'),
    ),
  },
  {
    name: 'year',
    words: toolText('Plant.year'),
    isOptional: false,
    problem: unless((answer) => /^(19|20)\d\d$/.test(answer), toolText('Plant.writeYear')),
  },
  {
    name: 'photograph',
    words: toolText('Plant.photograph'),
    isOptional: false,
    problem: unless(Boolean, toolText('Plant.chooseFile')),
  },
  ...inEach('description', toolText('Plant.description')),
  {
    name: 'consent.by',
    words: toolText('Plant.consentBy'),
    isOptional: true,
    // A day alone would be lost, because the record has it only together with a name.
    problem: (by, { 'consent.on': day = '' }) =>
      by === '' && day !== '' ? toolText('Plant.whoOnDay') : undefined,
  },
  {
    name: 'consent.on',
    words: toolText('Plant.consentOn'),
    isOptional: true,
    problem: dayProblem,
  },
];

/**
 * The name of a plant's picture, from the plant's English name. A name without Latin letters or digits gets a number, as does one
 * that is taken.
 */
function pictureOf(name: string, taken: readonly string[]): string {
  const latin = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = latin.match(/[a-z0-9]+/g) ?? [];
  const first = ['plant', ...parts].join('-');
  const isFree = (candidate: string) => !taken.includes(candidate);
  if (parts.length > 0 && isFree(first)) return first;
  let number = parts.length > 0 ? 2 : 1;
  while (!isFree(`${first}-${number}`)) number += 1;
  return `${first}-${number}`;
}

/**
 * The record of a plant, and the description of its photograph.
 *
 * @param taken names of the pictures that exist
 * @throws Refusal that says which answers are missing or wrong
 */
export function referenceFrom(given: Answers, taken: readonly string[] = []) {
  const answer = (name: string) => given[name]?.trim() ?? '';
  const wrong = questions().flatMap(({ name, words: question, problem }) => {
    const advice = problem(answer(name), given);
    return advice ? toolText('Plant.wrongAnswer', { question, advice }) : [];
  });
  if (wrong.length > 0)
    throw new Refusal(toolText('Plant.nothingSaved', { advice: wrong.join(' ') }));
  const words = (group: string) =>
    Object.fromEntries(locales.map((locale) => [locale, answer(`${group}.${locale}`)])) as Record<
      Locale,
      string
    >;
  const [peak, power, energy] = ['peak', 'storage.power', 'storage.energy'].map((name) =>
    numberOf(answer(name)),
  ) as [number, number, number];
  const name = words('name');
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
    picture: pictureOf(name.en, taken) as Reference['picture'],
    consent: by ? { by, on: answer('consent.on') } : null,
  };
  return { reference, description: words('description') };
}
