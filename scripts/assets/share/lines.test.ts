import { setHeading } from './lines';

/** Every character is four tenths of the type size wide. */
const measure = (text: string) => text.length * 0.4;
const limits = { width: 750, largest: 112, smallest: 64 };
const linesOf = (text: string) => setHeading(text, measure, limits).lines;

test('breaks at the end of a clause', () => {
  expect(linesOf('Three standards, one way of working')).toEqual([
    'Three standards,',
    'one way of working',
  ]);
});

test.each([
  ['Dalla curva al repowering', ['Dalla curva', 'al repowering']],
  ['От чертежите до работата', ['От чертежите', 'до работата']],
  ['Από τη μελέτη στο έργο', ['Από τη μελέτη', 'στο έργο']],
])('no short word ends a line of "%s"', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('takes smaller type where a line would be too long', () => {
  const { lines, size } = setHeading('Photovoltaikanlagen bauen', measure, limits);
  expect(lines).toEqual(['Photovoltaikanlagen', 'bauen']);
  expect(size).toBe(98);
});

test('keeps words together that a non-breaking space joins', () => {
  const lines = linesOf('Tell us about\u00a0the site');
  expect(lines.some((line) => line.includes('about\u00a0the'))).toBe(true);
});

test('sets a single word on one line', () => {
  expect(linesOf('Contacts')).toEqual(['Contacts']);
});

test('refuses a heading that does not fit', () => {
  expect(() => linesOf('word '.repeat(40))).toThrow('Shorten it');
});
