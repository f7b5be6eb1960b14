/**
 * The ground of the model plant: the same noise as in the scene from which its picture was rendered, so that a drawing of
 * the plant falls on the picture. Gradient noise in octaves (Perlin, 2002), metres east and north of the scene's origin.
 */

function hash(i: number, j: number, seed: number): number {
  let h =
    (Math.imul(i, 374_761_393) + Math.imul(j, 668_265_263) + Math.imul(seed, 1_442_695_041)) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 2_246_822_519) >>> 0;
  return (h ^ (h >>> 15)) >>> 0;
}

function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - i, y - j];
  const gradient = (right: number, up: number) => {
    const angle = (hash(i + right, j + up, seed) / 2 ** 32) * 2 * Math.PI;
    return Math.cos(angle) * (dx - right) + Math.sin(angle) * (dy - up);
  };
  const ease = (t: number) => t ** 3 * (t * (t * 6 - 15) + 10);
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const south = mix(gradient(0, 0), gradient(1, 0), ease(dx));
  const north = mix(gradient(0, 1), gradient(1, 1), ease(dx));
  return mix(south, north, ease(dy)) * 1.5;
}

/** Noise in octaves, each with about twice the frequency and half the amplitude of the previous one. */
export function fractalNoise(x: number, y: number, octaves: number, seed: number): number {
  let [sum, amplitude, px, py] = [0, 0.5, x, y];
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(px, py, seed + octave);
    [px, py, amplitude] = [px * 2.03 + 3.1, py * 2.03 - 7.7, amplitude / 2];
  }
  return sum;
}

/** Height of the ground in metres, on the plant's land. */
export function groundHeight(x: number, y: number): number {
  return 5.6 * fractalNoise(x / 170, y / 170, 3, 21) + 0.12 * fractalNoise(x / 9, y / 9, 3, 25);
}
