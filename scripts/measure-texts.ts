/**
 * Measures how long a text may be where it stands, in the real pages: `npm run measure-texts`, after a build of `out`.
 *
 * Each text of a page is made longer, in its own words, until it breaks something: leaves the window or a box that clips
 * it, runs into another text, or, on a button, a link or a label, takes a second line. In headings a single word is made
 * longer too, since words are not broken. Done in each language, on five widths of screen; the least room of a script
 * counts. Writes i18n/check/textRoom.json, which `npm run messages` reads. Run it again when the design changes.
 */
import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { readMessageFile, textsOf } from '@/i18n/check/messageFile';
import type { Room, RoomTable } from '@/i18n/check/wording';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { withExportInBrowser } from './lib/exportInBrowser';
import { type Measured, measureTexts } from './lib/measureTexts';

const widths = [320, 390, 768, 1024, 1440];

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

async function measurePages(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // tsx marks functions by their names, also the one that is sent into the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const locale of locales) {
    const keys = keysByText(locale);
    for (const route of routes) {
      await page.goto(origin + href(locale, route), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(measureTexts, keys);
        for (const measured of found) note(locale, width, measured);
      }
      console.log(`measured ${href(locale, route)}`);
    }
  }
}

await withExportInBrowser('out', measurePages);

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
writeFileSync('i18n/check/textRoom.json', `${JSON.stringify(table, null, 2)}\n`);
