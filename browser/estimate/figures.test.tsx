import { act, fireEvent } from '@testing-library/react';
import { formControl } from '@/browser/enquiry/enquiry';
import { EnquiryForm } from '@/components/contacts/EnquiryForm/EnquiryForm';
import { messages, renderIn } from '@/components/testing/renderIn';
import { type Locale, locales } from '@/i18n/locales';
import { estimate, type Site } from '@/site/estimate';
import { siteQuery } from '@/site/siteInput';
import './figures.element';

const site: Site = { kind: 'roof', place: 'catania', area: 4500 };
const { modules } = estimate(site);
const written = (locale: Locale, value: number) => new Intl.NumberFormat(locale).format(value);

afterEach(() => {
  formControl.reset({});
  history.replaceState(null, '', '/');
});

async function open(locale: Locale, search: string) {
  history.replaceState(null, '', `/contacts/${search}`);
  const { container, unmount } = await act(async () => renderIn(locale, <EnquiryForm />));
  const description = container.querySelector('textarea');
  const figures = container.querySelector<HTMLElement>('site-figures');
  if (!description || !figures) throw new Error('The form lacks a part');
  const type = (value: string) => fireEvent.input(description, { target: { value } });
  return { description, figures, type, unmount };
}

/** The texts that React would write on a switch to a language. */
async function textsIn(locale: Locale): Promise<string> {
  const { figures, unmount } = await open(locale, '');
  const { texts = '' } = figures.dataset;
  unmount();
  return texts;
}

test.each(locales)(
  'in %s the figures become one readable line, which the form knows of',
  async (locale) => {
    const { description } = await open(locale, siteQuery(site));
    expect(description.value).toContain(written(locale, modules));
    expect(description.value).toContain(written(locale, site.area));
    expect(description.value).not.toMatch(/[{}\n]/);
    expect(formControl.getValues().description).toBe(description.value);
  },
);

test('what was typed stays above the line; a later line takes the place of the first', async () => {
  formControl.reset({ description: 'Typed before.' });
  const first = await open('en', siteQuery(site));
  const { catania, rome } = messages.en.Estimate.places;
  expect(first.description.value.split('\n')).toEqual([
    'Typed before.',
    expect.stringContaining(catania),
  ]);
  first.unmount();
  const { description } = await open('en', siteQuery({ ...site, place: 'rome' }));
  expect(description.value.split('\n')).toEqual(['Typed before.', expect.stringContaining(rome)]);
});

test('an untouched line follows the language, with what stands around it', async () => {
  const bulgarian = await textsIn('bg');
  const { description, figures, type } = await open('en', siteQuery(site));
  type(`Above.\n${description.value}\nBelow.`);
  await act(async () => {
    figures.dataset.texts = bulgarian;
  });
  const lines = description.value.split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Above.');
  expect(lines[1]).toContain(written('bg', modules));
  expect(lines[2]).toBe('Below.');
  expect(formControl.getValues().description).toBe(description.value);
});

test.each([
  ['changed', 'A roof near Catania'],
  ['deleted', ''],
])(
  'a line that was %s is the visitor’s: the figures leave the URL, the language changes nothing',
  async (_, value) => {
    const italian = await textsIn('it');
    const { figures, description, type } = await open('en', siteQuery(site));
    history.replaceState({ kept: 1 }, '', `${location.search}#form`);
    type(value);
    expect(location.search).toBe('');
    expect(location.hash).toBe('#form');
    expect(history.state).toEqual({ kept: 1 });
    await act(async () => {
      figures.dataset.texts = italian;
    });
    expect(description.value).toBe(value);
  },
);

test.each([
  '',
  '?kind=roof&area=3&place=catania',
  '?kind=roof&area=4500&place=<img src=x onerror=alert(1)>',
  '?kind=fixed&area=1e9&place=sofia',
])('with the query %j nothing is written', async (search) => {
  const { description } = await open('en', search);
  expect(description.value).toBe('');
});
