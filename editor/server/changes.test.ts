/** @jest-environment node */
import { certificatesFile } from '@/content/files';
import { changesBetween, withValues } from './changes';

const record = (id: string, number = '1') => ({ id, number });
const [a, b, c] = ['a', 'b', 'c'].map((id) => record(id));

const merged = (before: unknown, mine: unknown, theirs: unknown) => {
  const changes = changesBetween(certificatesFile, before, mine);
  const wanted = changes.map(({ at, after }) => ({ at, value: after }));
  return JSON.parse(withValues(certificatesFile, JSON.stringify(theirs), wanted));
};

test('a new order is kept beside a record that others have added, changed or removed', () => {
  expect(merged([a, b], [b, a], [a, b, c])).toEqual([b, a, c]);
  expect(merged([a, b], [b, a], [a, record('b', '2')])).toEqual([record('b', '2'), a]);
  expect(merged([a, b, c], [c, b, a], [a, c])).toEqual([c, a]);
});

test('a new record may come before the others', () => {
  expect(merged([a, b], [c, a, b], [a, b])).toEqual([c, a, b]);
});

test('records that were only added at the end, or removed, have no other order', () => {
  expect(changesBetween(certificatesFile, [a, b], [a, b, c])).toHaveLength(1);
  expect(changesBetween(certificatesFile, [a, b, c], [a, c])).toHaveLength(1);
});
