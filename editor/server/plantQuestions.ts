import { isDay } from '@/content/day';
import type { Reference } from '@/content/model';
import { hasConsent, referenceRoles } from '@/content/references';
import { locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { pictureTypes } from '../protocol';
import { type Answers, type CheckedQuestion, checkedAnswers, recordOf, unless } from './questions';

const numberOf = (answer = '') => Number(answer.replace(',', '.'));

/** A question that must be answered in every language. */
const inEach = (name: string, words: string) =>
  locales.map(
    (locale): CheckedQuestion => ({
      name: `${name}.${locale}`,
      words,
      kind: 'text',
      locale,
      isOptional: false,
      problem: unless(Boolean, toolText('Plant.writeWords')),
    }),
  );

/**
 * A question for a number, which may be left empty.
 *
 * @param partner a figure that says nothing without this one
 */
function figure(name: string, words: string, partner?: string): CheckedQuestion {
  return {
    name,
    words,
    kind: 'text',
    isOptional: true,
    problem(answer, answers) {
      if (answer === '' && partner && answers[partner]) return toolText('Plant.bothStorage');
      const isNumber = /^\d+([.,]\d+)?$/.test(answer) && numberOf(answer) > 0;
      return answer === '' || isNumber ? undefined : toolText('Plant.writeNumber');
    },
  };
}

/** What is wrong with the day on which a client agreed. */
function dayProblem(day: string, { 'consent.by': by = '' }: Answers): string | undefined {
  if (!by) return undefined;
  if (!isDay(day)) return toolText('Plant.chooseDay');
  return hasConsent({ consent: { by, on: day } }) ? undefined : toolText('Plant.dayNotCome');
}

const isRole = (answer: string) => referenceRoles.some((role) => role === answer);

/**
 * The questions, in the language of the person who answers them.
 *
 * @param isNew whether there is no photograph yet
 */
export const questions = (isNew = true): readonly CheckedQuestion[] => [
  ...inEach('name', toolText('Plant.name')),
  ...inEach('place', toolText('Plant.place')),
  figure('peak', toolText('Plant.peak')),
  figure('storage.power', toolText('Plant.power'), 'storage.energy'),
  figure('storage.energy', toolText('Plant.energy'), 'storage.power'),
  {
    name: 'role',
    words: toolText('Plant.role'),
    kind: 'choices',
    choices: referenceRoles.map((value) => ({ value, words: toolText(`Plant.roles.${value}`) })),
    isOptional: false,
    problem: unless((answer) => answer.split(',').every(isRole), toolText('Plant.chooseRole')),
  },
  {
    name: 'year',
    words: toolText('Plant.year'),
    kind: 'number',
    isOptional: false,
    problem: unless((answer) => /^(19|20)\d\d$/.test(answer), toolText('Plant.writeYear')),
  },
  {
    name: 'photograph',
    words: toolText('Plant.photograph'),
    hint: [toolText('Plant.photographHint'), toolText('Media.iPhone')].join(' '),
    kind: 'file',
    accept: pictureTypes,
    isOptional: !isNew,
    problem: (answer) => (isNew && !answer ? toolText('Plant.chooseFile') : undefined),
  },
  ...inEach('description', toolText('Plant.description')),
  {
    name: 'consent.by',
    words: toolText('Plant.consentBy'),
    hint: toolText('Plant.consentHint'),
    kind: 'text',
    isOptional: true,
    // A day alone would be lost, because the record has it only together with a name.
    problem: (by, { 'consent.on': day = '' }) =>
      by === '' && day !== '' ? toolText('Plant.whoOnDay') : undefined,
  },
  {
    name: 'consent.on',
    words: toolText('Plant.consentOn'),
    kind: 'day',
    isOptional: true,
    problem: dayProblem,
  },
];

/**
 * The record of a plant, without its picture.
 *
 * @param isNew whether there is no photograph yet
 * @throws Refusal that says which answers are missing or wrong
 */
export function referenceFrom(
  given: Answers,
  isNew = true,
): { reference: Omit<Reference, 'picture'>; description: Readonly<Record<string, string>> } {
  const answers = checkedAnswers(questions(isNew), given);
  const namesIn = (group: string) => locales.map((locale) => `${group}.${locale}`);
  const words = recordOf(answers, ['name', 'place', 'description'].flatMap(namesIn)) as Record<
    'name' | 'place' | 'description',
    Reference['name']
  >;
  const peak = numberOf(answers.peak);
  const power = numberOf(answers['storage.power']);
  const energy = numberOf(answers['storage.energy']);
  const by = answers['consent.by'];
  const chosen = answers.role?.split(',') ?? [];
  const reference = {
    name: words.name,
    place: words.place,
    ...(peak && { peak }),
    ...(power && energy && { storage: { power, energy } }),
    role: referenceRoles.filter((role) => chosen.includes(role)),
    year: Number(answers.year),
    consent: by ? { by, on: answers['consent.on'] ?? '' } : null,
  };
  return { reference, description: words.description };
}
