import { referencesFile } from '@/content/files';
import type { Reference } from '@/content/model';
import { schemas } from '@/content/schemas';
import { howTo, ownAdvice, titleOf } from '@/content/values';
import { locales } from '@/i18n/locales';
import { say, toolText } from '@/i18n/toolText';
import { pictureTypes } from '../protocol';
import { type Answers, type CheckedQuestion, checkedAnswers, recordOf, unless } from './questions';

const rules = schemas.references.element.omit({ picture: true });

const roles = rules.shape.role.def.options[1].options;

const inEachLanguage = (group: string) => locales.map((locale) => `${group}.${locale}`);

/** The answers as a record, without what was not answered. It may break the rules. */
function recordFrom(answers: Answers): unknown {
  const has = (name: string) => answers[name] !== '';
  const numberOf = (name: string) => Number(answers[name]?.replace(',', '.'));
  const figure = (name: string, key: string) => has(name) && { [key]: numberOf(name) };
  const chosen = answers.role?.split(',') ?? [];
  const storage = { ...figure('storage.power', 'power'), ...figure('storage.energy', 'energy') };
  const { 'consent.by': by, 'consent.on': on } = answers;
  return {
    ...recordOf(answers, ['name', 'place'].flatMap(inEachLanguage)),
    ...figure('peak', 'peak'),
    ...(Object.keys(storage).length > 0 && { storage }),
    role: roles.filter((role) => chosen.includes(role)),
    year: numberOf('year'),
    consent: by || on ? { by, on } : null,
  };
}

/** What the schema says about one of the answers. */
function advice(name: string, answers: Answers): string | undefined {
  const { error } = rules.safeParse(recordFrom(answers));
  const issue = error?.issues.find(({ path }) => path.join('.') === name);
  return issue && say(ownAdvice(issue) ?? howTo(referencesFile, [0, ...name.split('.')]) ?? '');
}

/** A question about a value of the record. */
function question(
  name: string,
  more: Pick<CheckedQuestion, 'kind' | 'isOptional'> & Partial<CheckedQuestion>,
): CheckedQuestion {
  return {
    ...{ name, words: say(titleOf(referencesFile, [0, ...name.split('.')])) },
    problem: (_, answers) => advice(name, answers),
    ...more,
  };
}

/** A question that must be answered in every language. */
const inEach = (name: string) =>
  locales.map((locale) =>
    question(`${name}.${locale}`, { kind: 'text', locale, isOptional: false }),
  );

/**
 * The questions, in the language of the person who answers them.
 *
 * @param isNew whether there is no photograph yet
 */
export const questions = (isNew = true): readonly CheckedQuestion[] => [
  ...inEach('name'),
  ...inEach('place'),
  question('peak', { kind: 'text', isOptional: true }),
  question('storage.power', { kind: 'text', isOptional: true }),
  question('storage.energy', { kind: 'text', isOptional: true }),
  question('role', {
    kind: 'choices',
    choices: roles.map((value) => ({ value, words: toolText(`Plant.roles.${value}`) })),
    isOptional: false,
  }),
  question('year', { kind: 'number', isOptional: false }),
  {
    name: 'photograph',
    words: toolText('Plant.photograph'),
    hint: [toolText('Plant.photographHint'), toolText('Media.iPhone')].join(' '),
    kind: 'file',
    accept: pictureTypes,
    isOptional: !isNew,
    problem: (answer) => (isNew && !answer ? toolText('Plant.chooseFile') : undefined),
  },
  ...locales.map(
    (locale): CheckedQuestion => ({
      name: `description.${locale}`,
      words: toolText('Plant.description'),
      kind: 'text',
      locale,
      isOptional: false,
      problem: unless(Boolean, toolText('Plant.writeWords')),
    }),
  ),
  question('consent.by', {
    kind: 'text',
    hint: toolText('Plant.consentHint'),
    isOptional: true,
  }),
  question('consent.on', { kind: 'day', isOptional: true }),
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
  const { description } = recordOf(answers, inEachLanguage('description'));
  return {
    reference: recordFrom(answers) as Omit<Reference, 'picture'>,
    description: description as Readonly<Record<string, string>>,
  };
}
