/** @jest-environment node */

import fc from 'fast-check';
import { areaAt, shareOfScale } from './areaScale';
import { areaBounds, kinds } from './estimateLand';

test.each([
  // Worked by hand: 0.5 × 120^0.5 = 5.477, in steps of 0.2; 300 × 100^0.5.
  ['fixed', 0, 0.5],
  ['fixed', 0.5, 5.4],
  ['fixed', 1, 60],
  ['roof', 0.5, 3000],
] as const)('on the scale of %s, %d is the area %d', (kind, share, area) => {
  expect(areaAt(share, kind)).toBeCloseTo(area, 10);
});

test.each(kinds)(
  'on the scale of %s, an arrow key always leads to another area, up and down',
  (kind) => {
    const { least, most } = areaBounds[kind];
    let area: number = least;
    for (let steps = 0; area < most; steps += 1) {
      const next = areaAt(Math.min(1, shareOfScale(area, kind) + 0.01), kind);
      expect(next).toBeGreaterThan(area);
      expect(steps).toBeLessThan(130);
      area = next;
    }
    while (area > least) {
      const next = areaAt(Math.max(0, shareOfScale(area, kind) - 0.01), kind);
      expect(next).toBeLessThan(area);
      area = next;
    }
  },
);

test('an area keeps its place on the scale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, at) => {
        expect(Math.abs(shareOfScale(areaAt(at, kind), kind) - at)).toBeLessThan(0.011);
      },
    ),
  );
});
