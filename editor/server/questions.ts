import { languages } from '@/i18n/languages';
import { toolText } from '@/i18n/toolText';
import { type Question, Refusal } from '../protocol';

/* The questions of a form about a record, such as a plant, with the rules for the answers. */

/** The answers by the names of their questions. The parts of an answer with several choices are separated by commas. */
export type Answers = Readonly<Record<string, string>>;

/** A question with the rule for its answer. */
export interface CheckedQuestion extends Question {
  /** Says what to write if the answer breaks the rule. */
  readonly problem: (answer: string, answers: Answers) => string | undefined;
}

/** A rule that does not depend on other answers. */
export const unless =
  (isRight: (answer: string) => boolean, advice: string): CheckedQuestion['problem'] =>
  (answer) =>
    isRight(answer) ? undefined : advice;

/**
 * The answers without spaces around them.
 *
 * @throws Refusal that says which of them are missing or wrong
 */
export function checkedAnswers(questions: readonly CheckedQuestion[], given: Answers): Answers {
  const answers = Object.fromEntries(
    questions.map(({ name }) => [name, given[name]?.trim() ?? '']),
  );
  const wrong = questions.flatMap(({ name, words, locale, problem }) => {
    const advice = problem(answers[name] ?? '', answers);
    const language = locale && languages[locale].name;
    const question = language
      ? toolText('Records.inLanguage', { question: words, language })
      : words;
    return advice ? toolText('Records.wrongAnswer', { question, advice }) : [];
  });
  if (wrong.length > 0)
    throw new Refusal(toolText('Records.nothingSaved', { advice: wrong.join(' ') }));
  return answers;
}

/**
 * Sets a value at a dotted name: `storage.power` is the power in the group `storage`.
 */
function setAt(group: Record<string, unknown>, name: string, value: string): void {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    group[first] = value;
    return;
  }
  const inner = (group[first] ?? {}) as Record<string, unknown>;
  group[first] = inner;
  setAt(inner, rest.join('.'), value);
}

/** Answers as the values of a record, in the order of the questions. */
export function recordOf(answers: Answers, names: readonly string[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of names) setAt(record, name, answers[name] ?? '');
  return record;
}

/** The values of a record as answers. */
export function answersOf(value: unknown, name = ''): Record<string, string> {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    return { [name]: Array.isArray(value) ? value.join() : String(value) };
  const parts = Object.entries(value).map(([part, inner]) =>
    answersOf(inner, name ? `${name}.${part}` : part),
  );
  return Object.assign({}, ...parts);
}

/** A name for files, from words. Words without Latin letters or digits get a number, as does a name that is taken. */
export function fileNameOf(words: string, taken: readonly string[], prefix?: string): string {
  const latin = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const own = latin.match(/[a-z0-9]+/g) ?? [];
  const first = [...(prefix ? [prefix] : []), ...own].join('-');
  const isFree = (candidate: string) => !taken.includes(candidate);
  if (own.length > 0 && isFree(first)) return first;
  const base = first || 'entry';
  let number = own.length > 0 ? 2 : 1;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
