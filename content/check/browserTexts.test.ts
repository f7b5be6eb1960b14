import { checkMessages } from '../problems';
import { readMessageFile, textsOf } from '../read';
import { isInGroup } from '../sections';
import { browserTexts } from './browserTexts';

const english = textsOf(readMessageFile('en'));
const filledIn = english.filter((text) => browserTexts.some((group) => isInGroup(text.key, group)));
const keys = filledIn.map(({ key }) => key);

/** The messages of a site whose texts under these keys are all the same one. */
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

/** The keys about which the check says this, in English and in Italian. */
function refused(text: string, names: readonly string[], advice: RegExp): [string[], string[]] {
  const { problems } = checkMessages(withText(text, names), {}, () => true);
  const found = problems.filter((problem) => advice.test(problem.advice));
  const keysIn = (locale: string) =>
    found.filter((problem) => problem.locale === locale).map(({ key }) => key);
  return [keysIn('en'), keysIn('it')];
}

test('each entry of the list has texts', () => {
  expect(
    browserTexts.filter((group) => !filledIn.some(({ key }) => isInGroup(key, group))),
  ).toEqual([]);
});

test.each([
  [
    '{count, plural, one {# metre} other {# metres}}',
    /see {count, plural} itself.*Write only {count}/,
  ],
  ['No less than {count, number}', /see {count, number} itself.*Write only {count}/],
  ['A <b>word</b>', /see the tag <b> itself/],
])('%s is refused in each text that a script fills in, and only there', (text, advice) => {
  const [inEnglish, inItalian] = refused(text, keys, advice);
  expect(inEnglish.toSorted()).toEqual(keys.toSorted());
  expect(inItalian.toSorted()).toEqual(keys.toSorted());
  expect(refused(text, ['Commitments.items.answer.term'], advice)).toEqual([[], []]);
});

test('plain placeholders are right', () => {
  expect(refused('{count} of {all}', keys, /Visitors would see/)).toEqual([[], []]);
});
