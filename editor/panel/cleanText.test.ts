import { languages } from '@/i18n/languages';
import { cleanText } from './cleanText';

test.each([
  ['bg', 'Той каза "да"', 'Той каза „да“'],
  ['it', '“Sì”', '“Sì”'],
  ['en', "The plant's «work»", 'The plant’s “work”'],
  ['en', 'One\u000btwo\r\nthree', 'One two three'],
  ['en', 'One\u2003two\u00a0three', 'One two three'],
  ['en', 'One  two', 'One two'],
  ['en', '20 kV, 5MW', '20\u00a0kV, 5\u00a0MW'],
  ['en', 'A\u200bB\ufe01\ufe02', 'AB'],
  ['en', 'A\u202eB\u2066\u0007\ue000', 'AB'],
  ['it', 'Citta\u0300, vi\u00adta', 'Città, vi\u00adta'],
  ['en', '20\u00a0kV for {year} and <a>you</a>', '20\u00a0kV for {year} and <a>you</a>'],
] as const)('%s: %s', (locale, pasted, text) => {
  expect(cleanText(pasted, languages[locale].quotes)).toBe(text);
});

test('a text that fills the whole field loses the spaces at its ends', () => {
  const { quotes } = languages.en;
  expect(cleanText(' One two\r\n', quotes, true)).toBe('One two');
  expect(cleanText('One ', quotes, false)).toBe('One ');
});
