import { shareOfScale } from './areaScale';
import type { Land, LandEstimate, SystemKind } from './estimateLand';

/** The size of a transformer station in the drawing, in metres: a container of 40 feet. */
const station = { length: 12.2, depth: 3 };

/** The length of the scale bar in metres. */
export function barMetres(kind: SystemKind): number {
  return kind === 'roof' ? 10 : 100;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A share of the drawing's box, as SVG writes it. */
const percent = (share: number) => `${round(share * 100)}%`;

/**
 * The plan of an estimate as attributes of the drawing's elements. It is to scale and has every piece that is counted.
 * North is up. Lengths are in metres, and y counts down from the northern edge of the land. The land is in the lower
 * left of the drawing's box (three to two). The larger the land is, the more of the box it fills.
 */
export function planOf(estimate: LandEstimate, { kind, area }: Pick<Land, 'kind' | 'area'>) {
  const {
    width,
    height,
    along,
    across,
    edge,
    depth,
    pitch,
    pattern,
    rows,
    piecesPerRow,
    isEastWest,
  } = estimate;
  const share = 0.88 + 0.12 * shareOfScale(area, kind);
  const metres = { width: width / share, height: height / share };

  const { piece, gap, block, lane } = pattern;
  const blockLength = block * (piece + gap) + lane;
  const lanes = Math.floor((piecesPerRow - 1) / block);
  const length = piecesPerRow * (piece + gap) - gap + lanes * lane;
  const depthOfRows = (rows - 1) * pitch + depth;
  // Both sides share the ground that is too small for one more row or piece.
  const from = round((along - length) / 2);
  const first = (across - depthOfRows) / 2;
  const lines = Array.from({ length: rows }, (_, row) => {
    const at = round(first + row * pitch + depth / 2);
    return isEastWest ? `M${from} ${at}h${round(length)}` : `M${at} ${from}v${round(length)}`;
  });
  /** The lengths of the pieces and gaps of a block, in turn. The last gap includes the lane. */
  const dashes = Array.from({ length: block }, (_, index) =>
    [piece, index < block - 1 ? gap : gap + lane].map(round).join(' '),
  );
  const rooflights = Array.from({ length: kind === 'roof' ? lanes : 0 }, (_, index) => {
    const y = round(from + (index + 1) * blockLength - lane / 2 - 1);
    return `M${round(first)} ${y}h${round(depthOfRows)}v2h${round(-depthOfRows)}z`;
  });
  const stations = kind === 'roof' ? 0 : estimate.stations;
  const strip = round(height - edge * 0.65);
  const stationsAt = Array.from(
    { length: stations },
    (_, index) => (width * (index + 0.5)) / stations,
  );
  return {
    ground: {
      viewBox: [0, height - metres.height, metres.width, metres.height].map(round).join(' '),
    },
    boundary: { d: `M0 0h${round(width)}v${round(height)}h${round(-width)}z` },
    rows: {
      d: lines.join(''),
      'stroke-width': String(round(depth)),
      'stroke-dasharray': dashes.join(' '),
    },
    rooflights: { d: rooflights.join('') },
    stations: {
      d: stationsAt
        .map((x) => `M${round(x - station.length / 2)} ${strip}h${station.length}`)
        .join(''),
    },
    cable: { d: stations ? `M0 ${strip}H${round(stationsAt.at(-1) ?? 0)}` : '' },
    /**
     * The box of the land and the length of the bar as shares of the drawing, so that the lettering at their edges
     * keeps its size.
     */
    frame: { y: percent(1 - share), width: percent(share), height: percent(share) },
    bar: { width: percent((barMetres(kind) / width) * share) },
  };
}
