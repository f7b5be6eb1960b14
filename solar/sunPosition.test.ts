import { sunPosition, sunsetHourAngle } from './sunPosition';

const sofia = { latitude: 42.6977 };

test('the sun is in the south at noon, and in the east on an equinox morning', () => {
  const noon = sunPosition(sofia.latitude, 0, 0);
  expect(noon.altitude).toBeCloseTo(90 - sofia.latitude);
  expect(noon.azimuth).toBeCloseTo(180);
  const dawn = sunPosition(sofia.latitude, 0, -sunsetHourAngle(sofia.latitude, 0));
  expect(dawn.altitude).toBeCloseTo(0);
  expect(dawn.azimuth).toBeCloseTo(90);
});
