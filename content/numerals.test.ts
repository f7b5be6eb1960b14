import { numbersIn } from './numerals';

test.each([
  ['en', 'Five promises and two plants', [5, 2]],
  ['it', 'Le cinque promesse', [5]],
  ['bg', 'Петте обещания и две централи', [5, 2]],
  ['en', '12 plants until 9:30, built in 2026', [12, 9]],
  ['en', 'One plant', []],
] as const)('in %s, “%s” writes the numbers %j', (locale, text, numbers) => {
  expect(numbersIn(text, locale)).toEqual(numbers);
});
