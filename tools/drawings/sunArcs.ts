import type { DrawingData } from '@/components/drawings/Drawing';
import type { Coordinates } from '@/site/map';
import { solsticeDeclination } from '@/solar/sun';
import { marksIn, type Point, polyline, range } from './sheet';
import { sunPosition } from './sunPosition';

/** Azimuth across, altitude up, in degrees. */
const box = [0, -78, 360, 156] as const;
const [, minY, , height] = box;
const { label, dot } = marksIn(box);
const bearings = ['north', 'east', 'south', 'west', 'north'];

/** The sun's way over and under the horizon of a place where the seasons begin, by azimuth and altitude; its spring noon. */
export function sunArcs({ latitude }: Coordinates): DrawingData {
  const at = (dec: number, hourAngle: number): Point => {
    const { altitude, azimuth } = sunPosition(latitude, dec, hourAngle);
    // North is at both edges: the ends of an arc, at midnight, stay on their own sides.
    if (hourAngle < 0 && azimuth > 270) return [azimuth - 360, -altitude];
    if (hourAngle >= 0 && azimuth < 90) return [azimuth + 360, -altitude];
    return [azimuth, -altitude];
  };
  const arc = (dec: number) => polyline(range(-180, 180, 5).map((angle) => at(dec, angle)));
  return {
    box,
    stretched: true,
    shapes: [
      {
        class: 'hair',
        d: `M0-30H360M0-60H360${range(0, 360, 90)
          .map((azimuth) => `M${azimuth} ${minY}v${height}`)
          .join('')}`,
      },
      { class: 'contour', d: arc(solsticeDeclination) + arc(-solsticeDeclination) },
      { class: 'amber bold', d: arc(0) },
      {
        class: 'line',
        d: range(0, 360, 30)
          .map((azimuth) => `M${azimuth} 0v${azimuth % 90 ? 2.5 : 5}`)
          .join(''),
      },
    ],
    marks: [
      dot(at(0, 0), 13),
      ...bearings.map((letter, index) =>
        label(letter, [90 * index, minY + height], [0, 24], 'middle'),
      ),
      ...[30, 60].map((altitude) => label({ text: `${altitude}°` }, [0, -altitude], [6, -6])),
      label('june', [270, -53], [8, 4], 'small'),
      // Between two bearings on a phone, too.
      label('december', [90, 53], [4, 5], 'small'),
    ],
  };
}
