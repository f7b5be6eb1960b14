/** @jest-environment node */

import fc from 'fast-check';
import { piecesInRow, type RowPattern, rowsOnDepth } from './rows';

const length = fc.double({ min: 0, max: 2000, noNaN: true });
const pattern = fc.record({
  piece: fc.double({ min: 1, max: 50, noNaN: true }),
  gap: fc.double({ min: 0, max: 2, noNaN: true }),
  block: fc.integer({ min: 1, max: 20 }),
  lane: fc.double({ min: 0, max: 10, noNaN: true }),
});

/** Where the last of this many pieces ends, in metres from the start of the row. Counted one by one. */
function endOf(pieces: number, { piece, gap, block, lane }: RowPattern): number {
  let end = 0;
  for (let index = 0; index < pieces; index += 1) {
    if (index > 0) end += gap;
    if (index > 0 && index % block === 0) end += lane;
    end += piece;
  }
  return end;
}

test.each([
  // Worked by hand: 3 × 10 + 2 × 1 = 32. The fourth piece needs a gap and a lane: 32 + 1 + 5 + 10 = 48.
  [9.9, 0],
  [10, 1],
  [31.9, 2],
  [32, 3],
  [47.9, 3],
  [48, 4],
])('a row of %d m has room for %d pieces of 10 m, three to a block', (metres, pieces) => {
  expect(piecesInRow(metres, { piece: 10, gap: 1, block: 3, lane: 5 })).toBe(pieces);
});

test.each([
  [4.3, 0],
  [4.4, 1],
  [13.3, 2],
  [13.2, 1],
])('%d m of ground have room for %d rows of 4.4 m at a pitch of 8.9 m', (ground, rows) => {
  expect(rowsOnDepth(ground, 4.4, 8.9)).toBe(rows);
});

test('the counted pieces fit, one more would not, and a longer row never has fewer', () => {
  fc.assert(
    fc.property(length, length, pattern, (metres, more, row) => {
      const pieces = piecesInRow(metres, row);
      expect(endOf(pieces, row)).toBeLessThanOrEqual(metres + 1e-6);
      expect(endOf(pieces + 1, row)).toBeGreaterThan(metres - 1e-6);
      expect(piecesInRow(metres + more, row)).toBeGreaterThanOrEqual(pieces);
    }),
  );
});
