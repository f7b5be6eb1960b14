import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { writeWhole } from '@/scripts/lib/files';
import { fillFolder } from './fillFolder';
import { fontScripts, scriptOf, wantedCharacters, wordsOf } from './fonts/characters';
import { cuts, faceRule, fallbackRules, fontUrl, prepareFace } from './fonts/faces';
import { writeModule } from './writeModule';

/**
 * Reduces Sofia Sans to the weights of the design and the characters of the site, one file per cut and script.
 *
 * Writes `public/fonts/`, `generated/fonts.css` (with metric-compatible fallback faces) and `generated/fonts.ts`.
 */
export async function makeFonts(): Promise<string> {
  const wanted = wantedCharacters(locales.map(wordsOf).join('\n'));
  const used = new Set(wanted.map(scriptOf));
  const scripts = fontScripts.filter((script) => used.has(script));
  const faces = await Promise.all(
    cuts.flatMap((cut) => scripts.map((script) => prepareFace(cut, script, wanted))),
  );
  const done = await fillFolder('public/fonts', faces);
  const rules = [...faces.map(faceRule), ...faces.map(fallbackRules)];
  await writeWhole('generated/fonts.css', rules.join(''));
  // The first screen needs the Latin file in every language, because it contains spaces and digits.
  const preloaded = faces.filter(({ cut }) => cut.preloaded);
  const filesOf = (locale: Locale) =>
    [...new Set([languages[locale].script.toLowerCase(), 'latin'])].flatMap((script) =>
      preloaded.filter((face) => face.script === script).map(fontUrl),
    );
  await writeModule('fonts', {
    fontsToPreload: Object.fromEntries(locales.map((locale) => [locale, filesOf(locale)])),
  });
  return done;
}
