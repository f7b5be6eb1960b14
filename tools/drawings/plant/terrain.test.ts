import { fractalNoise, groundHeight } from './terrain';

test.each([
  // From the scene's own program (NumPy), in metres.
  [93, -50, 0.88],
  [-228.77, 0, 0.56],
  [0, 0, -0.29],
  [271.66, 27.6, -1.2],
])('the ground at %d, %d is %d m high, as in the scene', (x, y, height) => {
  expect(groundHeight(x, y)).toBeCloseTo(height, 1);
});

test('the noise is the same on every machine and stays small', () => {
  expect(fractalNoise(0.5, 0.25, 3, 21)).toBe(fractalNoise(0.5, 0.25, 3, 21));
  for (let x = -5; x < 5; x += 0.37)
    expect(Math.abs(fractalNoise(x, x / 3, 3, 21))).toBeLessThan(1);
});
