#!/bin/sh
# @hyzyla/pdfium 2.1.13 (PDFium in WebAssembly): a hyphen at the end of a line is read as U+FFFE, a code point that is
# no character, and the line break after it is left out.
#
# A good guess: the text of two lines "photo-" and "voltaic" is "photo-", a line break, "voltaic".
# What is true: it is one word with U+FFFE in it, for a hyphen that was typed as well as for one that was inserted.
# Searching the text for "photovoltaic" or "photo-voltaic" finds nothing.
#
# Output: "photo\ufffevoltaic", and "e\ufffemail" for a word that always has a hyphen
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @hyzyla/pdfium@2.1.13 pdf-lib@1.17.1
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument, StandardFonts } from 'pdf-lib';

async function read(first, second) {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  const page = made.addPage([300, 100]);
  page.drawText(first, { x: 20, y: 60, size: 12, font });
  page.drawText(second, { x: 20, y: 45, size: 12, font });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await made.save());
  const text = document.getPage(0).getText();
  document.destroy();
  library.destroy();
  return text;
}

const seen = [await read('photo-', 'voltaic'), await read('write an e-', 'mail'), await read('two', 'lines')];
console.log(seen.map((text) => JSON.stringify(text).replaceAll('\ufffe', '\\ufffe')));
assert.deepEqual(seen, ['photo\ufffevoltaic', 'write an e\ufffemail', 'two\r\nlines']);
SCRIPT
