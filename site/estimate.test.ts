import fc from 'fast-check';
import { areaBounds, type Connection, estimate, kinds, type Site } from './estimate';
import { type Place, places } from './places';
import { longestString } from './plant';

const levels: readonly Connection[] = ['low', 'medium', 'mediumOrHigh', 'high'];
const towns = Object.keys(places) as Place[];

/** Any site within the bounds. */
const site = fc
  .record({ kind: fc.constantFrom(...kinds), place: fc.constantFrom(...towns) })
  .chain(({ kind, place }) => {
    const { least, most } = areaBounds[kind];
    const area = fc.double({ min: least, max: most, noNaN: true });
    return area.map((value): Site => ({ kind, place, area: value }));
  });

// docs/engineering.md works these three out step by step.
test.each<[Site, Partial<ReturnType<typeof estimate>>]>([
  [
    { kind: 'fixed', place: 'sofia', area: 10 },
    { rows: 28, piecesPerRow: 25, stringLength: 24, strings: 700, modules: 16_800, stations: 2 },
  ],
  [
    { kind: 'tracker', place: 'foggia', area: 25 },
    { rows: 103, piecesPerRow: 12, stringLength: 26, strings: 1236, modules: 32_136, stations: 3 },
  ],
  [
    { kind: 'roof', place: 'plovdiv', area: 2000 },
    { rows: 20, piecesPerRow: 11, stringLength: 16, strings: 28, modules: 440, stations: 1 },
  ],
])('by hand: %j', (given, expected) => {
  expect(estimate(given)).toMatchObject(expected);
});

test.each([
  // By hand, the first: 16,800 × 590 W; ÷ 1.3; half of it; for two hours.
  ['fixed', 'sofia', 10, 9912, 7624.6, 3812.3, 7624.6, 'mediumOrHigh'],
  ['tracker', 'foggia', 25, 18_960.2, 14_584.8, 7292.4, 14_584.8, 'high'],
  ['roof', 'plovdiv', 2000, 259.6, 199.7, 99.8, 199.7, 'medium'],
] as const)(
  'by hand, in kW: %s, %s, %d',
  (kind, place, area, peak, inverters, power, energy, level) => {
    const found = estimate({ kind, place, area });
    expect(found.kilowattsPeak).toBeCloseTo(peak, 1);
    expect(found.kilowatts).toBeCloseTo(inverters, 1);
    expect(found.storage.kilowatts).toBeCloseTo(power, 1);
    expect(found.storage.kilowattHours).toBeCloseTo(energy, 1);
    expect(found.connection).toBe(level);
  },
);

test('by hand: rows in Catania stand closer than in Sofia, and strings are longer', () => {
  // 90° − 37.5° − 23.44° = 29.06°; 4.576 · cos 25° + 4.576 · sin 25° ÷ tan 29.06° = 4.147 + 3.480
  const catania = estimate({ kind: 'fixed', place: 'catania', area: 10 });
  expect(catania.pitch).toBeCloseTo(7.63, 2);
  expect(catania.coverage).toBeCloseTo(0.6, 2);
  expect(catania.stringLength).toBe(26);
  expect(estimate({ kind: 'fixed', place: 'sofia', area: 10 }).pitch).toBeCloseTo(8.52, 2);
});

test.each(['fixed', 'tracker'] as const)('a string is the longest even one: %s', (kind) => {
  for (const place of towns) {
    const { stringLength } = estimate({ kind, place, area: 10 });
    const longest = longestString(places[place].coldestMorning);
    expect(stringLength % 2).toBe(0);
    expect(longest - stringLength).toBeGreaterThanOrEqual(0);
    expect(longest - stringLength).toBeLessThan(2);
  }
});

test('for any site: nothing is negative, rows stay on the ground, strings take all modules', () => {
  fc.assert(
    fc.property(site, (given) => {
      const found = estimate(given);
      expect(found.modules).toBeGreaterThan(0);
      expect(Number.isInteger(found.modules)).toBe(true);
      expect(found.strings * found.stringLength).toBeGreaterThanOrEqual(found.modules);
      expect((found.strings - 1) * found.stringLength).toBeLessThan(found.modules);
      expect(found.lost).toBeGreaterThanOrEqual(0);
      expect(found.lost).toBeLessThan(1);
      expect(found.kilowatts).toBeLessThan(found.kilowattsPeak);
      expect(found.range[0]).toBeLessThan(found.range[1]);
      expect(found.pitch).toBeGreaterThan(found.depth);
      const across = found.isEastWest ? found.height : found.width;
      const used = (found.rows - 1) * found.pitch + found.depth + 2 * found.edge;
      expect(used).toBeLessThanOrEqual(across + 1e-6);
    }),
  );
});

test('more area never gives less of anything', () => {
  fc.assert(
    fc.property(site, fc.double({ min: 1, max: 3, noNaN: true }), (given, factor) => {
      const less = estimate(given);
      const more = estimate({ ...given, area: given.area * factor });
      for (const figure of ['rows', 'modules', 'strings', 'stations', 'kilowatts'] as const) {
        expect(more[figure]).toBeGreaterThanOrEqual(less[figure]);
      }
      expect(levels.indexOf(more.connection)).toBeGreaterThanOrEqual(
        levels.indexOf(less.connection),
      );
    }),
  );
});

test('power per hectare lies where published plants lie', () => {
  // docs/engineering.md cites them: 0.67 to 1.39 MWp a hectare, trackers less than fixed tables.
  fc.assert(
    fc.property(fc.constantFrom(...towns), fc.integer({ min: 5, max: 60 }), (place, area) => {
      const perHectare = (kind: 'fixed' | 'tracker') =>
        estimate({ kind, place, area }).kilowattsPeak / 1000 / area;
      expect(perHectare('fixed')).toBeGreaterThan(0.85);
      expect(perHectare('fixed')).toBeLessThan(1.3);
      expect(perHectare('tracker')).toBeGreaterThan(0.55);
      expect(perHectare('tracker')).toBeLessThan(0.9);
    }),
  );
});
