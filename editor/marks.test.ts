import { createTranslator } from 'next-intl';
import { locales } from '@/i18n/locales';
import { readMessageFile, textsOf } from '@/scripts/content/messageFiles';
import { markedMessages, markMessage, marks, numberInMark } from './marks';

const begin = (number: number) => markMessage('', number).slice(0, 4);
const end = '\ufe0d';

test.each([0, 1, 11, 12, 704, 20_735])('the mark of text %p contains its number', (number) => {
  expect(numberInMark(begin(number))).toBe(number);
  expect(`${begin(number)}words${end}`.replace(marks, '')).toBe('words');
});

test.each([
  ['Words', `${begin(7)}Words${end}`],
  ['{year} words', `${begin(7)}{year} words${end}`],
  ['<a>{b}</a> words', `<a>${begin(7)}{b}</a> words${end}`],
  ['<a>One</a> <a>two</a>', `<a>${begin(7)}One</a> <a>two${end}</a>`],
  [
    '{n, plural, one {# day} other {# days}}',
    `${begin(7)}{n, plural, one {# day} other {# days}}${end}`,
  ],
])('a mark does not change the form of %s', (message, marked) => {
  expect(markMessage(message, 7)).toBe(marked);
});

test('a draft replaces its text', () => {
  expect(markedMessages({ a: { b: 'Old', c: 'Kept' } }, ['a.b', 'a.c'], { 'a.b': 'New' })).toEqual({
    a: { b: `${begin(0)}New${end}`, c: `${begin(1)}Kept${end}` },
  });
});

test('a text within a text has a mark of its own', () => {
  const messages = markedMessages({ outer: 'PDF, {size}', inner: '{n, number} kB' }, [
    'outer',
    'inner',
  ]);
  const t = createTranslator<Record<string, string>>({ locale: 'en', messages });
  const shown = t('outer', { size: t('inner', { n: 7 }) });
  expect(shown.replace(marks, (_, number) => (number ? `<${numberInMark(number)}>` : '</>'))).toBe(
    '<0>PDF, <1>7 kB</></>',
  );
});

test('no text of the messages contains a mark', () => {
  for (const locale of locales) {
    for (const { value } of textsOf(readMessageFile(locale))) expect(value).not.toMatch(marks);
  }
});
