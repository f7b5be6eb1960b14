import { locales } from '@/i18n/locales';
import { writeWhole } from '@/scripts/lib/files';
import { fillFolder } from './fillFolder';
import { otherLetters, wantedCharacters, wordsOf } from './fonts/characters';
import { cuts, faceRule, fallbackRules, prepareFaces } from './fonts/faces';

/**
 * Reduces Sofia Sans to the weights of the design and the characters of the site, a file for each cut and script, and
 * one for signs that are rare.
 *
 * Writes `public/fonts/` and `generated/fonts.css`, which also has fallback faces with the same metrics. No page
 * preloads a font: Chromium would hold the first frame until it arrives.
 *
 * What visitors type may need more letters. Pages with a form import `generated/typed-letters.css` for them, and
 * browsers load its files only when such a letter is shown.
 */
export async function makeFonts(): Promise<string> {
  const wanted = wantedCharacters(locales.map(wordsOf).join('\n'));
  const faces = (await Promise.all(cuts.map((cut) => prepareFaces(cut, wanted)))).flat();
  const [textCut] = cuts;
  const typed = await prepareFaces(textCut, otherLetters(wanted), wanted);
  const done = await fillFolder('public/fonts', [...faces, ...typed]);
  const rules = [...faces.map(faceRule), fallbackRules(faces)];
  writeWhole('generated/fonts.css', rules.join(''));
  writeWhole('generated/typed-letters.css', typed.map(faceRule).join(''));
  return done;
}
