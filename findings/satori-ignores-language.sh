#!/bin/sh
# satori 0.63.2, which draws the pictures of shared links: the language of a text does not choose its letters. Sofia
# Sans 5.3.0 has Bulgarian letters by default and Russian ones in `locl`.
#
# A good guess: `lang="ru"` on an element reaches the shaper, as in a browser, because satori shapes with HarfBuzz.
# What is true: the drawing is the same with "ru", "bg" and without a language. A language beside the font is refused:
# only some values are accepted there, to choose a fallback font for East Asia and the like.
#
# Output: the font has other glyphs for Russian; the drawings are equal; an error for lang "ru"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund satori@0.63.2 subset-font@2.9.0 fontkit@2.0.4 @fontsource-variable/sofia-sans@5.3.0
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import satori from 'satori';
import subsetFont from 'subset-font';

const files = 'node_modules/@fontsource-variable/sofia-sans/files';
const source = readFileSync(`${files}/sofia-sans-cyrillic-wght-normal.woff2`);
const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: { wght: 400 } };
const data = await subsetFont(source, undefined, options);

const glyphs = (language) => create(data).layout('где', undefined, 'cyrl', language).glyphs.map(({ id }) => id);
console.log('the font, Bulgarian and Russian:', glyphs('BGR '), glyphs('RUS '));
assert.notDeepEqual(glyphs('BGR '), glyphs('RUS '));

const draw = (lang, beside) =>
  satori(
    { type: 'div', props: { lang, style: { display: 'flex', fontSize: 40 }, children: 'где' } },
    { width: 200, height: 60, fonts: [{ name: 'Sofia Sans', data, weight: 400, style: 'normal', ...beside }] },
  );
const [none, bulgarian, russian] = [await draw(), await draw('bg'), await draw('ru')];
console.log('equal drawings:', none === bulgarian && none === russian);
assert.match(none, /<path/);
assert.equal(bulgarian, none);
assert.equal(russian, none);
const refusal = await draw('ru', { lang: 'ru' }).catch(({ message }) => message);
console.log(refusal.slice(0, 80));
assert.match(refusal, /^Invalid value for props `lang`: "ru"/);
SCRIPT
