import { languages } from '@/i18n/languages';
import { cleanText, withKeptSpaces } from './cleanText';

test.each([
  ['bg', 'Той каза "да"', 'Той каза „да“'],
  ['it', '“Sì”', '“Sì”'],
  ['en', "The plant's «work»", 'The plant’s “work”'],
  ['en', 'One\u000btwo\r\nthree', 'One two three'],
  ['en', 'One\u2003two\u00a0three', 'One two three'],
  ['en', 'One  two', 'One two'],
  ['en', '20 kV, 5MW', '20\u00a0kV, 5\u00a0MW'],
  ['bg', 'Батерии – и сега, 9–18 - да', 'Батерии\u00a0– и сега, 9–18\u00a0- да'],
  ['en', 'A\u200bB\ufe01\ufe02', 'AB'],
  ['en', 'Full\u2011time e\u2010mail', 'Full-time e-mail'],
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

test.each([
  ['ул. „Иван Вазов“ 45', 'ул.\u00a0„Зорница“\u00a018', 'ул.\u00a0„Иван Вазов“\u00a045'],
  ['45 Ivan Vazov Street', '18\u00a0Zornitsa Street', '45\u00a0Ivan Vazov Street'],
  ['ul. Ivan Vazov 45', 'ul.\u00a0Zornitsa\u00a018', 'ul.\u00a0Ivan Vazov\u00a045'],
  // A person who changes only a space decides about it.
  ['ul. Zornitsa 18', 'ul.\u00a0Zornitsa\u00a018', 'ul. Zornitsa 18'],
  ['Two words', 'One\u00a0word here', 'Two words'],
])('“%s” after “%s” keeps the no-break spaces', (text, before, kept) => {
  expect(withKeptSpaces(text, before)).toBe(kept);
});
