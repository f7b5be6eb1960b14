import type { Locale } from '@/i18n/locales';
import { told } from '../told';
import { wordingAdvice } from './wording';

function adviceFor(value: string, locale: Locale) {
  return wordingAdvice({ key: 'Some.text', value }, undefined, locale, () => true).map(told);
}

test.each(['Aggiornato a {date}.', 'Aggiornato\u00a0a\u00a0{date}', 'Valido dal {date}'])(
  'in Italian "%s" is refused, because the date may begin with a vowel',
  (value) => {
    expect(adviceFor(value, 'it')).toEqual(['Check.italianDate example=Ultima verifica: {date}']);
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

test.each([
  ['енергия – от първия оглед', 'bg', 'енергия –'],
  ['До {date} – и после', 'bg', '} –'],
  ['La <b>rete</b> - sempre', 'it', 'rete -'],
  ['An answer — yes', 'en', 'answer —'],
] as const)('in "%s" (%s) a line could begin with the dash', (value, locale, piece) => {
  expect(adviceFor(value, locale)).toEqual([`Check.looseDash text=${piece} escape=\\u00a0`]);
});

test.each([
  ['енергия\u00a0– от първия оглед', 'bg'],
  ['Седмици 7–9, волт-амперна', 'bg'],
  ['−{volts} and 36–150', 'en'],
] as const)('in "%s" (%s) none could', (value, locale) => {
  expect(adviceFor(value, locale)).toEqual([]);
});
