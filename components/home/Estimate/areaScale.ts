import { areaBounds, type SystemKind } from './estimateLand';

/** The place of an area on the logarithmic scale, from 0 to 1. */
export function shareOfScale(area: number, kind: SystemKind): number {
  const { least, most } = areaBounds[kind];
  return Math.log(area / least) / Math.log(most / least);
}

/**
 * The area at a place of the scale (0 to 1), rounded as a person would: to 1, 2 or 4 per cent of its leading digit. An
 * arrow key moves by a hundredth of the scale, which always leads to another area. Both bounds are such round numbers.
 */
export function areaAt(share: number, kind: SystemKind): number {
  const { least, most } = areaBounds[kind];
  const area = least * (most / least) ** share;
  const decade = 10 ** Math.floor(Math.log10(area));
  const lead = area / decade;
  const step = (lead < 2 ? 0.05 : lead < 5 ? 0.1 : 0.2) * decade;
  // Removes the last digits of binary fractions, such as in 0.30000000000000004.
  return Number((Math.round(area / step) * step).toPrecision(3));
}
