#!/bin/sh
# A fallback font whose `size-adjust` gives it exactly the average width of the real font still breaks the lines at
# other words (Arimo, which has the metrics of Arial, for Sofia Sans; @expo-google-fonts 0.4).
#
# A good guess: if both fonts set a paragraph to the same total length, nearly all lines end with the same word, and a
# paragraph never gets another number of lines.
# What is true: over 31 column widths 211 of 381 lines are the same, and the number of lines differs at six of the
# widths, which moves everything below the paragraph.
#
# Output: equal 211, all 381, other number of lines at 17, 19, 20, 21, 35 and 39 em
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund fontkit@2.0.4 @expo-google-fonts/arimo@0.4.3 @expo-google-fonts/sofia-sans@0.4.3
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { openSync } from 'fontkit';

const open = (name, file) =>
  openSync(`node_modules/@expo-google-fonts/${name}/400Regular/${file}_400Regular.ttf`);
const real = open('sofia-sans', 'SofiaSans');
const fallback = open('arimo', 'Arimo');
const text =
  'A solar plant begins as a question about land: who owns it, how far it is from the grid, and what stands between ' +
  'the two. We answer that question on paper first, because paper is cheap. Then we ask the network operator for ' +
  'capacity, the municipality for a permit and the neighbours for their patience. Only when all three have answered ' +
  'do we order steel, cable and modules. The first pile is driven in spring, when the ground is soft and the days ' +
  'grow longer; the last cable is tested in autumn, before the first snow. After that the plant works by itself for ' +
  'thirty years, and we come back twice a year to cut the grass, to look at each inverter and to compare what the ' +
  'sun has promised with what the meter has counted.';

/** The width of a text in em. */
const width = (font, words) => font.layout(words).advanceWidth / font.unitsPerEm;
const sizeAdjust = width(real, text) / width(fallback, text);

function breakLines(font, scale, column) {
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && width(font, longer) * scale > column) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

let [equal, all] = [0, 0];
const otherCount = [];
for (let column = 15; column <= 45; column++) {
  const wanted = breakLines(real, 1, column);
  const got = breakLines(fallback, sizeAdjust, column);
  equal += wanted.filter((line) => got.includes(line)).length;
  all += wanted.length;
  if (wanted.length !== got.length) otherCount.push(column);
}
console.log({ sizeAdjust, equal, all, otherCount });
assert.deepEqual([equal, all, otherCount], [211, 381, [17, 19, 20, 21, 35, 39]]);
SCRIPT
