const radians = Math.PI / 180;

export interface SunPosition {
  readonly altitude: number;
  readonly azimuth: number;
}

/** All angles are in degrees: north and the afternoon are positive, the azimuth counts from north by east. */
export function sunPosition(latitude: number, dec: number, hourAngle: number): SunPosition {
  const [lat, d, h] = [latitude * radians, dec * radians, hourAngle * radians];
  const altitude = Math.asin(
    Math.sin(lat) * Math.sin(d) + Math.cos(lat) * Math.cos(d) * Math.cos(h),
  );
  const azimuth = Math.atan2(
    -Math.sin(h) * Math.cos(d),
    Math.cos(lat) * Math.sin(d) - Math.sin(lat) * Math.cos(d) * Math.cos(h),
  );
  return { altitude: altitude / radians, azimuth: (azimuth / radians + 360) % 360 };
}

/** Hour angle in degrees of the geometric sunset, without refraction; sunrise is its negative. */
export function sunsetHourAngle(latitude: number, dec: number): number {
  return Math.acos(-Math.tan(latitude * radians) * Math.tan(dec * radians)) / radians;
}
