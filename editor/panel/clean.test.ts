import { languages } from '@/i18n/languages';
import { cleaned } from './clean';

test.each([
  ['bg', 'Той каза "да"', 'Той каза „да“', ['quotation marks and apostrophes replaced']],
  ['it', '“Sì”', '“Sì”', []],
  ['en', "The plant's «work»", 'The plant’s “work”', ['quotation marks and apostrophes replaced']],
  ['en', 'One\u000btwo\r\nthree', 'One two three', ['line breaks and tabs made spaces']],
  ['en', 'One\u2003two\u00a0three', 'One two three', ['odd spaces made ordinary ones']],
  ['en', 'One  two', 'One two', ['double spaces removed']],
  ['en', '20 kV, 5MW', '20\u00a0kV, 5\u00a0MW', ['no-break spaces put before units']],
  ['en', 'A\u200bB\ufe01\ufe02', 'AB', ['invisible characters removed']],
  ['en', 'A\u202eB\u2066\u0007\ue000', 'AB', ['invisible characters removed']],
  ['it', 'Citta\u0300, vi\u00adta', 'Città, vi\u00adta', ['letters of two characters made one']],
  ['en', '20\u00a0kV for {year} and <a>you</a>', '20\u00a0kV for {year} and <a>you</a>', []],
] as const)('%s: %s', (locale, pasted, text, changes) => {
  expect(cleaned(pasted, languages[locale].quotes)).toEqual({ text, changes });
});

test('the whole text of a field has no spaces at its ends', () => {
  const { quotes } = languages.en;
  const changes = ['spaces at the ends removed'];
  expect(cleaned(' One two\r\n', quotes, true)).toMatchObject({ text: 'One two' });
  expect(cleaned('One ', quotes, true)).toEqual({ text: 'One', changes });
  expect(cleaned('One ', quotes, false).text).toBe('One ');
});
