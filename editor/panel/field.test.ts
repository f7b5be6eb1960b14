import { readMessageFile, textsOf } from '@/i18n/check/messageFile';
import { locales } from '@/i18n/locales';
import { slotsOf } from '../chips';
import { Field } from './field';

const ignore = () => undefined;
const newField = () => new Field('en', 'English', ignore, ignore);

test.each(locales)('every text of %s passes through a field unchanged', (locale) => {
  const field = newField();
  const texts = textsOf(readMessageFile(locale)).map(({ value }) => value);
  const changed = texts.filter((text) => {
    field.text = text;
    return field.text !== text;
  });
  expect(changed).toEqual([]);
});

test.each([
  ['© {year} {group}.', ['year', 'group']],
  ['Write to <email>{address}</email>.', ['email ▸', 'address', '◂ email']],
  ['{value, number, ::.00}\u00a0kV', ['value', '⍽']],
  ['{n, plural, one {# day} other {# days}}', ['{n, plural, one {', '} other {', '}}']],
  ['No chips', []],
])('%s has chips', (text, shown) => {
  const field = newField();
  field.text = text;
  expect(
    [...field.box.querySelectorAll<HTMLElement>('.chip')].map(({ dataset }) => dataset.label),
  ).toEqual(shown);
  expect(field.text).toBe(text);
});

test('a placeholder shows what the page fills in', () => {
  const field = newField();
  field.text = '© {year}';
  field.showValues({ year: '2026' });
  expect(field.box.querySelector<HTMLElement>('.chip')?.dataset).toMatchObject({
    label: 'year',
    value: '2026',
  });
  expect(field.text).toBe('© {year}');
});

test('what a text must keep are its placeholders and tags, not its spaces', () => {
  expect(slotsOf('<b>{n}\u00a0kV</b> and {n}')).toEqual(['<b>', '{n}', '</b>', '{n}']);
});
