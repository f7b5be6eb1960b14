import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import './estimate.bundle';
import { messages, renderIn } from '@/components/testing/renderIn';
import { type Locale, locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import { Estimate } from './Estimate';
import { EstimateTable } from './EstimateTable';
import { estimate, type Land } from './estimateLand';
import { defaultLand, landQuery } from './landInput';

afterEach(() => history.replaceState(null, '', '/'));

function open(locale: Locale, search = '') {
  history.replaceState(null, '', `/${search}`);
  const { container, unmount } = renderIn(locale, <Estimate />);
  const one = <Found extends Element = HTMLElement>(selector: string) => {
    const found = container.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const figure = (name: string) => one(`[data-figure="${name}"]`).textContent;
  const area = one<HTMLInputElement>('[data-part="area"]');
  return {
    container,
    unmount,
    one,
    figure,
    area,
    scale: one<HTMLInputElement>('[data-part="scale"]'),
    place: one<HTMLSelectElement>('[data-part="place"]'),
    link: one<HTMLAnchorElement>('[data-part="link"]'),
    problem: one('[data-part="problem"]'),
    type: (text: string) => fireEvent.input(area, { target: { value: text } }),
    rows: () => one('[data-part="rows"]').getAttribute('d') ?? '',
  };
}

/** A count as the language writes it. */
const written = (locale: Locale, value: number) => new Intl.NumberFormat(locale).format(value);

describe.each(locales)('in %s', (locale) => {
  test('the answer and its rows change with each typed area, with a decimal comma or point', () => {
    const { type, figure, rows, scale, area } = open(locale);
    for (const [text, hectares] of [
      ['2.5', 2.5],
      ['12,5', 12.5],
      ['60', 60],
    ] as const) {
      type(text);
      const expected = estimate({ kind: 'fixed', place: defaultLand.place, area: hectares });
      expect(figure('modules')).toBe(written(locale, expected.modules));
      expect(rows().match(/M\S+ \S+h/g)?.length).toBe(expected.rows);
      // The field keeps what is typed, exactly as it was typed.
      expect(area.value).toBe(text);
    }
    expect(scale.value).toBe('100');
  });

  test('there are links for a roof and for a study of the money', () => {
    open(locale);
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const { Estimate: own, Services: services } = messages[locale];
    expect(target(own.ways.roof.link)).toBe(href(locale, 'contacts'));
    expect(target(services.studies.title)).toBe(`${href(locale, 'services')}#studies`);
  });

  test('the HTML has the answer for the default fields', () => {
    const page = open(locale);
    const shown = () => ({
      fields: [page.area.value, page.place.value, page.scale.value, page.link.search],
      spoken: page.scale.getAttribute('aria-valuetext'),
      kind: page.one<HTMLInputElement>('[type=radio]:checked').value,
      figures: [...page.container.querySelectorAll('[data-figure]')].map((one) => one.textContent),
      plan: page.one('[data-part="plan"]').outerHTML,
    });
    const rendered = shown();
    page.type(page.area.value);
    expect(shown()).toEqual(rendered);
  });

  test.each([
    ['', 'empty'],
    ['ten', 'notANumber'],
    ['0', 'tooSmall'],
    ['-1', 'tooSmall'],
    ['1000000000', 'tooLarge'],
  ] as const)(
    'for %j a sentence beside the field says what is wrong, and the last drawing stays',
    (text, problem) => {
      const page = open(locale);
      page.type('5');
      const [rows, modules, link] = [page.rows(), page.figure('modules'), page.link.href];
      page.type(text);
      const [beginning = ''] = messages[locale].Estimate.problems[problem].split('{');
      expect(page.problem.textContent).toContain(beginning);
      expect(page.problem.textContent).not.toMatch(/[{}]/);
      expect(page.area).toBeInvalid();
      expect([page.rows(), page.figure('modules'), page.link.href]).toEqual([rows, modules, link]);
      page.type('5');
      expect(page.problem).toBeEmptyDOMElement();
      expect(page.area).toBeValid();
    },
  );
});

test('the scale, the place and the kind change the answer, and a roof has its own area', () => {
  const { scale, area, place, figure, one, link } = open('it');
  const choose = (kind: string) => fireEvent.click(one(`[value="${kind}"]`));
  fireEvent.input(scale, { target: { value: '0' } });
  expect(area).toHaveValue('0,5');
  fireEvent.input(place, { target: { value: 'catania' } });
  choose('roof');
  expect(area).toHaveValue('2000');
  const roof = { kind: 'roof', place: 'catania', area: 2000 } as const;
  expect(figure('modules')).toBe(written('it', estimate(roof).modules));
  expect(link.search).toBe(landQuery(roof));
  choose('tracker');
  expect(area).toHaveValue('0,5');
});

test.each([{ kind: 'tracker' }, { place: 'catania' }, { area: 33 }] satisfies Partial<Land>[])(
  'a choice of %p before the script has loaded counts',
  (chosen: Partial<Land>) => {
    const { one, figure, place, area } = open('en');
    const element = one('site-estimate');
    const radio = one<HTMLInputElement>(`[value="${chosen.kind ?? 'fixed'}"]`);
    const [before, parent] = [figure('modules'), element.parentElement];
    element.remove();
    radio.checked = true;
    if (chosen.place) place.value = chosen.place;
    if (chosen.area) area.value = String(chosen.area);
    parent?.append(element);
    expect(figure('modules')).toBe(written('en', estimate({ ...defaultLand, ...chosen }).modules));
    expect(figure('modules')).not.toBe(before);
  },
);

test.each(locales)(
  'in %s farmland is spoken of for Italian ground, and for nothing else',
  (locale) => {
    const { farmland } = messages[locale].Estimate;
    const { place, figure, one } = open(locale);
    const choose = (kind: string) => fireEvent.click(one(`[value="${kind}"]`));
    expect(figure('farmland')).toBe('');
    fireEvent.input(place, { target: { value: 'foggia' } });
    expect(figure('farmland')).toBe(farmland);
    choose('tracker');
    expect(figure('farmland')).toBe(farmland);
    choose('roof');
    expect(figure('farmland')).toBe('');
    choose('fixed');
    fireEvent.input(place, { target: { value: 'varna' } });
    expect(figure('farmland')).toBe('');
  },
);

test('a screen reader hears of farmland with the result', () => {
  const { place, one } = open('en');
  fireEvent.input(place, { target: { value: 'foggia' } });
  fireEvent.change(place);
  expect(one('[data-part="status"]')).toHaveTextContent(messages.en.Estimate.farmland);
});

test.each(locales)('without scripts the table in %s says it once', (locale) => {
  const { container } = renderIn(
    locale,
    <EstimateTable
      texts={{ ...messages[locale].Estimate, ...messages[locale].Estimate.values, locale }}
    />,
  );
  expect(container.textContent?.split(messages[locale].Estimate.farmland)).toHaveLength(2);
});

test('a wrong area stays wrong when the place changes, and is replaced when the unit changes', () => {
  const { type, place, area, problem, one } = open('en');
  type('3000');
  fireEvent.input(place, { target: { value: 'rome' } });
  expect(problem).not.toBeEmptyDOMElement();
  expect(area).toHaveValue('3000');
  fireEvent.click(one('[value="roof"]'));
  expect(problem).toBeEmptyDOMElement();
  expect(area).toHaveValue('2000');
});

test('once the fields rest, the result is announced, and the URL has the fields and opens with them', () => {
  jest.useFakeTimers();
  const { type, one, place, unmount } = open('en');
  history.replaceState({ kept: 1 }, '', '/#here');
  fireEvent.input(place, { target: { value: 'ruse' } });
  type('7.25');
  expect(location.search).toBe('');
  jest.runAllTimers();
  const land: Land = { kind: 'fixed', place: 'ruse', area: 7.25 };
  expect(location.search).toBe(landQuery(land));
  expect(location.hash).toBe('#here');
  expect(history.state).toEqual({ kept: 1 });
  expect(one('[data-part="status"]')).toHaveTextContent(written('en', estimate(land).modules));
  jest.useRealTimers();
  unmount();

  const again = open('bg', landQuery(land));
  expect(again.area).toHaveValue('7,25');
  expect(again.place).toHaveValue('ruse');
  expect(again.figure('modules')).toBe(written('bg', estimate(land).modules));
});

test.each([
  '?utm_source=nl&kind=fixed&area=7.25&place=ruse',
  '?kind=fixed&area=7.25&place=ruse?utm_source=nl',
])('parameters of a campaign neither hide the fields of a URL nor are they lost: %s', (search) => {
  const { area, place, type, link } = open('en', search);
  expect([area.value, place.value]).toEqual(['7.25', 'ruse']);
  type('5');
  fireEvent.click(link);
  expect(location.search).toBe('?utm_source=nl&kind=fixed&area=5&place=ruse');
  expect(link.search).toBe('?kind=fixed&area=5&place=ruse');
});

test('a link that is followed before the fields rest still puts the fields into the URL', () => {
  const { type, link } = open('en');
  fireEvent.click(link);
  expect(location.search).toBe('');
  type('5');
  fireEvent.click(link);
  expect(location.search).toBe(link.search);
});

test('a URL with invalid values opens with the default', () => {
  const { area, container } = open('en', '?kind=fixed&area=<img src=x>&place=sofia');
  expect(area).toHaveValue('10');
  expect(container.querySelector('img')).toBeNull();
});

test('whatever is typed, nothing throws or is injected, and an answer or a sentence follows', () => {
  const { container, type, figure, problem } = open('en');
  const count = () => container.querySelectorAll('*').length;
  const before = count();
  const text = fc.oneof(
    fc.constantFrom('<img src=x onerror=alert(1)>', '{{7*7}}', '1e309', '٣', '１０', '\u0000'),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.stringMatching(/^[-+\d., ]{0,12}$/),
  );
  fc.assert(
    fc.property(text, (typed) => {
      type(typed);
      expect(count()).toBe(before);
      expect(figure('peak')).toMatch(/^[\d.,]+$/);
      expect(problem.textContent).not.toMatch(/[{}]/);
    }),
    { numRuns: 60 },
  );
});

test('each field has a name', () => {
  open('en');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('group', { name: messages.en.Estimate.kind })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAccessibleName(messages.en.Estimate.place);
  expect(screen.getByRole('textbox')).toHaveAccessibleName(messages.en.Estimate.area);
  const scale = screen.getByRole('slider', { name: messages.en.Estimate.scale });
  expect(scale).toHaveAttribute('aria-valuetext', '10\u00a0ha');
  expect(screen.getByRole('img')).toHaveAccessibleName(/387.*258/);
});
