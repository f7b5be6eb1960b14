import lists from './lists.json';
import { readMessageFile, textsOf } from './read';

test.each(Object.entries(lists))(
  'the list %s has the same entries as the messages',
  (list, entries) => {
    const keys = textsOf(readMessageFile('en')).map(({ key }) => key);
    const inMessages = keys
      .filter((key) => key.startsWith(`${list}.`))
      .map((key) => key.slice(list.length + 1).split('.')[0] ?? '');
    expect(entries.toSorted()).toEqual([...new Set(inMessages)].toSorted());
  },
);

test('the commitments begin with the three from which the time line on Contacts hangs', () => {
  expect(lists['Commitments.items'].slice(0, 3)).toEqual(['answer', 'opinion', 'study']);
});
