import { footprintWords, gramsOfCarbon } from './footprint';

test('a gigabyte costs 148.2 g by the constants of the model', () => {
  expect(gramsOfCarbon(1e9)).toBeCloseTo(148.2);
});

test.each([
  ['en', '0.12', 'November 2026'],
  ['it', '0,12', 'novembre 2026'],
  ['bg', '0,12', 'ноември 2026 г.'],
])('the figures are words of %s', (locale, grams, month) => {
  // The last second of the month in London: it is December already in Sofia.
  const date = new Date('2026-11-30T23:59:59Z');
  expect(footprintWords([404_000, 1_216_000], date, locale)).toEqual({
    average: '810',
    grams,
    month,
  });
});
