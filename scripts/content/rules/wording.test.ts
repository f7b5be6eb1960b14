import { rowOf } from '@/content/catalogue';
import type { Locale } from '@/i18n/locales';
import { inOneLine } from '@/scripts/testing/inOneLine';
import { readMessageFile, textsOf } from '../messageFiles';
import { messageFindings } from './messages';
import { wordingAdvice } from './wording';

function adviceFor(value: string, locale: Locale) {
  return wordingAdvice({ key: 'Some.text', value }, undefined, locale, () => true).map(inOneLine);
}

test.each(['Aggiornato a {date}.', 'Aggiornato\u00a0a\u00a0{date}', 'Valido dal {date}'])(
  'in Italian "%s" is refused, because the date may begin with a vowel',
  (value) => {
    expect(adviceFor(value, 'it')).toEqual(['Rules.italianDate example=Ultima verifica: {date}']);
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
  expect(adviceFor(value, locale)).toEqual([`Rules.looseDash text=${piece} escape=\\u00a0`]);
});

test.each([
  ['енергия\u00a0– от първия оглед', 'bg'],
  ['Седмици 7–9, волт-амперна', 'bg'],
  ['−{volts} and 36–150', 'en'],
] as const)('in "%s" (%s) none could', (value, locale) => {
  expect(adviceFor(value, locale)).toEqual([]);
});

const english = textsOf(readMessageFile('en'));
const filledIn = english.filter(({ key }) => rowOf(key).filledIn);
const keys = filledIn.map(({ key }) => key);

/** Messages in which all texts under these keys are replaced by the same text. */
function withText(text: string, names: readonly string[]) {
  return (['en', 'it'] as const).map((locale) => {
    const file = readMessageFile(locale);
    const all: unknown = JSON.parse(file.text);
    for (const key of names) {
      const path = key.split('.');
      const group = path.slice(0, -1).reduce((part, name) => (part as never)[name], all);
      Object.assign(group as object, { [path.at(-1) ?? '']: text });
    }
    return { ...file, text: JSON.stringify(all, null, 2) };
  });
}

/** The keys for which the check gives this advice, in English and in Italian. */
function refused(text: string, names: readonly string[], advice: string): [string[], string[]] {
  const findings = messageFindings(
    withText(text, names),
    () => false,
    () => true,
  );
  const found = findings.filter((one) => inOneLine(one).startsWith(advice));
  const keysIn = (locale: string) =>
    found.filter((one) => one.locale === locale).map(({ key }) => key);
  return [keysIn('en'), keysIn('it')];
}

test.each([
  [
    '{count, plural, one {# metre} other {# metres}}',
    'Rules.browserSlot slot={count, plural} plain={count}',
  ],
  ['No less than {count, number}', 'Rules.browserSlot slot={count, number} plain={count}'],
  ['A <b>word</b>', 'Rules.browserTag tag=<b>'],
])('%s is refused in all texts that a script fills in, and in no other text', (text, advice) => {
  const [inEnglish, inItalian] = refused(text, keys, advice);
  expect(inEnglish.toSorted()).toEqual(keys.toSorted());
  expect(inItalian.toSorted()).toEqual(keys.toSorted());
  expect(refused(text, ['Commitments.items.answer.term'], advice)).toEqual([[], []]);
});

test('plain placeholders are accepted', () => {
  expect(refused('{count} of {all}', keys, 'Rules.browser')).toEqual([[], []]);
});
