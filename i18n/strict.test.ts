import { createFormatter, createTranslator } from 'next-intl';
import { strict } from './strict';

const translate = (messages: Record<string, string>) =>
  createTranslator({ ...strict('it'), messages });

const format = createFormatter(strict('it'));

test.each([
  ['a missing text', 'years', () => translate({})('years')],
  ['a missing text with tags', 'years', () => translate({}).rich('years', { b: (words) => words })],
  [
    'a missing value',
    'number',
    () => translate({ years: '{number, number} anni' })('years', { other: 1 }),
  ],
  [
    'a missing tag',
    'b',
    () => translate({ years: '<b>anni</b>' }).rich('years', { i: (words) => words }),
  ],
  [
    'a value that is not a date',
    'Invalid time value',
    () => translate({ day: '{day, date, long}' })('day', { day: new Date('no date') }),
  ],
  ['a date that is not valid', 'Invalid time value', () => format.dateTime(new Date('no date'))],
])(
  '%s is an error that names the file and the text, so the build stops and no visitor sees a key',
  (_fault, name, build) => {
    expect(build).toThrow('messages/it.json: ');
    expect(build).toThrow(name);
  },
);

test('a sentence of advice ends the message', () => {
  const { onError } = strict('bg', 'Ask somebody.');
  expect(() => onError(new Error('no text'))).toThrow('messages/bg.json: no text. Ask somebody.');
});
