import type { Coordinates } from '@/site/map';
import { solsticeDeclination } from '@/solar/sun';
import { sunPosition } from '@/solar/sunPosition';
import {
  type ComputedAnnotation,
  type ComputedDrawing,
  coloured,
  dot,
  type Point,
  polyline,
  range,
} from './computedDrawing';

/** Horizontally the azimuth, vertically the altitude, both in degrees. */
const box = [0, -78, 360, 156] as const;
const [, minY, , height] = box;
const bearings = [
  ['north', 'N'],
  ['east', 'E'],
  ['south', 'S'],
  ['west', 'W'],
  ['north', 'N'],
] as const;

/**
 * The sun's path above and below the horizon of a place on the first days of the seasons, with a dot at noon in spring.
 */
export function sunArcs({ latitude }: Coordinates): ComputedDrawing {
  const at = (dec: number, hourAngle: number): Point => {
    const { altitude, azimuth } = sunPosition(latitude, dec, hourAngle);
    // North is at both edges, so the two ends of an arc, at midnight, stay on their own sides.
    if (hourAngle < 0 && azimuth > 270) return [azimuth - 360, -altitude];
    if (hourAngle >= 0 && azimuth < 90) return [azimuth + 360, -altitude];
    return [azimuth, -altitude];
  };
  const arc = (dec: number) => polyline(range(-180, 180, 5).map((angle) => at(dec, angle)));
  return {
    box,
    width: 1080,
    paths: [
      {
        look: { 'stroke-width': 0.8, 'stroke-opacity': 0.28 },
        d: `M0-30H360M0-60H360${range(0, 360, 90)
          .map((azimuth) => `M${azimuth} ${minY}v${height}`)
          .join('')}`,
      },
      {
        look: { 'stroke-width': 1.2, 'stroke-opacity': 0.7 },
        d: arc(solsticeDeclination) + arc(-solsticeDeclination),
      },
      { look: { ...coloured('stroke', 'amber'), 'stroke-width': 3 }, d: arc(0) },
      {
        look: { 'stroke-width': 1.6 },
        d: range(0, 360, 30)
          .map((azimuth) => `M${azimuth} 0v${azimuth % 90 ? 2.5 : 5}`)
          .join(''),
      },
      ...dot(at(0, 0), 13),
    ],
    annotations: [
      ...bearings.map(
        ([name, text], index): ComputedAnnotation => ({
          name,
          text,
          at: [90 * index, minY + height],
          by: [0, 24],
          look: { 'text-anchor': 'middle' },
        }),
      ),
      ...[30, 60].map(
        (altitude): ComputedAnnotation => ({
          text: `${altitude}°`,
          at: [0, -altitude],
          by: [6, -6],
        }),
      ),
      { name: 'june', text: 'June', at: [270, -53], by: [8, 4], look: { class: 'shrinking' } },
      // This place is between two bearings even on a phone.
      {
        name: 'december',
        text: 'December',
        at: [90, 53],
        by: [4, 5],
        look: { class: 'shrinking' },
      },
    ],
  };
}
