/**
 * Measures how long a text may be where it stands, in the real pages: `npm run measure-texts`, after a build of `out`.
 *
 * Each text of a page is made longer, in its own words, until it breaks something: leaves the window or a box that clips
 * it, runs into another text, or, on a button, a link or a label, takes a second line. In headings a single word is made
 * longer too, since words are not broken. Done in each language, on five widths of screen; the least room of a script
 * counts. Writes i18n/textRoom.json, which `npm run messages` reads. Run it again when the design changes.
 */
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { languages } from '../i18n/languages';
import { type Locale, locales } from '../i18n/locales';
import { href, routes } from '../site/routes';
import { findBrowser } from './lib/browser';
import { readMessageFile, textsOf } from './lib/messageFile';
import { serveFolder } from './lib/staticServer';
import type { Room, RoomTable } from './lib/wording';

const widths = [320, 390, 768, 1024, 1440];
const folder = process.argv[2] ?? 'out';

interface Measured {
  readonly key: string;
  readonly kind: keyof Room;
  readonly characters: number;
}

/** Runs in the page. */
function measureTexts(keysByText: Record<string, string[]>): Measured[] {
  const singleLine = 'a, button, summary, label, th, dt';
  const headings = 'h1, h2, h3';
  const scopes = '[aria-roledescription], svg, section, header, footer';
  for (const details of document.querySelectorAll('details')) details.open = true;

  const visibleTexts = (root: Element): Text[] => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && node.parentElement?.checkVisibility()) {
        found.push(node);
      }
    }
    return found;
  };
  const rectsOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const touches = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    // Line boxes overlap a little where lines stand close.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;

  /** Whether text can be seen from one side of its boxes to the other. */
  const leavesItsBox = (text: Text, rects: readonly DOMRect[]): boolean => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false;
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
      if (overflowY !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1)) return true;
    }
    return left < -1 || right > document.documentElement.clientWidth + 1;
  };

  const results: Measured[] = [];
  for (const text of visibleTexts(document.body)) {
    const original = text.data;
    const keys = keysByText[original.trim()];
    const place = text.parentElement;
    if (!keys || !place) continue;
    const neighbours = visibleTexts(place.closest(scopes) ?? document.body).filter(
      (other) => other !== text,
    );
    const lineCount = (rects: readonly DOMRect[]) =>
      new Set(rects.map(({ top }) => Math.round(top))).size;
    const touched = (rects: readonly DOMRect[]) =>
      neighbours.filter((other) => rectsOf(other).some((a) => rects.some((b) => touches(a, b))));

    const before = rectsOf(text);
    if (before.length === 0 || leavesItsBox(text, before)) continue;
    const touchedBefore = new Set(touched(before));
    const staysOnOneLine = place.closest(singleLine) !== null && lineCount(before) === 1;

    const breaks = (longer: string): boolean => {
      text.data = longer;
      const rects = rectsOf(text);
      return (
        leavesItsBox(text, rects) ||
        (staysOnOneLine && lineCount(rects) > 1) ||
        touched(rects).some((other) => !touchedBefore.has(other))
      );
    };
    const longest = (make: (length: number) => string, from: number, to: number): number | null => {
      if (!breaks(make(to))) return null;
      let [fits, tooLong] = [from, to];
      while (tooLong - fits > 1) {
        const middle = Math.floor((fits + tooLong) / 2);
        if (breaks(make(middle))) tooLong = middle;
        else fits = middle;
      }
      return fits;
    };

    const words = original.trim();
    const sentence = (length: number) => `${words} `.repeat(length).slice(0, length).trimEnd();
    const letters = words.replace(/[^\p{L}]/gu, '').toLowerCase() || 'n';
    const word = (length: number) => letters.repeat(length).slice(0, length);
    const found = {
      text: longest(sentence, words.length, words.length * 3 + 20),
      word: place.closest(headings) ? longest(word, 1, 60) : null,
    };
    text.data = original;
    for (const kind of ['text', 'word'] as const) {
      const characters = found[kind];
      if (characters !== null) results.push(...keys.map((key) => ({ key, kind, characters })));
    }
  }
  return results;
}

function keysByText(locale: Locale): Record<string, string[]> {
  const table: Record<string, string[]> = {};
  for (const { key, value } of textsOf(readMessageFile(locale))) {
    if (!/[{<]/.test(value)) table[value] = [...(table[value] ?? []), key];
  }
  return table;
}

/** By script and key. */
const rooms = new Map<string, Map<string, Room>>();

/** Keeps the least room. */
function note(locale: Locale, screen: number, { key, kind, characters }: Measured): void {
  const ofScript = rooms.get(languages[locale].script) ?? new Map<string, Room>();
  rooms.set(languages[locale].script, ofScript);
  const before = ofScript.get(key);
  if (characters < (before?.[kind]?.characters ?? Infinity)) {
    ofScript.set(key, { ...before, [kind]: { characters, screen } });
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

const server = await serveFolder(folder, 0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ reducedMotion: 'reduce' });
// tsx marks functions by their names, also the one that is sent into the page.
await page.addInitScript('globalThis.__name = (value) => value');
for (const locale of locales) {
  const keys = keysByText(locale);
  for (const route of routes) {
    await open(page, origin + href(locale, route));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const measured of await page.evaluate(measureTexts, keys)) note(locale, width, measured);
    }
    console.log(`measured ${href(locale, route)}`);
  }
}
await browser.close();
server.close();

// Letters differ in width: a text that stands there already has shown that it fits.
for (const locale of locales) {
  for (const { key, value } of textsOf(readMessageFile(locale))) {
    const ofScript = rooms.get(languages[locale].script);
    const room = ofScript?.get(key);
    if (!room?.text) continue;
    const characters = Math.max(room.text.characters, [...value].length);
    ofScript?.set(key, { ...room, text: { ...room.text, characters } });
  }
}

const sorted = [...rooms].map(([script, ofScript]) => [
  script,
  Object.fromEntries([...ofScript].sort(([a], [b]) => a.localeCompare(b))),
]);
const table: RoomTable = Object.fromEntries(sorted);
writeFileSync('i18n/textRoom.json', `${JSON.stringify(table, null, 2)}\n`);
