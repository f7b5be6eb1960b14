import type { Locale } from '@/i18n/locales';
import { wordingAdvice } from './wording';

function adviceFor(value: string, locale: Locale) {
  return wordingAdvice({ key: 'Some.text', value }, undefined, locale, { all: ['Some.text'] });
}

test.each(['Aggiornato a {date}.', 'Aggiornato\u00a0a\u00a0{date}', 'Valido dal {date}'])(
  'in Italian "%s" is refused, because the date may begin with a vowel',
  (value) => {
    expect(adviceFor(value, 'it')).toEqual([expect.stringContaining('dall’8 agosto')]);
  },
);

test.each([
  ['Ultima verifica: {date}.', 'it'],
  ['In servizio dal', 'it'],
  ['Siamo a {city}', 'it'],
  ['Wind and sea a {date}', 'en'],
] as const)('"%s" (%s) is not', (value, locale) => {
  expect(adviceFor(value, locale)).toEqual([]);
});
