import { cleanup, fireEvent, screen } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { type Locale, locales } from '@/i18n/locales';
import { services } from '@/site/services';
import { EnquiryIsland } from './EnquiryIsland';
import { formControl } from './enquiry';

const [service] = services;
const serviceQuery = `?service=${service.id}`;

afterEach(() => {
  formControl.reset({});
  history.replaceState(null, '', '/');
});

/** The description in the form after a link with this query. */
function open(locale: Locale, search: string): HTMLTextAreaElement {
  history.replaceState({ kept: 1 }, '', `/contacts/${search}#form`);
  const description = renderIn(locale, <EnquiryIsland />).container.querySelector('textarea');
  if (!description) throw new Error('The form has no description');
  return description;
}

describe.each(locales)('in %s', (locale) => {
  const texts = messages[locale];
  test.each([
    ...services.map(({ id }) => [`?service=${id}`, texts.Services[id].title]),
    ...Object.entries(texts.EnquiryForm.about).map(([id, topic]) => [`?about=${id}`, topic]),
  ])('the line for %s says “%s”', (query, subject) => {
    const { value } = open(locale, query);
    expect(value).toContain(subject);
    expect(value).toMatch(/^[^{}\n]+\n$/);
    expect(formControl.getValues().description).toBe(value);
  });
});

test.each([
  `?utm_source=nl&service=${service.id}&fbclid=x`,
  `?service=${service.id}?utm_source=nl`,
])('parameters that other websites add to a link are ignored, and stay: %s', (search) => {
  const description = open('en', search);
  expect(description.value).toContain(messages.en.Services[service.id].title);
  expect(location.search).toBe(search);
  fireEvent.input(description, { target: { value: '' } });
  expect(location.search).toContain('utm_source=nl');
  expect(location.search).not.toContain('service');
});

test('typed text stays above the line', () => {
  formControl.setValue('description', 'Typed before.');
  expect(open('en', serviceQuery).value.split('\n')).toEqual([
    'Typed before.',
    expect.stringContaining(messages.en.Services[service.id].title),
  ]);
});

test.each([
  ['changed', 'A roof near Catania', ''],
  ['deleted', '', ''],
  ['kept, with more after it', null, serviceQuery],
])('the query of a line that was %s', (_, text, expected) => {
  const description = open('en', serviceQuery);
  const value = text ?? `${description.value}More.`;
  fireEvent.input(description, { target: { value } });
  expect(location.search).toBe(expected);
  expect(location.hash).toBe('#form');
  expect(history.state).toEqual({ kept: 1 });
  expect(description.value).toBe(value);
});

test.each([
  '',
  '?utm_source=nl',
  '?service=nonsense',
  '?service=toString',
  '?about=constructor',
  '?service=<script>',
])('the query %j gives no line', (search) => {
  expect(open('en', search).value).toBe('');
});

describe('the card above the fields', () => {
  const card = () => document.querySelector('form > p:first-child');
  const land = '?kind=fixed&area=4.7&place=staraZagora';

  test.each(locales)('says in %s what the link has carried', (locale) => {
    open(locale, land);
    const { added, remove } = messages[locale].EnquiryForm;
    const [start = ''] = added.split('{');
    expect(card()?.textContent).toMatch(
      new RegExp(`^${start}.*4[.,]7.* 4[.,]30\u00a0MWp ${remove}$`),
    );
    expect(card()).toHaveTextContent(messages[locale].Estimate.places.staraZagora);
    expect(screen.getByRole('button', { name: remove })).toHaveAccessibleDescription(
      card()?.querySelector('span')?.textContent ?? '',
    );
  });

  test('has a button that takes the line out of the description and the URL, and leads to the first field', () => {
    const description = open('en', `${serviceQuery}&utm_source=nl`);
    fireEvent.input(description, { target: { value: `Above.\n${description.value}Below.` } });
    fireEvent.click(screen.getByRole('button', { name: messages.en.EnquiryForm.remove }));
    expect(description.value).toBe('Above.\nBelow.');
    expect(formControl.getValues().description).toBe('Above.\nBelow.');
    expect(card()).toBeNull();
    expect(location.search).toBe('?utm_source=nl');
    expect(document.activeElement?.id).toBe('name');
  });

  test('goes with its line, and is there as long as the line is', () => {
    const description = open('en', serviceQuery);
    fireEvent.input(description, { target: { value: `${description.value}More.` } });
    expect(card()).toHaveTextContent(messages.en.Services[service.id].title);
    fireEvent.input(description, { target: { value: 'More.' } });
    expect(card()).toBeNull();
  });

  test('is there if the line has come with the typed text', () => {
    const { value } = open('en', serviceQuery);
    cleanup();
    formControl.setValue('description', `Typed.\n${value}`);
    expect(open('en', serviceQuery).value).toBe(`Typed.\n${value}`);
    expect(card()).toHaveTextContent(messages.en.Services[service.id].title);
  });

  test('is not there without a link', () => {
    open('en', '');
    expect(card()).toBeNull();
  });
});
