import { asOf } from './reviews';

test('a group of texts is as old as the oldest review of what it states', () => {
  const list = [
    { texts: ['Law.a'], reviewedOn: '2027-03-01' },
    { texts: ['Other', 'Law.b'], reviewedOn: '2026-11-27' },
    { texts: ['Lawful'], reviewedOn: '2020-01-01' },
  ];
  expect(asOf('Law', list)).toBe('2026-11-27');
  expect(asOf('Law.a', list)).toBe('2027-03-01');
  expect(asOf('Nothing', list)).toBeUndefined();
});
