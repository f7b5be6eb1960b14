/**
 * Cuts the Sofia Sans faces down to what the site uses: `npx tsx scripts/assets/fonts.ts`.
 *
 * Each face is split by script, limited to the characters of the messages (and a fixed set, so that a new sentence
 * seldom needs a new file) and to the weights of the design. Writes `public/fonts/`, `generated/fonts.css` (with fallback
 * faces of the same measure, so that the swap moves nothing) and `generated/fonts.ts` (what to preload).
 */
import { access, readdir, readFile } from 'node:fs/promises';
import subsetFontPackage from 'subset-font/package.json' with { type: 'json' };
import { locales } from '@/i18n/locales';
import { filesBelow, hash, writeWhole } from '@/scripts/lib/files';
import { assetStep, fillFolder } from './assetStep';
import {
  countCharacters,
  fixedCharacters,
  readFacts,
  sortedCharacters,
  wordsOf,
} from './fonts/characters';
import { cuts } from './fonts/cuts';
import { measureFallback } from './fonts/fallback';
import { fontScripts, readVariableFont } from './fonts/fontFiles';
import { preloadModule, subsetsOf } from './fonts/preload';
import { scriptOf } from './fonts/scripts';
import { fallbackFaceRule, realFaceRule, unicodeRange } from './fonts/styleSheet';
import { makeSubset, type Subset } from './fonts/subset';

const fontsFolder = 'public/fonts';
const styleSheet = 'generated/fonts.css';
const preloads = 'generated/fonts.ts';

/** Tells what the output depends on; it stands in the first line of the stylesheet. */
async function makeStamp(text: string): Promise<string> {
  const packaged = cuts.flatMap((cut) =>
    fontScripts.map((script) => readVariableFont(cut.source, script)),
  );
  const code = [
    'scripts/assets/fonts.ts',
    ...(await filesBelow('scripts/assets/fonts', '.ts')).sort(),
  ];
  const sources = await Promise.all([...code.map((file) => readFile(file)), ...packaged]);
  return `/* inputs ${hash(subsetFontPackage.version, text, ...sources)} */`;
}

/** Whether the last run had the same inputs and all its files are still there. */
async function isUpToDate(stamp: string): Promise<boolean> {
  try {
    const css = await readFile(styleSheet, 'utf8');
    await access(preloads);
    const present = new Set(await readdir(fontsFolder));
    const needed = Array.from(css.matchAll(/url\('\/fonts\/([^']+)'\)/g), ([, file = '']) => file);
    return css.startsWith(stamp) && needed.every((file) => present.has(file));
  } catch {
    // One of them is not there yet.
    return false;
  }
}

/** Characters of the messages that none of the files has: they would be shown in another font, among our letters. */
function warnOfMissing(messages: string, subsets: readonly Subset[]): void {
  const covered = new Set(subsets.flatMap(({ characters }) => characters));
  const missing = sortedCharacters(messages).filter((character) => !covered.has(character));
  if (missing.length === 0) return;
  const list = missing.map((character) => `${character} (${unicodeRange([character])})`).join(', ');
  console.warn(
    `fonts: Sofia Sans has no ${list}. Use another character in messages/, if it shows.`,
  );
}

function report(subsets: readonly Subset[]): void {
  const kilobytes = (list: readonly Subset[]) =>
    (list.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000).toFixed(1);
  for (const subset of subsets) {
    console.info(`fonts: ${kilobytes([subset]).padStart(5)} kB  ${subset.file}`);
  }
  const pages = locales.map((locale) => `${locale} ${kilobytes(subsetsOf(locale, subsets))} kB`);
  console.info(`fonts: a page with every cut: ${pages.join(', ')}`);
}

await assetStep('fonts', async () => {
  const messages = locales.map(wordsOf).join('\n');
  const wanted = sortedCharacters(fixedCharacters + messages + (await readFacts()));
  const stamp = await makeStamp(wanted.join('') + messages);
  if (await isUpToDate(stamp)) return 'up to date';

  const used = fontScripts.filter((script) =>
    wanted.some((character) => scriptOf(character) === script),
  );
  const pairs = cuts.flatMap((cut) => used.map((script) => ({ cut, script })));
  const subsets = await Promise.all(
    pairs.map(({ cut, script }) => makeSubset(cut, script, wanted)),
  );
  const counts = countCharacters(messages);
  const fallbacks = await Promise.all(
    subsets.flatMap((subset) =>
      subset.cut.fallbacks.map((fallback) => measureFallback(subset, fallback, counts)),
    ),
  );
  const files = subsets.map(({ file, bytes }) => ({ file, make: async () => bytes }));
  const done = await fillFolder(fontsFolder, files);
  await writeWhole(preloads, preloadModule(subsets));
  const rules = [...subsets.map(realFaceRule), ...fallbacks.map(fallbackFaceRule)];
  // Last, since its stamp says that all is there.
  await writeWhole(
    styleSheet,
    `${stamp}\n/* Made by scripts/assets/fonts.ts. Do not edit. */\n${rules.join('')}`,
  );

  warnOfMissing(messages, subsets);
  report(subsets);
  return done;
});
