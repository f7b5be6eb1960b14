import { certificatesFile } from '@/content/contentFiles';
import { differencesBetween, inverseDifferences, withDifferences } from './differences';

const record = (id: string, number = '1') => ({ id, number });
const [a, b, c] = ['a', 'b', 'c'].map((id) => record(id));

/** What one person has changed in the version of another. */
const merged = (before: unknown, mine: unknown, theirs: unknown) => {
  const differences = differencesBetween(certificatesFile, before, mine);
  return JSON.parse(withDifferences(certificatesFile, JSON.stringify(theirs), differences).text);
};

test('a new order is kept beside a record that others have added, changed or removed', () => {
  expect(merged([a, b], [b, a], [a, b, c])).toEqual([b, a, c]);
  expect(merged([a, b], [b, a], [a, record('b', '2')])).toEqual([record('b', '2'), a]);
  expect(merged([a, b, c], [c, b, a], [a, c])).toEqual([c, a]);
});

test('two people add a record each: both stay, also before the others', () => {
  expect(merged([a], [a, b], [a, c])).toEqual([a, c, b]);
  expect(merged([a, b], [c, a, b], [a, b])).toEqual([c, a, b]);
});

test('records that were only added at the end, or removed, have no other order', () => {
  expect(differencesBetween(certificatesFile, [a, b], [a, b, c])).toHaveLength(1);
  expect(differencesBetween(certificatesFile, [a, b, c], [a, c])).toHaveLength(1);
});

test.each([
  ['another order', [c, a, b]],
  ['a value', [a, record('b', '2'), c]],
  ['a removed record', [a, c]],
  ['a new record', [a, b, c, record('d')]],
])('%s is undone', (_, now) => {
  const differences = differencesBetween(certificatesFile, [a, b, c], now);
  const back = inverseDifferences(certificatesFile, [a, b, c], differences);
  expect(JSON.parse(withDifferences(certificatesFile, JSON.stringify(now), back).text)).toEqual([
    a,
    b,
    c,
  ]);
});
