import { fontCuts } from '@/site/fonts';

/**
 * Shows the page in the system's fonts (app/css/tokens.css) until all of its own have come, and then in these: so all
 * texts change in one layout, instead of one for each file. Chromium holds the first frame for fonts that are asked for
 * before the body exists.
 */
export function showFonts(): void {
  const { documentElement: root, fonts, title } = document;
  // The title has letters of each script that the page needs.
  const loads = fontCuts.map(({ family, weight }) =>
    fonts.load(`${weight} 1em "${family}"`, title),
  );
  root.dataset.fonts = 'late';
  // If a file does not come, the others are shown.
  void Promise.allSettled(loads).then(() => delete root.dataset.fonts);
}
