import { readSession } from '@/browser/store';
import { fontCuts } from '@/site/fonts';

/** Loads all fonts of the page, and then shows them. */
function loadFonts(): void {
  const { documentElement: root, fonts, title } = document;
  // The title has letters of each script that the page needs.
  const loads = fontCuts.map(({ family, weight }) =>
    fonts.load(`${weight} 1em "${family}"`, title),
  );
  // If a file does not come, the others are shown.
  void Promise.allSettled(loads).then(() => delete root.dataset.fonts);
}

/**
 * Shows the page in the system's fonts (app/css/tokens.css) until all of its own have come, and then in these: so all
 * texts change in one layout, instead of one for each file.
 *
 * Chromium holds the first frame for fonts that are asked for before the body exists. On the first page of a visit they
 * are asked for with that frame. Later they are in the cache, and the page begins with them.
 */
export function showFonts(): void {
  document.documentElement.dataset.fonts = 'late';
  if (readSession('lang') === null) requestAnimationFrame(loadFonts);
  else loadFonts();
}
