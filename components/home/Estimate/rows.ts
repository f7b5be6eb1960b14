/* Counts how many rows of modules fit on a rectangle of ground, as the plan draws them. Lengths are in metres. */

/** The pieces of a row are in blocks of this many, with a gap between pieces and a free lane between blocks. */
export interface RowPattern {
  readonly piece: number;
  readonly gap: number;
  readonly block: number;
  readonly lane: number;
}

/** The largest number of pieces in a row of this length, including lanes. 0 if none fits. */
export function piecesInRow(length: number, { piece, gap, block, lane }: RowPattern): number {
  const blockLength = block * (piece + gap) + lane;
  // The last piece needs neither a gap nor a lane after it.
  const blocks = Math.max(0, Math.floor((length + gap + lane) / blockLength));
  const rest = Math.floor((length + gap - blocks * blockLength) / (piece + gap));
  return blocks * block + Math.max(0, rest);
}

/** The largest number of rows with this depth and pitch on ground of this depth. 0 if none fits. */
export function rowsOnDepth(ground: number, depth: number, pitch: number): number {
  return ground < depth ? 0 : Math.floor((ground - depth) / pitch) + 1;
}
