import { withValue } from './editJson';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe.each([
  ['on one line', undefined],
  ['with an entry in each line', 2],
])('in a list %s', (_, indent) => {
  const write = (value: unknown) => JSON.stringify(value, null, indent);

  test.each([0, 1, 2])('the entry %i can be removed, and the rest stays as it is', (index) => {
    expect(withValue(write(list), [index], undefined)).toBe(write(list.toSpliced(index, 1)));
  });

  test('the only entry leaves an empty list', () => {
    expect(withValue(write(list.slice(0, 1)), [0], undefined)).toBe('[]');
  });
});
