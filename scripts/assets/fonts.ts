import { locales } from '@/i18n/locales';
import { writeWhole } from '@/scripts/files/files';
import { fontCuts } from '@/site/fonts';
import { fillFolder } from './fillFolder';
import { allTextOf, otherLetters, wantedCharacters } from './fonts/characters';
import { faceRule, fallbackRule, prepareFaces } from './fonts/faces';
import fallbackLengths from './fonts/fallbackLengths.json' with { type: 'json' };

/**
 * Reduces Sofia Sans to the weights of the design and the characters of the site: a file for each cut and script.
 *
 * Writes `public/fonts/` and `generated/fonts.css`, which also has a fallback face for each family.
 *
 * What visitors type may need more letters. Pages with a form import `generated/typed-letters.css` for them, and
 * browsers load its files only when such a letter is shown.
 */
export async function makeFonts(): Promise<string> {
  const wanted = wantedCharacters(locales.map(allTextOf).join('\n'));
  const faces = (await Promise.all(fontCuts.map((cut) => prepareFaces(cut, wanted)))).flat();
  const [textCut] = fontCuts;
  const typed = await prepareFaces(textCut, otherLetters(wanted), wanted);
  const done = await fillFolder('public/fonts', [...faces, ...typed]);
  const fallbacks = Object.entries(fallbackLengths).map((entry) => fallbackRule(...entry));
  writeWhole('generated/fonts.css', [...faces.map(faceRule), ...fallbacks].join(''));
  writeWhole('generated/typed-letters.css', typed.map(faceRule).join(''));
  return done;
}
