import { cleanup, render, screen } from '@testing-library/react';
import { readMessageFile, textsOf } from '@/content/read';
import { locales } from '@/i18n/locales';
import { Field } from './field';

function show(text: string, values = {}): HTMLElement {
  const props = { locale: 'en', name: 'English', lost: [], isWrong: false } as const;
  const flags = { isReadOnly: false, hasFocus: false };
  const ignore = () => undefined;
  render(<Field {...props} {...flags} text={text} values={values} onText={ignore} say={ignore} />);
  // Not found by its role, because that takes long for thousands of texts.
  return screen.getByLabelText('English');
}

const chipsIn = (box: HTMLElement) =>
  Array.from(box.querySelectorAll<HTMLElement>('.chip'), ({ dataset }) => ({ ...dataset }));

test.each(locales)('every text of %s passes through a field unchanged', (locale) => {
  const texts = textsOf(readMessageFile(locale)).map(({ value }) => value);
  const changed = texts.filter((text) => {
    const shown = show(text).textContent;
    cleanup();
    return shown !== text;
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
  expect(chipsIn(show(text)).map(({ label }) => label)).toEqual(shown);
});

test('a placeholder shows the value that the page fills in', () => {
  expect(chipsIn(show('© {year}', { year: '2026' }))).toEqual([{ label: 'year', value: '2026' }]);
});
