import { listProblems } from './listProblems';
import type { MessageFile } from './read';

const english: MessageFile = {
  locale: 'en',
  path: 'messages/en.json',
  text: '{ "Commitments": { "items": { "answer": "A", "opinion": "B", "study": "C", "visit": "D" } } }',
};
const said = (...entries: string[]) =>
  listProblems(JSON.stringify({ 'Commitments.items': entries }), english).map(
    ({ line, key, advice }) => `${line} ${key}: ${advice}`,
  );

test('lists that fit their texts are right', () => {
  expect(listProblems()).toEqual([]);
  expect(said('answer', 'opinion', 'study', 'visit')).toEqual([]);
});

test('an entry without a text, and a text without an entry, are named', () => {
  expect(said('answer', 'opinion', 'study', 'charge')).toEqual([
    expect.stringContaining('1 Commitments.items: The entry “charge” has no text.'),
    expect.stringContaining(
      'The text “Commitments.items.visit” is in messages/, but not in this list',
    ),
  ]);
});

test('commitments that begin with others than those of the time line are refused', () => {
  expect(said('visit', 'answer', 'opinion', 'study')).toEqual([
    expect.stringContaining('Begin the list with answer, opinion, study.'),
  ]);
});
