#!/bin/sh
# sharp 0.35.5: the bytes of an AVIF depend on the number of threads, so two machines make different files of one
# picture.
#
# A good guess: threads change how long the encoder takes, not what it writes.
# What is true: with 1, 2 and 8 threads there are three different files. A build whose files must be the same everywhere
# has to call `sharp.concurrency(1)`. A WebP of the same picture has the same bytes.
#
# Output: the sizes of the AVIF and the WebP with 1, 2 and 8 threads
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund sharp@0.35.5
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import sharp from 'sharp';

// A picture with much detail, made of sums of waves.
const [width, height] = [300, 200];
const pixels = Buffer.alloc(width * height * 3);
for (let at = 0; at < pixels.length; at++) pixels[at] = 128 + 127 * Math.sin(at * at * 0.013);
const encode = async (threads, format) => {
  sharp.concurrency(threads);
  return sharp(pixels, { raw: { width, height, channels: 3 } }).toFormat(format, { effort: 0 }).toBuffer();
};
for (const [format, expected] of [['avif', 3], ['webp', 1]]) {
  const files = [await encode(1, format), await encode(2, format), await encode(8, format)];
  console.log(format, files.map(({ length }) => length));
  const different = new Set(files.map((file) => file.toString('base64'))).size;
  assert.equal(different, expected, format);
}
SCRIPT
