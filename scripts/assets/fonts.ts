import { locales } from '@/i18n/locales';
import { writeWhole } from '@/scripts/lib/files';
import { fillFolder } from './fillFolder';
import { fontScripts, otherLetters, scriptOf, wantedCharacters, wordsOf } from './fonts/characters';
import { cuts, faceRule, fallbackRules, prepareFace } from './fonts/faces';

/**
 * Reduces Sofia Sans to the weights of the design and the characters of the site, one file per cut and script.
 *
 * Writes `public/fonts/` and `generated/fonts.css`, which also has fallback faces with the same metrics. No page
 * preloads a font: Chromium would hold the first frame until it arrives.
 *
 * What visitors type may need more letters. Pages with a form import `generated/typed-letters.css` for them, and
 * browsers load its files only when such a letter is shown.
 */
export async function makeFonts(): Promise<string> {
  const wanted = wantedCharacters(locales.map(wordsOf).join('\n'));
  const used = new Set(wanted.map(scriptOf));
  const scripts = fontScripts.filter((script) => used.has(script));
  const faces = await Promise.all(
    cuts.flatMap((cut) => scripts.map((script) => prepareFace(cut, script, wanted))),
  );
  const [textCut] = cuts;
  const others = otherLetters(wanted);
  const typed = await Promise.all(
    fontScripts.map((script) => prepareFace(textCut, script, others, wanted)),
  );
  const done = await fillFolder('public/fonts', [...faces, ...typed]);
  const rules = [...faces.map(faceRule), ...faces.map(fallbackRules)];
  writeWhole('generated/fonts.css', rules.join(''));
  writeWhole('generated/typed-letters.css', typed.map(faceRule).join(''));
  return done;
}
