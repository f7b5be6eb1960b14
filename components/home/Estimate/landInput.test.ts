/** @jest-environment node */

import fc from 'fast-check';
import { areaBounds, kinds, type Land, type SystemKind } from './estimateLand';
import {
  type AreaProblem,
  type LandFields,
  type LandSoFar,
  landQuery,
  parseLandQuery,
  readArea,
  readLand,
} from './landInput';
import { type Town, towns } from './towns';
import { type Unit, unitsOf } from './units';

const allTowns = Object.keys(towns) as Town[];
const parse = (search: string) => parseLandQuery(new URLSearchParams(search));
const problems: readonly AreaProblem[] = ['empty', 'notANumber', 'tooSmall', 'tooLarge'];

/** The unit of a number that has none, on a page in English. */
const usual = (kind: SystemKind) => unitsOf('en', kind)[0];

test.each<[string, Land['kind'], number | AreaProblem]>([
  ['10', 'fixed', 10],
  ['2.5', 'fixed', 2.5],
  ['2,5', 'fixed', 2.5],
  [' 2,5 ', 'fixed', 2.5],
  ['1.500', 'fixed', 1.5],
  ['1.500', 'roof', 1500],
  ['1,500', 'roof', 1500],
  ['1 500', 'roof', 1500],
  ['1\u00a0500', 'roof', 1500],
  ['1’500', 'roof', 1500],
  ['1.234,5', 'roof', 1234.5],
  ['1,234.5', 'roof', 1234.5],
  ['0.5', 'tracker', 0.5],
  ['60', 'tracker', 60],
  ['', 'fixed', 'empty'],
  ['  ', 'roof', 'empty'],
  ['ten', 'fixed', 'notANumber'],
  ['десет', 'fixed', 'notANumber'],
  ['1e3', 'roof', 'notANumber'],
  ['1,2,3', 'fixed', 'notANumber'],
  ['Infinity', 'fixed', 'notANumber'],
  ['0x10', 'fixed', 'notANumber'],
  ['.', 'fixed', 'notANumber'],
  ['<script>', 'fixed', 'notANumber'],
  ['0', 'fixed', 'tooSmall'],
  ['-5', 'fixed', 'tooSmall'],
  ['0,49', 'fixed', 'tooSmall'],
  ['3', 'roof', 'tooSmall'],
  ['60,01', 'fixed', 'tooLarge'],
  ['1000000000', 'fixed', 'tooLarge'],
  ['1.000.000.000', 'fixed', 'tooLarge'],
  ['9'.repeat(400), 'fixed', 'tooLarge'],
])('the area %j for %s is read as %j', (text, kind, expected) => {
  expect(readArea(text, kind, usual(kind))).toBe(expected);
});

test.each<[string, SystemKind, Unit, number | AreaProblem]>([
  // Without a unit, a number has that of the page.
  ['47', 'fixed', 'dka', 4.7],
  ['4,7', 'fixed', 'dka', 'tooSmall'],
  ['600', 'fixed', 'dka', 60],
  ['601', 'tracker', 'dka', 'tooLarge'],
  // People mean thousands of decares.
  ['1.500', 'fixed', 'dka', 'tooLarge'],
  ['1.500 дка', 'fixed', 'ha', 'tooLarge'],
  ['0,300', 'fixed', 'dka', 'tooSmall'],
  // A typed unit wins.
  ['47 дка', 'fixed', 'ha', 4.7],
  ['47дка.', 'tracker', 'ha', 4.7],
  ['47\u00a0ДКА', 'fixed', 'ha', 4.7],
  ['47 декара', 'fixed', 'ha', 4.7],
  ['47 дк', 'fixed', 'ha', 4.7],
  ['47 dka', 'fixed', 'ha', 4.7],
  ['4,7 ха', 'fixed', 'dka', 4.7],
  ['4,7 хектара', 'fixed', 'dka', 4.7],
  ['4.7 ha', 'fixed', 'dka', 4.7],
  ['4,7 ettari', 'fixed', 'ha', 4.7],
  ['47 000 м²', 'fixed', 'dka', 4.7],
  ['47.000 m2', 'fixed', 'ha', 4.7],
  ['47 000 кв. м', 'fixed', 'dka', 4.7],
  ['47,000 m²', 'fixed', 'ha', 4.7],
  ['47.000 mq', 'fixed', 'ha', 4.7],
  ['47.000 metri quadri', 'fixed', 'ha', 4.7],
  ['11.6 acres', 'fixed', 'ha', 4.69435344998],
  ['11.6ac', 'fixed', 'ha', 4.69435344998],
  ['0,2 ха', 'roof', 'm2', 2000],
  ['2 дка', 'roof', 'm2', 2000],
  ['2000 кв.м', 'roof', 'm2', 2000],
  ['2000 кв. метра', 'roof', 'm2', 2000],
  ['2 ha', 'roof', 'm2', 20_000],
  ['900 ха', 'fixed', 'dka', 'tooLarge'],
  ['47 km', 'fixed', 'ha', 'notANumber'],
  ['дка', 'fixed', 'dka', 'notANumber'],
  ['47 дка 2', 'fixed', 'dka', 'notANumber'],
])('the area %j for %s on a page in %s is read as %j', (text, kind, unit, expected) => {
  expect(readArea(text, kind, unit)).toBe(expected);
});

test('any text gives an area within the bounds or a named problem', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.stringMatching(/^[+-]?[\d.,  '’e]{0,20}(дка|ha|m²|acres)?$/),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...kinds), (typed, kind) => {
      const read = readArea(typed, kind, usual(kind));
      if (typeof read === 'string') return expect(problems).toContain(read);
      expect(read).toBeGreaterThanOrEqual(areaBounds[kind].least);
      expect(read).toBeLessThanOrEqual(areaBounds[kind].most);
    }),
    { numRuns: 3000 },
  );
});

describe('which area counts after a change', () => {
  const fields = { kind: 'fixed', text: '7', unit: 'ha', share: 1 } as const;
  const last = {
    kind: 'fixed',
    areas: { ha: 12, m2: 2000 },
    isTyped: false,
    problem: null,
  } as const;
  const typed = { isTyped: true };
  const wrong = { isTyped: true, problem: 'tooLarge' } as const;

  test.each<
    [
      rule: string,
      string | undefined,
      Partial<LandFields>,
      Partial<LandSoFar>,
      number | AreaProblem,
    ]
  >([
    ['what is typed', 'area', {}, typed, 7],
    ['what is typed, although it is wrong', 'area', { text: 'ten' }, typed, 'notANumber'],
    ['what is typed, in the chosen unit', 'area', { text: '70', unit: 'dka' }, typed, 7],
    ['what is typed once it is right', 'area', {}, wrong, 7],
    ['the thumb of the scale', 'scale', {}, typed, 60],
    ['the thumb, although what was typed is wrong', 'scale', { text: '300' }, wrong, 60],
    ['the thumb on the scale of a roof', 'scale', { kind: 'roof' }, {}, 30_000],
    ['the last area in another town, although the field shows it rounded', 'place', {}, typed, 12],
    ['what is wrong, in another town too', 'place', { text: '300' }, wrong, 'tooLarge'],
    ['the last area of a field on trackers', 'kind', { kind: 'tracker' }, typed, 12],
    ['the last area of a roof', 'kind', { kind: 'roof' }, typed, 2000],
    ['the last area of a roof after a wrong one of a field', 'kind', { kind: 'roof' }, wrong, 2000],
    ['what is typed, in the new unit', 'unit', { text: '70', unit: 'dka' }, typed, 7],
    [
      'what is typed and was wrong, in the new unit',
      'unit',
      { text: '300', unit: 'dka' },
      wrong,
      30,
    ],
    ['the last area if a unit is typed with it', 'unit', { text: '70 dka' }, typed, 12],
    ['the last area if nothing is typed', 'unit', { text: '12', unit: 'dka' }, {}, 12],
    ['the last area if an unknown field has changed', undefined, {}, {}, 12],
  ])('%s', (_, changed, given, before, expected) => {
    const { area } = readLand(changed, { ...fields, ...given }, { ...last, ...before });
    expect(area).toBe(expected);
  });
});

test('a land can be read from its own URL, to the square metre', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...allTowns),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, town, share) => {
        const { least, most } = areaBounds[kind];
        const area = least + share * (most - least);
        const read = parse(landQuery({ kind, town, area }));
        expect(read).toMatchObject({ kind, town });
        expect(read?.area).toBeCloseTo(area, 3);
      },
    ),
  );
});

test.each([
  '?kind=roof&area=2000&place=milan',
  '?kind=roof&area=2000&place=milan&fbclid=x&area=5',
  '?utm_source=nl&kind=roof&area=2000&place=milan',
  '?place=milan&utm_source=nl&area=2000&kind=roof',
])('the order of a query and what other websites add to it do not matter: %s', (search) => {
  expect(parse(search)).toEqual({ kind: 'roof', town: 'milan', area: 2000 });
});

test.each([
  '',
  '?',
  '?kind=fixed&area=10',
  '?kind=fixed&area=10&place=atlantis',
  '?kind=fixed&area=10&place=toString',
  '?kind=__proto__&area=10&place=sofia',
  '?kind=fixed&area=1e1&place=sofia',
  '?kind=fixed&area=-10&place=sofia',
  '?kind=fixed&area=10.12345&place=sofia',
  '?kind=fixed&area=10%20000&place=sofia',
  '?kind=fixed&area=NaN&place=sofia',
  '?kind=fixed&area=61&place=sofia',
  '?kind=roof&area=3&place=sofia',
  '?kind=fixed&area=<script>alert(1)</script>&place=sofia',
  '?kind=fixed&area=10&place=sofia%00',
  '?kind=FIXED&area=10&place=sofia',
  '?%E0%A4%A=1',
])('%s has no land', (search) => {
  expect(parse(search)).toBeNull();
});

test('whatever is in a URL, the result has a known kind, a known town and an area within the bounds', () => {
  const junk = fc.oneof(
    fc.constantFrom('-1', '<b>', '%', '1e9', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const part = (...good: readonly string[]) => fc.oneof(fc.constantFrom(...good), junk);
  const query = fc
    .tuple(part(...kinds), part('10', '2000', '0.5'), part(...allTowns), junk)
    .map(([kind, area, place, more]) => `?kind=${kind}&area=${area}&place=${place}&${more}`);
  let read = 0;
  fc.assert(
    fc.property(query, (search) => {
      const land = parse(search);
      if (land === null) return;
      read += 1;
      expect(kinds).toContain(land.kind);
      expect(allTowns).toContain(land.town);
      expect(land.area).toBeGreaterThanOrEqual(areaBounds[land.kind].least);
      expect(land.area).toBeLessThanOrEqual(areaBounds[land.kind].most);
    }),
    { numRuns: 5000 },
  );
  // If no input gave a land, the test would prove nothing.
  expect(read).toBeGreaterThan(20);
});
