import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { writeWhole } from '@/scripts/lib/files';
import { fillFolder } from './fillFolder';
import {
  fontScripts,
  scriptOf,
  sortedCharacters,
  unicodeRange,
  wantedCharacters,
  wordsOf,
} from './fonts/characters';
import { cuts, type Face, fallbackWeights, measureFallback, planFace } from './fonts/faces';
import { fallbackFaceRule, fontUrl, realFaceRule } from './fonts/styleSheet';

/** The font files of the first screen in each language: in each, spaces and digits come from the Latin file. */
function preloadModule(faces: readonly Face[]): string {
  const preloaded = faces.filter(({ cut }) => cut.preloaded);
  const filesOf = (locale: Locale) =>
    [...new Set([languages[locale].script.toLowerCase(), 'latin'])].flatMap((script) =>
      preloaded.filter((face) => face.script === script).map(({ file }) => fontUrl(file)),
    );
  const table = Object.fromEntries(locales.map((locale) => [locale, filesOf(locale)]));
  return `// Made by scripts/assets/fonts.ts. Do not edit.
import type { Locale } from '@/i18n/locales';

export const fontsToPreload: Readonly<Record<Locale, readonly string[]>> = ${JSON.stringify(table, null, 2)};
`;
}

/** Warns of characters that no font file has, which would appear in another font. */
function warnOfMissing(words: string, faces: readonly Face[]): void {
  const covered = new Set(faces.flatMap(({ characters }) => characters));
  const missing = sortedCharacters(words).filter((character) => !covered.has(character));
  if (missing.length === 0) return;
  const list = missing.map((character) => `${character} (${unicodeRange([character])})`).join(', ');
  console.warn(`fonts: Sofia Sans has no ${list}. Use another character in messages/.`);
}

/**
 * Reduces Sofia Sans to the weights of the design and the characters of the site, one file per cut and script.
 *
 * Writes `public/fonts/`, `generated/fonts.css` (with metric-compatible fallback faces) and `generated/fonts.ts`.
 */
export async function makeFonts(): Promise<string> {
  const words = locales.map(wordsOf).join('\n');
  const wanted = wantedCharacters(words);
  const used = new Set(wanted.map(scriptOf));
  const scripts = fontScripts.filter((script) => used.has(script));
  const faces = await Promise.all(
    cuts.flatMap((cut) => scripts.map((script) => planFace(cut, script, wanted))),
  );
  const fallbacks = await Promise.all(
    faces.flatMap((face) =>
      fallbackWeights(face.cut).map((weight) => measureFallback(face, weight, words)),
    ),
  );
  const done = await fillFolder('public/fonts', faces);
  const rules = [...faces.map(realFaceRule), ...fallbacks.map(fallbackFaceRule)];
  await writeWhole(
    'generated/fonts.css',
    `/* Made by scripts/assets/fonts.ts. Do not edit. */\n${rules.join('')}`,
  );
  await writeWhole('generated/fonts.ts', preloadModule(faces));
  warnOfMissing(words, faces);
  return done;
}
