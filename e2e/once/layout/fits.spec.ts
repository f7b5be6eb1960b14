import { expect, test } from '@/e2e/lib/fixtures';
import {
  addRules,
  excess,
  expectInPlace,
  hardToRead,
  openWhole,
  pageNames,
  setFolds,
  setTextSize,
  setWidth,
} from '@/e2e/lib/measure';
import { locales } from '@/i18n/locales';

/** The widths of windows, in px, besides those of core/layout/fits.spec.ts, which also has a narrow one with large text. */
const widths = [320, 390, 900, 1280, 2560, 5120];
/** The width of A4. */
const paper = 794;
/** The outer screen of a folded phone. Nothing has to look well there, but nothing may lie beside the window. */
const folded = 273;
const widthsWithSpacing = [320, 360, 390, 1024, 1440];
const widthWithLargeText = 1024;

/** WCAG 2.2, 1.4.12: text spacing that a visitor may set over all styles of the author. */
const spacing = `
  * { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }
  p { margin-bottom: 2em; }
`.replaceAll(';', ' !important;');

/** Runs in the page. Enlarges letters as the web view of Android does, where a rem and container queries stay. */
function enlargeLetters(factor: number): void {
  const elements = [...document.querySelectorAll<HTMLElement>('body, body :not(svg, svg *)')];
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of elements.entries())
    style.setProperty('font-size', `${(sizes[index] ?? 0) * factor}px`);
}

for (const [locale, name] of locales.flatMap((locale) =>
  pageNames.map((name) => [locale, name] as const),
)) {
  test(`${name} in ${locale} shows all texts in full, at more widths and text sizes`, {
    // Bulgarian has the longest words.
    tag: locale === 'bg' ? ['@content', '@live'] : ['@content', '@live', '@night'],
  }, async ({ site, page }) => {
    await openWhole(site.in(locale), name);
    await site.passWhole();

    await setWidth(page, folded);
    expect.soft(await excess(page), `at ${folded} px`).toBe(0);
    for (const width of widths) {
      await setWidth(page, width);
      expect.soft(await excess(page), `at ${width} px`).toBe(0);
      await expectInPlace(page, `at ${width} px`);
      expect.soft(await page.evaluate(hardToRead), `at ${width} px`).toEqual([]);
    }

    await page.emulateMedia({ media: 'print' });
    await setWidth(page, paper);
    await expectInPlace(page, 'on paper');
    await page.emulateMedia({ media: null });

    await addRules(page, spacing);
    for (const width of widthsWithSpacing) {
      await setWidth(page, width);
      await expectInPlace(page, `spaced out, at ${width} px`);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });

    await page.evaluate(setTextSize, '200%');
    const when = `text at 200 %, at ${widthWithLargeText} px`;
    const options = { lettering: false };
    await setWidth(page, widthWithLargeText);
    await page.evaluate(setFolds, false);
    await expectInPlace(page, when, options);
    await page.evaluate(setFolds, true);
    await expectInPlace(page, `${when}, unfolded`, options);
    expect.soft(await excess(page), when).toBe(0);
  });
}

test('all texts are in the window if an app enlarges letters by half, and nothing else', {
  tag: '@content',
}, async ({ site, page }) => {
  for (const name of pageNames) {
    await openWhole(site, name);
    await setWidth(page, 360);
    await page.evaluate(enlargeLetters, 1.5);
    const when = `${name}, letters larger by half`;
    expect.soft(await excess(page), when).toBe(0);
    await expectInPlace(page, when, { lettering: false, overlaps: false });
  }
});
