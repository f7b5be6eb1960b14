import { rowOf } from '../catalogue';
import { readMessageFile, textsOf } from '../read';
import { told } from '../told';
import { messageFindings } from './messages';

const english = textsOf(readMessageFile('en'));
const filledIn = english.filter(({ key }) => rowOf(key).filledIn);
const keys = filledIn.map(({ key }) => key);

/** Messages in which all texts under these keys are replaced by the same text. */
function withText(text: string, names: readonly string[]) {
  return (['en', 'it'] as const).map((locale) => {
    const file = readMessageFile(locale);
    const all: unknown = JSON.parse(file.text);
    for (const key of names) {
      const path = key.split('.');
      const group = path.slice(0, -1).reduce((part, name) => (part as never)[name], all);
      Object.assign(group as object, { [path.at(-1) ?? '']: text });
    }
    return { ...file, text: JSON.stringify(all, null, 2) };
  });
}

/** The keys for which the check gives this advice, in English and in Italian. */
function refused(text: string, names: readonly string[], advice: string): [string[], string[]] {
  const problems = messageFindings(
    withText(text, names),
    () => false,
    () => true,
  );
  const found = problems.filter((problem) => told(problem).startsWith(advice));
  const keysIn = (locale: string) =>
    found.filter((problem) => problem.locale === locale).map(({ key }) => key);
  return [keysIn('en'), keysIn('it')];
}

test.each([
  [
    '{count, plural, one {# metre} other {# metres}}',
    'Check.browserSlot slot={count, plural} plain={count}',
  ],
  ['No less than {count, number}', 'Check.browserSlot slot={count, number} plain={count}'],
  ['A <b>word</b>', 'Check.browserTag tag=<b>'],
])('%s is refused in all texts that a script fills in, and in no other text', (text, advice) => {
  const [inEnglish, inItalian] = refused(text, keys, advice);
  expect(inEnglish.toSorted()).toEqual(keys.toSorted());
  expect(inItalian.toSorted()).toEqual(keys.toSorted());
  expect(refused(text, ['Commitments.items.answer.term'], advice)).toEqual([[], []]);
});

test('plain placeholders are accepted', () => {
  expect(refused('{count} of {all}', keys, 'Check.browser')).toEqual([[], []]);
});
