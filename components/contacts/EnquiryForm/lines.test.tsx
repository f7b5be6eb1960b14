import { fireEvent } from '@testing-library/react';
import { estimate, type Land } from '@/components/home/Estimate/estimateLand';
import { landQuery } from '@/components/home/Estimate/landInput';
import { messages, renderIn } from '@/components/testing/renderIn';
import { sections } from '@/content/settings';
import { type Locale, locales } from '@/i18n/locales';
import { services } from '@/site/services';
import { EnquiryForm } from './EnquiryForm';
import { formControl } from './enquiry';

const site: Land = { kind: 'roof', place: 'catania', area: 4500 };
const [service] = services;
const serviceQuery = `?service=${service.id}`;

afterEach(() => {
  formControl.reset({});
  history.replaceState(null, '', '/');
});

/** The description of a form that a link has led to. */
function open(locale: Locale, search: string): HTMLTextAreaElement {
  history.replaceState({ kept: 1 }, '', `/contacts/${search}#form`);
  const description = renderIn(locale, <EnquiryForm />).container.querySelector('textarea');
  if (!description) throw new Error('The form has no description');
  return description;
}

describe.each(locales)('in %s', (locale) => {
  const written = (value: number) => new Intl.NumberFormat(locale).format(value);

  test('the figures become one readable line, which the form knows of', () => {
    const { value } = open(locale, landQuery(site));
    if (!sections.estimate) return expect(value).toBe('');
    expect(value).toContain(written(estimate(site).modules));
    expect(value).toContain(written(site.area));
    expect(value).toMatch(/^[^{}\n]+\n$/);
    expect(formControl.getValues().description).toBe(value);
  });

  test.each(services.map(({ id }) => id))('the line of ?service=%s names it', (id) => {
    expect(open(locale, `?service=${id}`).value).toContain(messages[locale].Services[id].title);
  });
});

test('what was typed stays above the line', () => {
  formControl.setValue('description', 'Typed before.');
  expect(open('en', serviceQuery).value.split('\n')).toEqual([
    'Typed before.',
    expect.stringContaining(messages.en.Services[service.id].title),
  ]);
});

test.each([
  ['changed', 'A roof near Catania', ''],
  ['deleted', '', ''],
  ['kept, with more behind it', null, serviceQuery],
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
  '?kind=roof&area=3&place=catania',
  '?kind=roof&area=4500&place=<img src=x onerror=alert(1)>',
  '?kind=fixed&area=1e9&place=sofia',
  '?service=nonsense',
  '?service=toString',
  '?service=<script>',
])('the query %j gives no line', (search) => {
  expect(open('en', search).value).toBe('');
});
