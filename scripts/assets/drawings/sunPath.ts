import { colour } from '@/scripts/assets/colours';
import type { Coordinates } from '@/site/map';
import { solsticeDeclination } from '@/solar/sun';
import { type SunPosition, sunPosition, sunsetHourAngle } from '@/solar/sunPosition';
import {
  type ComputedAnnotation,
  type ComputedDrawing,
  circle,
  coloured,
  dot,
  type Point,
  polyline,
  range,
} from './computedDrawing';

const [centre, radius] = [300, 250];
/**
 * It begins with the circle; the letter for west hangs out of it. There is space on the right for the names of the days,
 * outside the circle and its curves.
 */
const box = [centre - radius, -20, 710, 640] as const;
const radians = Math.PI / 180;
const middle = { 'text-anchor': 'middle' };

function onCircle(azimuth: number, r: number): Point {
  return [centre + r * Math.sin(azimuth * radians), centre - r * Math.cos(azimuth * radians)];
}

/** Equidistant projection with the zenith in the centre and the horizon as the outer circle. */
const distance = (altitude: number) => (radius * (90 - altitude)) / 90;
const project = ({ altitude, azimuth }: SunPosition) => onCircle(azimuth, distance(altitude));

const letters: readonly [name: string, text: string, at: Point][] = [
  ['north', 'N', [centre, 14]],
  ['east', 'E', [588, centre + 7]],
  ['south', 'S', [centre, 600]],
  ['west', 'W', [14, centre + 7]],
];

/** The first days of the seasons: declination, name, text, and how many px the label is below the day's sunrise. */
const days = [
  [solsticeDeclination, 'june', 'June', -2],
  [0, 'equinox', 'Equinoxes', -22],
  [-solsticeDeclination, 'december', 'December', 18],
] as const;

/**
 * Hours of solar time, which are named inside the curve of June, and the distance of their names in px. At 9 and at 15
 * the sun is near the axis from east to west, so these names are placed on the axis at every size of the drawing.
 */
const hours = [
  [6, [-15, 4], false],
  [9, [-7.5, -9], true],
  [12, [13, -11], false],
  [15, [7.5, -9], true],
  [18, [15, 4], false],
] as const;

const ticks = range(0, 345, 15)
  .map((azimuth) =>
    polyline([onCircle(azimuth, radius), onCircle(azimuth, radius + (azimuth % 45 ? 9 : 14))]),
  )
  .join('');
const axes = `M${centre} ${centre - radius}v${2 * radius}M${centre - radius} ${centre}h${2 * radius}`;
const circleAt = (altitude: number) => circle([centre, centre], distance(altitude));

/** Sun-path diagram of a place for the first days of the seasons, with the hours. */
export function sunPath({ latitude }: Coordinates): ComputedDrawing {
  /** In steps of six degrees of the hour angle. */
  const pathOfDay = (dec: number) => {
    const set = sunsetHourAngle(latitude, dec);
    const angles = [-set, ...range(Math.ceil(-set / 6) * 6, set, 6), set];
    return polyline(angles.map((angle) => project(sunPosition(latitude, dec, angle))));
  };
  const declinations = (count: number) =>
    range(-solsticeDeclination, solsticeDeclination, solsticeDeclination / count);
  const pathOfHour = (hour: number) => {
    const up = declinations(3)
      .map((dec) => sunPosition(latitude, dec, hour * 15))
      .filter(({ altitude }) => altitude >= 0);
    return up.length > 1 ? polyline(up.map(project)) : '';
  };
  const sunrise = (dec: number) =>
    onCircle(sunPosition(latitude, dec, -sunsetHourAngle(latitude, dec)).azimuth, radius);
  return {
    box,
    width: 710,
    paths: [
      {
        look: { 'stroke-width': 0.8, 'stroke-opacity': 0.28 },
        d: range(15, 75, 15).map(circleAt).join(''),
      },
      {
        look: { 'stroke-opacity': 0.62 },
        d: circleAt(0) + ticks + axes + range(-7, 7, 1).map(pathOfHour).join(''),
      },
      { look: { 'stroke-width': 1.6 }, d: days.map(([dec]) => pathOfDay(dec)).join('') },
      {
        look: { ...coloured('stroke', 'amber'), 'stroke-width': 3 },
        d: polyline(declinations(6).map(sunrise)),
      },
      ...days.flatMap(([dec]) => dot(sunrise(dec), 6)),
    ],
    annotations: [
      ...letters.map(([name, text, at]): ComputedAnnotation => ({ name, text, at, look: middle })),
      ...hours.map(([value, by, onAxis]): ComputedAnnotation => {
        const [x, y] = project(sunPosition(latitude, solsticeDeclination, (value - 12) * 15));
        return {
          name: 'hour',
          value,
          text: String(value),
          at: [x, onAxis ? centre : y],
          by,
          look: middle,
        };
      }),
      ...[30, 60].map(
        (altitude): ComputedAnnotation => ({
          text: `${altitude}°`,
          at: [centre, centre - distance(altitude)],
          by: [7, 0],
          // This is `--secondary` on the page.
          look: { fill: colour('ink-2'), style: 'fill:var(--secondary)' },
        }),
      ),
      ...days.map(
        ([dec, name, text, below]): ComputedAnnotation => ({
          name,
          text,
          at: sunrise(dec),
          by: [10, below],
          look: { class: 'shrinking' },
        }),
      ),
    ],
  };
}
