/** @jest-environment node */

import fc from 'fast-check';
import { longestString } from '@/solar/plant';
import { areaBounds, type Connection, estimateLand, kinds, type Land } from './estimateLand';
import { type Town, towns } from './towns';

const levels: readonly Connection[] = ['low', 'medium', 'mediumOrHigh', 'high'];
const allTowns = Object.keys(towns) as Town[];

/** Any land within the bounds. */
const land = fc
  .record({ kind: fc.constantFrom(...kinds), town: fc.constantFrom(...allTowns) })
  .chain(({ kind, town }) => {
    const { least, most } = areaBounds[kind];
    const area = fc.double({ min: least, max: most, noNaN: true });
    return area.map((value): Land => ({ kind, town, area: value }));
  });

/*
 * The three cases below, worked by hand with the formulas of the README.md beside this file.
 *
 * Fixed, Sofia, 10 ha: √150,000 = 387.30 m by 258.20 m, 367.30 × 238.20 m within the edge. String: 1,500 ÷ (52.9 ×
 * 1.1125) = 25.5, even 24; table: 12 × 1.154 = 13.85 m; pitch: 4.147 + 1.934 ÷ tan 23.86° = 8.52 m. Rows: (238.20 −
 * 4.15) ÷ 8.52 = 27.5, so 28. Block: 10 × 14.30 + 4 = 147.0 m, two of them, and 73.8 ÷ 14.30 = 5 tables more: 25. 28 ×
 * 25 × 24 = 16,800.
 *
 * Trackers, Foggia, 25 ha: √375,000 = 612.37 m by 408.25 m, 592.37 × 388.25 m within the edge. String: 1,500 ÷ (52.9 ×
 * 1.075) = 26.4, so 26; tracker: 26 × 1.154 = 30.00 m; pitch 5.78 m. Rows: (592.37 − 2.28) ÷ 5.78 = 102.1, so 103.
 * Block: 5 × 30.50 + 4 = 156.5 m, two of them, and 75.7 ÷ 30.50 = 2 more: 12. 103 × 12 × 26 = 32,136.
 *
 * Roof, Plovdiv, 2,000 m²: √3,000 = 54.77 m by 36.51 m, 51.77 × 33.51 m within the edge. String: 1,000 ÷ (52.9 ×
 * 1.1125) = 16.99, so 16; pitch: 2 × 1.134 × cos 10° + 0.05 + 0.25 = 2.53 m. Rows: (51.77 − 2.28) ÷ 2.53 = 19.5, so 20.
 * Block: 4 × 2.30 + 3 = 12.2 m, two of them, and 9.15 ÷ 2.30 = 3 pairs more: 11. 20 × 11 × 2 = 440.
 */
test.each<[Land, Partial<ReturnType<typeof estimateLand>>]>([
  [
    { kind: 'fixed', town: 'sofia', area: 10 },
    { rows: 28, piecesPerRow: 25, stringLength: 24, strings: 700, modules: 16_800, stations: 2 },
  ],
  [
    { kind: 'tracker', town: 'foggia', area: 25 },
    { rows: 103, piecesPerRow: 12, stringLength: 26, strings: 1236, modules: 32_136, stations: 3 },
  ],
  [
    { kind: 'roof', town: 'plovdiv', area: 2000 },
    { rows: 20, piecesPerRow: 11, stringLength: 16, strings: 28, modules: 440, stations: 1 },
  ],
])('the result for %j is the one worked by hand', (given, expected) => {
  expect(estimateLand(given)).toMatchObject(expected);
});

test.each([
  // Worked by hand, the first: 16,800 × 590 W; ÷ 1.3; half of it; for two hours.
  ['fixed', 'sofia', 10, 9912, 7624.6, 3812.3, 7624.6, 'mediumOrHigh'],
  ['tracker', 'foggia', 25, 18_960.2, 14_584.8, 7292.4, 14_584.8, 'high'],
  ['roof', 'plovdiv', 2000, 259.6, 199.7, 99.8, 199.7, 'medium'],
] as const)(
  'the power in kW is the one worked by hand: %s, %s, %d',
  (kind, town, area, peak, inverters, power, energy, level) => {
    const found = estimateLand({ kind, town, area });
    expect(found.kilowattsPeak).toBeCloseTo(peak, 1);
    expect(found.kilowatts).toBeCloseTo(inverters, 1);
    expect(found.storage.kilowatts).toBeCloseTo(power, 1);
    expect(found.storage.kilowattHours).toBeCloseTo(energy, 1);
    expect(found.connection).toBe(level);
  },
);

test('rows in Catania are closer together than in Sofia, and strings are longer', () => {
  // 90° − 37.5° − 23.44° = 29.06°; 4.576 · cos 25° + 4.576 · sin 25° ÷ tan 29.06° = 4.147 + 3.480
  const catania = estimateLand({ kind: 'fixed', town: 'catania', area: 10 });
  expect(catania.pitch).toBeCloseTo(7.63, 2);
  expect(catania.coverage).toBeCloseTo(0.6, 2);
  expect(catania.stringLength).toBe(26);
  expect(estimateLand({ kind: 'fixed', town: 'sofia', area: 10 }).pitch).toBeCloseTo(8.52, 2);
});

test.each(['fixed', 'tracker'] as const)(
  'a string has the largest even number of modules: %s',
  (kind) => {
    for (const town of allTowns) {
      const { stringLength } = estimateLand({ kind, town, area: 10 });
      const longest = longestString(towns[town].coldestMorning);
      expect(stringLength % 2).toBe(0);
      expect(longest - stringLength).toBeGreaterThanOrEqual(0);
      expect(longest - stringLength).toBeLessThan(2);
    }
  },
);

test('for any land, nothing is negative, rows stay on the land, and all modules are in strings', () => {
  fc.assert(
    fc.property(land, (given) => {
      const found = estimateLand(given);
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

test('a larger area never gives less of anything', () => {
  fc.assert(
    fc.property(land, fc.double({ min: 1, max: 3, noNaN: true }), (given, factor) => {
      const less = estimateLand(given);
      const more = estimateLand({ ...given, area: given.area * factor });
      for (const figure of ['rows', 'modules', 'strings', 'stations', 'kilowatts'] as const) {
        expect(more[figure]).toBeGreaterThanOrEqual(less[figure]);
      }
      expect(levels.indexOf(more.connection)).toBeGreaterThanOrEqual(
        levels.indexOf(less.connection),
      );
    }),
  );
});

test('the power per hectare is within the range of published plants', () => {
  // The README.md beside this file names these plants.
  fc.assert(
    fc.property(fc.constantFrom(...allTowns), fc.integer({ min: 5, max: 60 }), (town, area) => {
      const perHectare = (kind: 'fixed' | 'tracker') =>
        estimateLand({ kind, town, area }).kilowattsPeak / 1000 / area;
      expect(perHectare('fixed')).toBeGreaterThan(0.85);
      expect(perHectare('fixed')).toBeLessThan(1.3);
      expect(perHectare('tracker')).toBeGreaterThan(0.55);
      expect(perHectare('tracker')).toBeLessThan(0.9);
    }),
  );
});
