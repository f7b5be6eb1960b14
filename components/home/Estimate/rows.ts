/** Rows of modules on a rectangle of ground: how many fit, counted as they are drawn. Lengths in metres. */

/** Pieces of a row: so many to a block, a gap between pieces, and a free lane between blocks. */
export interface RowPattern {
  readonly piece: number;
  readonly gap: number;
  readonly block: number;
  readonly lane: number;
}

/** The most pieces that a row of a length holds, lanes included; 0 where none fits. */
export function piecesInRow(length: number, { piece, gap, block, lane }: RowPattern): number {
  const blockLength = block * (piece + gap) + lane;
  // The last piece needs neither gap nor lane behind it.
  const blocks = Math.max(0, Math.floor((length + gap + lane) / blockLength));
  const rest = Math.floor((length + gap - blocks * blockLength) / (piece + gap));
  return blocks * block + Math.max(0, rest);
}

/** The most rows of a depth that stand at a pitch on a depth of ground; 0 where none fits. */
export function rowsOnDepth(ground: number, depth: number, pitch: number): number {
  return ground < depth ? 0 : Math.floor((ground - depth) / pitch) + 1;
}
