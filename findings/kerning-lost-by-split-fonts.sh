#!/bin/sh
# PT Sans as Google Fonts and Fontsource (5.3) serve it, split by script: Cyrillic letters are not kerned with the
# punctuation beside them, although the typeface has the pairs.
#
# A good guess: a file for Cyrillic has the full stop and the quotation mark too, so "Т." looks as its designer drew it.
# What is true: only the Latin file has them. A browser shapes each font by itself, so between a Cyrillic letter and a
# punctuation mark there is no kerning. The gap is 13 % of the font size after "Р". Latin "T." keeps its kerning.
#
# Output: Р. -130, Т. -102, „Т -121, T. -102 thousandths in the whole font; the Cyrillic file has none of . , „
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund fontkit@2.0.4 @expo-google-fonts/pt-sans@0.4.1 @fontsource/pt-sans@5.3.0
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { openSync } from 'fontkit';

const whole = openSync('node_modules/@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf');
const cyrillic = openSync('node_modules/@fontsource/pt-sans/files/pt-sans-cyrillic-400-normal.woff2');
const width = (text) => whole.layout(text).advanceWidth;
const kerning = Object.fromEntries(
  ['Р.', 'Т.', '„Т', 'T.'].map((pair) => [pair, width(pair) - width(pair[0]) - width(pair[1])]),
);
const missing = ['Т', '.', ',', '„'].filter((sign) => !cyrillic.hasGlyphForCodePoint(sign.codePointAt(0)));
console.log(kerning, 'not in the Cyrillic file:', missing);
assert.deepEqual(kerning, { 'Р.': -130, 'Т.': -102, '„Т': -121, 'T.': -102 });
assert.deepEqual(missing, ['.', ',', '„']);
SCRIPT
