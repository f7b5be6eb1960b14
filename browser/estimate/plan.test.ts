import fc from 'fast-check';
import { areaBounds, estimate, kinds } from '@/site/estimate';
import { placesOf } from '@/site/places';
import { planOf } from './plan';

const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? [];

test('each counted piece is drawn, inside the site, and the plan is to scale', () => {
  const site = fc.record({
    kind: fc.constantFrom(...kinds),
    place: fc.constantFrom(...placesOf('BG'), ...placesOf('IT')),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(site, ({ kind, place, share }) => {
      const { least, most } = areaBounds[kind];
      const area = least + share * (most - least);
      const found = estimate({ kind, place, area });
      const plan = planOf(found, { kind, area });
      const dash = found.pattern.piece + found.pattern.gap;
      const lines = [...plan.rows.d.matchAll(/M(\S+) (\S+)[hv]([\d.]+)/g)].map((match) =>
        match.slice(1).map(Number),
      );
      // A line of n pieces is n dashes less one gap long.
      const pieces = lines.map(([, , length = 0]) => (length + found.pattern.gap) / dash);
      expect(pieces.reduce((sum, count) => sum + Math.round(count), 0)).toBe(
        found.rows * found.piecesPerRow,
      );
      for (const [x = 0, y = 0, length = 0] of lines) {
        const [right, bottom] = found.isEastWest ? [x + length, y] : [x, y + length];
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(found.edge - 0.01);
        expect(right).toBeLessThanOrEqual(found.width - found.edge + 0.02);
        expect(bottom).toBeLessThanOrEqual(found.height - found.edge + 0.02);
      }
      const [, , boxWidth = 0, boxHeight = 0] = numbers(plan.ground.viewBox);
      expect(boxWidth / boxHeight).toBeCloseTo(1.5, 2);
      const bar = numbers(plan.bar.width)[0] ?? 0;
      expect((bar / 100) * boxWidth).toBeCloseTo(kind === 'roof' ? 10 : 100, 0);
    }),
  );
});
