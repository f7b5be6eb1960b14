#!/bin/sh
# Chromium 156 (Debian; CHROMIUM names another program): a tagged PDF loses the language of words within a paragraph,
# and a list of terms is not a list.
#
# A good guess: `<span lang="it">` becomes a structure element with /Lang, as PDF has it (ISO 32000-1, 14.9.2), and
# `<dl>` a list, because headings, scopes of table headers and alternative texts do arrive.
# What is true: a paragraph with `lang` keeps it, a span does not, so a screen reader speaks Italian words in a printed
# Bulgarian sentence as Bulgarian. `<ul>` becomes /L, `<dl>` becomes /NonStruct.
#
# Output: languages: bg (the document), en (the paragraph), no it; lists: 1
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund pdf-lib@1.17.1
node --input-type=module <<'SCRIPT'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';

writeFileSync(
  'page.html',
  `<!doctype html><html lang="bg"><meta charset="utf-8"><title>Тест</title><h1>Тест</h1>
  <p>Това е <span lang="it">regolamento di esercizio</span>.</p><p lang="en">An English paragraph.</p>
  <section><ul><li>Точка</li></ul></section><article><dl><dt>Дума</dt><dd>Смисъл</dd></dl></article></html>`,
);
const program = process.env.CHROMIUM ?? 'chromium';
const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${process.cwd()}/profile`];
const page = `file://${process.cwd()}/page.html`;
execFileSync(program, [...flags, '--print-to-pdf=page.pdf', page], { stdio: 'ignore', timeout: 60_000 });
const { catalog, context } = await PDFDocument.load(readFileSync('page.pdf'));
const languages = [];
const types = [];
function walk(value) {
  const element = context.lookup(value);
  if (element instanceof PDFArray) element.asArray().forEach(walk);
  if (!(element instanceof PDFDict)) return;
  const [type, language, kids] = ['S', 'Lang', 'K'].map((name) => element.get(PDFName.of(name)));
  if (type) types.push(String(type));
  if (language) languages.push(context.lookup(language).decodeText());
  if (kids) walk(kids);
}
walk(catalog.get(PDFName.of('StructTreeRoot')));
const lists = types.filter((type) => type === '/L').length;
console.log(execFileSync(program, ['--version']).toString().trim(), { languages, lists, types: types.join(' ') });
assert.deepEqual(languages, ['bg', 'en']);
assert.equal(lists, 1);
SCRIPT
