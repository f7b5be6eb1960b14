import { readFile } from 'node:fs/promises';
import { films } from '@/site/pictures';
import { planFilm } from './film';
import { readMp4 } from './mp4';
import { readWebm } from './webm';

test.each(films)('%s: a browser can tell from its type whether it plays it', async (file) => {
  const { type, width, height } = await planFilm(file);
  expect(type).toMatch(
    /^video\/(mp4; codecs="avc1\.[0-9a-f]{6}"|webm; codecs="vp09\.00\.\d\d\.08")$/,
  );
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(720);
  expect(height > width).toBe(file.includes('portrait'));
});

test('a file of the other kind, a cut one and an empty one are none', async () => {
  const [mp4, webm] = await Promise.all(
    ['.mp4', '.webm'].map((ending) => readFile(films.find((file) => file.endsWith(ending)) ?? '')),
  );
  for (const bytes of [webm, mp4?.subarray(0, 40), Buffer.of()]) {
    expect(readMp4(bytes ?? Buffer.of())).toBeUndefined();
  }
  for (const bytes of [mp4, webm?.subarray(0, 40), Buffer.of()]) {
    expect(readWebm(bytes ?? Buffer.of())).toBeUndefined();
  }
});
