/** @jest-environment node */

import fc from 'fast-check';
import { areaBounds, estimateLand, kinds } from './estimateLand';
import { planOf } from './planGeometry';
import { townsOf } from './towns';

const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** How many whole dashes a line of this length shows. Rounding of the many dashes may lose half a metre. */
function piecesOn(length: number, dashes: readonly number[]): number {
  let [end, pieces] = [0, 0];
  for (let index = 0; ; index += 2) {
    end += dashes[index % dashes.length] ?? 0;
    if (end > length + 0.5) return pieces;
    pieces += 1;
    end += dashes[(index + 1) % dashes.length] ?? 0;
  }
}

test('each counted piece is drawn inside the land, and the plan is to scale', () => {
  const land = fc.record({
    kind: fc.constantFrom(...kinds),
    town: fc.constantFrom(...townsOf('BG'), ...townsOf('IT')),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(land, ({ kind, town, share }) => {
      const { least, most } = areaBounds[kind];
      const area = least + share * (most - least);
      const found = estimateLand({ kind, town, area });
      const plan = planOf(found, { kind, area });
      const dashes = numbers(plan.rows['stroke-dasharray']);
      const lines = [...plan.rows.d.matchAll(/M(\S+) (\S+)[hv]([\d.]+)/g)].map((match) =>
        match.slice(1).map(Number),
      );
      expect(lines).toHaveLength(found.rows);
      for (const [x = 0, y = 0, length = 0] of lines) {
        expect(piecesOn(length, dashes)).toBe(found.piecesPerRow);
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
