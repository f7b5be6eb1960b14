/*
 * On a slow connection a visitor first reads the texts in a font of the system. When all fonts of the page have come,
 * they appear together (app/scripts/showFonts.ts), and nothing may jump: `scripts/assets/fonts/faces.ts` gives the
 * system's font the metrics of ours.
 */

import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/lib/fixtures';
import { chromiumArguments } from '@/e2e/lib/projects';
import { type Locale, locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';

/*
 * Chromium on Linux rounds the sizes of letters to whole pixels. Phones, macOS and Windows do not, so the metrics are
 * tested as they show them.
 */
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumArguments, '--font-render-hinting=none'],
  },
});

/** Widths and heights of windows in px: phones, a tablet and computers. */
const allWindows = [
  [360, 780],
  [390, 844],
  [412, 915],
  [768, 1024],
  [1366, 768],
  [1440, 900],
] as const;

/** Chromium's layout shift score. Google calls 0.1 good. */
const limit = 0.02;

/** What the types of TypeScript lack of https://wicg.github.io/layout-instability/. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Holds back the fonts of all pages until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.unrouteAll();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Runs in the page. Waits until the browser has painted text. */
const painted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** Runs in the page. Waits for the fonts. @returns the score of all layout shifts, and what has moved */
const shifts = async () => {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  entries.push(...observer.takeRecords());
  const all = entries as LayoutShift[];
  return {
    score: all.reduce((sum, { value }) => sum + value, 0),
    moved: all.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60)),
    ),
  };
};

const pages = locales.flatMap((locale) => routeNames.map((route) => ({ locale, route })));

/** The letters of Bulgarian come in two files, and its texts are the longest. */
const isByDay = ({ locale }: { locale: Locale }) => locale === 'bg';

for (const { windows, tag, wanted } of [
  {
    windows: allWindows.filter(([width]) => [360, 1440].includes(width)),
    tag: [],
    wanted: pages.filter(isByDay),
  },
  { windows: allWindows, tag: ['@night'], wanted: pages },
])
  for (const { locale, route } of wanted)
    test(`nothing jumps on ${route} in ${locale} when the fonts come late, in ${windows.length} windows`, {
      tag,
    }, async ({ site, page }) => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const letThrough = await holdFonts(page);
        await site.in(locale).open(route);
        await page.evaluate(painted);
        // No text takes a font before all have come.
        await expect(page.locator('h1')).toHaveCSS('font-family', /^"Sofia Sans[\w ]* Fallback"/);
        letThrough();
        const { score, moved } = await page.evaluate(shifts);
        await expect(page.locator('h1')).not.toHaveCSS('font-family', /^"[\w ]* Fallback"/);
        expect
          .soft(score, `at ${width} px, moved: ${moved.join(' | ')}`)
          .toBeLessThanOrEqual(limit);
      }
    });
