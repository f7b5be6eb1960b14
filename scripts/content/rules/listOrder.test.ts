import { inOneLine } from '@/scripts/testing/inOneLine';
import type { MessageFile } from '../messageFiles';
import { listFindings } from './listOrder';

function said(...names: string[]) {
  const items = names.map((name) => `      "${name}": { "term": "A", "text": "B" }`).join(',\n');
  const english: MessageFile = {
    locale: 'en',
    path: 'messages/en.json',
    text: `{\n  "Commitments": {\n    "items": {\n${items}\n    }\n  }\n}\n`,
  };
  return listFindings(english).map((one) => `${one.line} ${one.key}: ${inOneLine(one)}`);
}

test('the commitments of the time line come first', () => {
  expect(said('answer', 'opinion', 'study', 'visit')).toEqual([]);
  expect(said('visit', 'answer', 'opinion', 'study')).toEqual([
    '3 Commitments.items: Lists.first entries=answer, opinion, study',
  ]);
});

test('a number is not the name of an entry, because programs would put it first', () => {
  expect(said('answer', 'opinion', 'study', '4')).toEqual([
    '7 Commitments.items.4: Lists.number name=4',
  ]);
});
