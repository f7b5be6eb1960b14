import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { staticFonts } from '../fonts/fontFiles';
import { overlay } from './overlay';

const logo = readFileSync('public/logo.svg');
const fonts = staticFonts('Sofia Sans Extra Condensed', 720);
const draw = async (heading: string) => overlay(heading, 'home', logo, await fonts);

const sentence = 'Електроцентрали, които тръгват всяка сутрин. ';

test.each([1, 2, 5])(
  'a heading of %i sentences is whole: the picture shows above it',
  async (times) => {
    const layer = await draw(sentence.repeat(times).trim());
    const { data, info } = await sharp(Buffer.from(layer ?? ''))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // In the column of the heading's first letters, at its top.
    const alpha = data[(20 * info.width + 100) * info.channels + 3];
    expect(alpha).toBe(0);
  },
);

test.each([
  ['with too many lines', sentence.repeat(20)],
  ['with a word that is wider than its place', 'Електроцентралипроизводители'.repeat(2)],
])('a heading %s is refused, because a part of it would be cut off', async (_, heading) => {
  expect(await draw(heading)).toBeUndefined();
});
