import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server.node';
import './estimate.bundle';
import { messages } from '@/components/testing/messages';
import { inLanguage, renderIn } from '@/components/testing/renderIn';
import { type Locale, locales } from '@/i18n/locales';
import { defaultLand } from './defaultLand';
import { Estimate } from './Estimate';
import { EstimateTable } from './EstimateTable';
import { estimateLand, type Land } from './estimateLand';
import { estimateTexts, fill, formatArea } from './formatEstimate';
import { landQuery } from './landInput';
import { towns } from './towns';

afterEach(() => history.replaceState(null, '', '/'));

function open(locale: Locale, search = '') {
  history.replaceState(null, '', `/${search}`);
  const { container, unmount } = renderIn(locale, <Estimate />);
  const one = <Found extends Element = HTMLElement>(selector: string) => {
    const found = container.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const textOf = (name: string) => one(`[data-shown="${name}"]`).textContent;
  const area = one<HTMLInputElement>('[data-part="area"]');
  return {
    container,
    unmount,
    one,
    textOf,
    area,
    scale: one<HTMLInputElement>('[data-part="scale"]'),
    place: one<HTMLSelectElement>('[data-part="place"]'),
    link: one<HTMLAnchorElement>('[data-part="link"]'),
    problem: one('[data-part="problem"]'),
    old: one('[data-part="old"]'),
    type: (text: string) => fireEvent.input(area, { target: { value: text } }),
    rows: () => one('[data-part="rows"]').getAttribute('d') ?? '',
  };
}

/** A text with plain spaces in place of its no-break ones. */
const withSpaces = (text: string | null) => text?.replace(/\u00a0/g, ' ');

/** A count as the language writes it. */
const written = (locale: Locale, value: number) => new Intl.NumberFormat(locale).format(value);

describe.each(locales)('in %s', (locale) => {
  test('the answer and its rows change with each typed area, with a decimal comma or point', () => {
    const { type, textOf, rows, scale, area } = open(locale);
    for (const [text, hectares] of [
      ['2.5 ha', 2.5],
      ['12,5 ха', 12.5],
      ['600 дка', 60],
    ] as const) {
      type(text);
      const { town } = defaultLand(locale);
      const expected = estimateLand({ kind: 'fixed', town, area: hectares });
      expect(textOf('modules')).toBe(written(locale, expected.modules));
      expect(rows().match(/M\S+ \S+h/g)?.length).toBe(expected.rows);
      // The field keeps what is typed, exactly as it was typed.
      expect(area.value).toBe(text);
    }
    expect(scale.value).toBe('100');
  });

  test('the HTML has the answer for the default fields', () => {
    const page = open(locale);
    const shown = () => ({
      fields: [page.area.value, page.place.value, page.scale.value],
      link: page.link.getAttribute('href'),
      spoken: page.scale.getAttribute('aria-valuetext'),
      kind: page.one<HTMLInputElement>('[type=radio]:checked').value,
      reading: page.one('[data-part="reading"]').textContent,
      unit: page.one('[data-part="unit"]').textContent,
      figures: [...page.container.querySelectorAll('[data-shown]')].map((one) => one.textContent),
      plan: page.one('[data-part="plan"]').outerHTML,
    });
    const rendered = shown();
    page.type(page.area.value);
    expect(shown()).toEqual(rendered);
  });

  test('a sentence says what is wrong, and the last answer stays, marked, and no link takes it along', () => {
    const page = open(locale);
    const { problems } = messages[locale].Estimate;
    for (const [text, problem] of [
      ['', 'empty'],
      ['ten', 'notANumber'],
      ['0', 'tooSmall'],
      ['-1', 'tooSmall'],
      ['1000000000', 'tooLarge'],
    ] as const) {
      page.type('50');
      const [rows, modules, link] = [page.rows(), page.textOf('modules'), page.link.href];
      page.type(text);
      const [beginning = ''] = problems[problem].split('{');
      expect(page.problem.textContent).toContain(beginning);
      expect(page.problem.textContent).not.toMatch(/[{}]/);
      expect(page.area).toBeInvalid();
      expect([page.rows(), page.textOf('modules')]).toEqual([rows, modules]);
      const area = locale === 'bg' ? 5 : 50;
      const texts = estimateTexts(locale, messages[locale].Estimate);
      expect(page.old.textContent).toContain(formatArea(texts, area, 'fixed'));
      expect(page.link.hasAttribute('href')).toBe(false);
      expect(page.one<HTMLButtonElement>('[data-part="print"]').disabled).toBe(true);
      page.type('50');
      expect(page.problem).toBeEmptyDOMElement();
      expect(page.old).toBeEmptyDOMElement();
      expect(page.area).toBeValid();
      expect(page.link.href).toBe(link);
    }
  });
});

test.each([
  ['bg', 'BG', 'sofia'],
  ['it', 'IT', 'lecce'],
  ['en', 'BG', 'sofia'],
] as const)(
  'in %s the first country is %s, the town %s, and its law is there at once',
  (locale, country, town) => {
    const { place, textOf, container } = open(locale);
    const { countries, law } = messages[locale].Estimate;
    expect(place.value).toBe(town);
    expect(container.querySelector('optgroup')?.label).toBe(countries[country]);
    expect(textOf('law')).toBe(law[country]);
  },
);

test('in Bulgarian a number is in decares, and bounds, scale and problems are, too', () => {
  const { dka, ha } = messages.bg.Estimate.units;
  const { type, textOf, one, scale, problem, area } = open('bg');
  const reading = one('[data-part="reading"]');
  expect(area).toHaveValue('100');
  type('47');
  expect(textOf('modules')).toBe(
    written('bg', estimateLand({ kind: 'fixed', town: 'sofia', area: 4.7 }).modules),
  );
  expect(reading).toHaveTextContent(`47 ${dka} = 4,7 ${ha}`);
  expect(textOf('subject')).toContain(`47\u00a0${dka} (4,7\u00a0${ha})`);
  expect(scale).toHaveAttribute('aria-valuetext', `47\u00a0${dka}`);
  type('4');
  expect(problem).toHaveTextContent(`5 ${dka}`);
  expect(reading).toBeEmptyDOMElement();
  fireEvent.input(scale, { target: { value: '100' } });
  expect(area).toHaveValue('600');
});

test('a chosen unit is that of a typed number; other numbers become those of the unit', () => {
  const { dka, ha, m2 } = messages.bg.Estimate.units;
  const { type, one, area, scale } = open('bg');
  const reading = one('[data-part="reading"]');
  const unit = (name: string) => one<HTMLInputElement>(`[value="${name}"]`);
  fireEvent.click(unit('ha'));
  expect(area).toHaveValue('10');
  type('4,7');
  expect(reading).toHaveTextContent(`4,7 ${ha} = 47 ${dka}`);
  fireEvent.click(unit('dka'));
  // 4.7 decares are too small a land.
  expect(area).toHaveValue('4,7');
  expect(area).toBeInvalid();
  fireEvent.click(unit('ha'));
  expect(area).toBeValid();
  // A typed unit is chosen, too, and stays with its number.
  type('47 дка');
  expect(unit('dka')).toBeChecked();
  fireEvent.click(unit('ha'));
  expect(area).toHaveValue('4,7');
  type('47 000 м²');
  expect(unit('ha')).toBeChecked();
  expect(withSpaces(reading.textContent)).toBe(`47 000 ${m2} = 4,7 ${ha}`);
  fireEvent.input(scale, { target: { value: '0' } });
  expect(area).toHaveValue('0,5');
});

test.each([
  ['en', '11.6 acres', '11.6 {acres} = 4.6944 {ha}'],
  ['it', '47 dka', '47 {dka} = 4,7 {ha}'],
  ['it', '4,7', ''],
] as const)('in %s, below %j stands %j', (locale, typed, expected) => {
  const { type, one } = open(locale);
  const { units } = messages[locale].Estimate;
  type(typed);
  expect(withSpaces(one('[data-part="reading"]').textContent)).toBe(fill(expected, units));
  // The unit of the page is not beside another one.
  expect(one('[data-part="unit"]').textContent).toBe(expected ? '' : units.ha);
});

test('the scale, the place and the kind change the answer, and a roof has its own area', () => {
  const { scale, area, place, textOf, one, link } = open('it');
  const choose = (kind: string) => fireEvent.click(one(`[value="${kind}"]`));
  fireEvent.input(scale, { target: { value: '0' } });
  expect(area).toHaveValue('0,5');
  fireEvent.input(place, { target: { value: 'catania' } });
  choose('roof');
  expect(area).toHaveValue('2000');
  const roof = { kind: 'roof', town: 'catania', area: 2000 } as const;
  expect(textOf('modules')).toBe(written('it', estimateLand(roof).modules));
  expect(link.search + link.hash).toBe(`${landQuery(roof)}#enquiry`);
  choose('tracker');
  expect(area).toHaveValue('0,5');
});

test('the link takes a land along only once the script has come', () => {
  const template = document.createElement('template');
  template.innerHTML = renderToString(inLanguage('bg', <Estimate />));
  const served = template.content.querySelector('[data-part="link"]');
  expect(served?.getAttribute('href')).toBe('/bg/contacts/#enquiry');
  const { link } = open('bg');
  expect(link.search + link.hash).toBe(`${landQuery(defaultLand('bg'))}#enquiry`);
});

test.each([{ kind: 'tracker' }, { town: 'catania' }, { area: 33 }] satisfies Partial<Land>[])(
  'a choice of %p before the script has loaded counts',
  (chosen: Partial<Land>) => {
    const { one, textOf, place, area } = open('en');
    const element = one('site-estimate');
    const radio = one<HTMLInputElement>(`[value="${chosen.kind ?? 'fixed'}"]`);
    const [before, parent] = [textOf('modules'), element.parentElement];
    element.remove();
    radio.checked = true;
    if (chosen.town) place.value = chosen.town;
    if (chosen.area) area.value = String(chosen.area);
    parent?.append(element);
    expect(textOf('modules')).toBe(
      written('en', estimateLand({ ...defaultLand('en'), ...chosen }).modules),
    );
    expect(textOf('modules')).not.toBe(before);
  },
);

test.each([
  { moved: 'to its end', to: () => '100', typed: '10', hectares: 60 },
  { moved: 'before an area is typed', to: () => '100', typed: '33', hectares: 33 },
  {
    moved: 'by nobody, but written with fewer digits',
    to: (at: string) => at.slice(0, 12),
    typed: '10',
    hectares: null,
  },
])('a scale that was moved $moved before the script has loaded', ({ to, typed, hectares }) => {
  jest.useFakeTimers();
  const { one, textOf, scale, area } = open('en');
  const element = one('site-estimate');
  const { parentElement: parent } = element;
  element.remove();
  scale.value = to(scale.value);
  area.value = typed;
  parent?.append(element);
  jest.runAllTimers();
  jest.useRealTimers();
  const land = { ...defaultLand('en'), area: hectares ?? 10 };
  expect(textOf('modules')).toBe(written('en', estimateLand(land).modules));
  expect(area).toHaveValue(String(land.area));
  // The URL has a land only if the visitor has chosen one.
  expect(location.search).toBe(hectares === null ? '' : landQuery(land));
});

test('the law is that of the country, and a roof is no land', () => {
  const { place, textOf, one } = open('it');
  const { law } = messages.it.Estimate;
  const choose = (kind: string) => fireEvent.click(one(`[value="${kind}"]`));
  fireEvent.input(place, { target: { value: 'varna' } });
  expect(textOf('law')).toBe(law.BG);
  fireEvent.input(place, { target: { value: 'foggia' } });
  choose('tracker');
  expect(textOf('law')).toBe(law.IT);
  choose('roof');
  expect(textOf('law')).toBe('');
});

test('a screen reader hears the figures, and of the law only when the country changes', () => {
  const { place, one, type, area, textOf } = open('en');
  const status = one('[data-part="status"]');
  const lawsHeard = () =>
    Object.entries(messages.en.Estimate.law).flatMap(([country, words]) =>
      status.textContent?.includes(words) ? [country] : [],
    );
  const move = (to: string) => {
    fireEvent.input(place, { target: { value: to } });
    fireEvent.change(place);
  };
  const expectHeard = (laws: readonly string[]) => {
    expect(status).toHaveTextContent(textOf('modules') ?? '');
    expect(lawsHeard()).toEqual(laws);
  };
  move('varna');
  expectHeard([]);
  move('foggia');
  expectHeard(['IT']);
  type('7');
  fireEvent.change(area);
  expectHeard([]);
  move('lecce');
  expectHeard([]);
  move('varna');
  expectHeard(['BG']);
});

test.each(locales)('without scripts the table in %s says the law of its country once', (locale) => {
  const { law } = messages[locale].Estimate;
  const land = defaultLand(locale);
  const texts = estimateTexts(locale, messages[locale].Estimate);
  const { container } = renderIn(locale, <EstimateTable land={land} texts={texts} />);
  expect(container.textContent?.split(law[towns[land.town].country])).toHaveLength(2);
});

test('the button prints the answer alone, with its date and its address', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { one } = open('bg', '?utm_source=nl&kind=fixed&area=4.7&place=staraZagora');
  const { dataset } = document.documentElement;
  fireEvent.click(one('[data-part="print"]'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(dataset).toHaveProperty('printsAlone');
  expect(one('[data-part="address"]')).toHaveTextContent(
    `${location.origin}/?kind=fixed&area=4.7&place=staraZagora#estimate`,
  );
  expect(one('[data-part="printed"]')).toHaveTextContent(String(new Date().getFullYear()));
  fireEvent(window, new Event('afterprint'));
  expect(dataset).not.toHaveProperty('printsAlone');
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
  const land: Land = { kind: 'fixed', town: 'ruse', area: 7.25 };
  expect(location.search).toBe(landQuery(land));
  expect(location.hash).toBe('#here');
  expect(history.state).toEqual({ kept: 1 });
  expect(one('[data-part="status"]')).toHaveTextContent(written('en', estimateLand(land).modules));
  jest.useRealTimers();
  unmount();

  const again = open('bg', landQuery(land));
  expect(again.area).toHaveValue('72,5');
  expect(again.place).toHaveValue('ruse');
  expect(again.textOf('modules')).toBe(written('bg', estimateLand(land).modules));
});

test('an area in decares is the same after a reload', () => {
  const { type, place, area, textOf, unmount } = open('bg');
  type('5,25');
  fireEvent.change(area);
  const modules = textOf('modules');
  const town = place.value;
  const query = location.search;
  unmount();
  const again = open('bg', query);
  expect([again.area.value, again.place.value]).toEqual(['5,25', town]);
  expect(again.textOf('modules')).toBe(modules);
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
  const { container, type, textOf, problem } = open('en');
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
      expect(textOf('peak')).toMatch(/^[\d.,]+$/);
      expect(problem.textContent).not.toMatch(/[{}]/);
    }),
    { numRuns: 60 },
  );
});

test('a tap on the area selects its number, and the next one puts the caret into it', () => {
  const { area } = open('bg');
  const selected = () => area.value.slice(area.selectionStart ?? 0, area.selectionEnd ?? 0);
  for (const expected of ['100', '']) {
    area.focus();
    area.setSelectionRange(1, 1);
    fireEvent.click(area);
    expect(selected()).toBe(expected);
  }
});

test('each field has a name, and place and area come before the kind', () => {
  const { container } = open('en');
  const names = [...container.querySelectorAll<HTMLInputElement>('input, select')];
  expect([...new Set(names.map(({ name }) => name))].slice(0, 3)).toEqual([
    'place',
    'area',
    'kind',
  ]);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('group', { name: messages.en.Estimate.kind })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAccessibleName(messages.en.Estimate.place);
  expect(screen.getByRole('textbox')).toHaveAccessibleName(messages.en.Estimate.area);
  const scale = screen.getByRole('slider', { name: messages.en.Estimate.scale });
  expect(scale).toHaveAttribute('aria-valuetext', `10\u00a0${messages.en.Estimate.units.ha}`);
  expect(screen.getByRole('img')).toHaveAccessibleName(/387.*258/);
});
