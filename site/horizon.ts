import type { SunPosition } from './sun';

/** The drawn horizon: azimuth across, altitude up, in degrees; SVG user units, y downwards. */
export const horizonBox = [0, -78, 360, 156] as const;

/** @param hourAngle keeps the ends of an arc, at midnight, on their own sides: north is at both edges */
export function horizonPoint(
  { altitude, azimuth }: SunPosition,
  hourAngle: number,
): readonly [x: number, y: number] {
  const isMorning = hourAngle < 0;
  if (isMorning && azimuth > 270) return [azimuth - 360, -altitude];
  if (!isMorning && azimuth < 90) return [azimuth + 360, -altitude];
  return [azimuth, -altitude];
}
