/* once/layout/fits.spec.ts tests more widths. */

import { expect, test } from '@/e2e/lib/fixtures';
import {
  covered,
  excess,
  expectInPlace,
  hardToRead,
  notLoaded,
  openWhole,
  pageNames,
  setFolds,
  setTextSize,
  setWidth,
} from '@/e2e/lib/measure';
import { firstScreens, oversized } from '@/editor/panel/misplaced';

/** Widths of a phone, a tablet and a computer, in px. A page depends only on the width. */
const widths = [360, 768, 1440];

for (const name of pageNames) {
  test(`${name} shows all texts in full`, { tag: ['@content', '@live'] }, async ({
    site,
    page,
  }) => {
    await openWhole(site, name);
    await site.passWhole();
    await expect.poll(() => page.evaluate(notLoaded), 'pictures and fonts').toEqual([]);
    expect.soft(await page.evaluate(covered), 'something lies over').toEqual([]);
    await site.scrollTo(0);
    for (const width of widths) {
      await setWidth(page, width);
      expect.soft(await excess(page), `at ${width} px`).toBe(0);
      await expectInPlace(page, `at ${width} px`);
      expect.soft(await page.evaluate(hardToRead), `at ${width} px`).toEqual([]);
    }
    for (const { mostLines, ...screen } of firstScreens) {
      await page.setViewportSize(screen);
      const found = await page.evaluate(oversized, mostLines);
      expect
        .soft(found, `on the first screen of ${screen.width} px: shorten these texts`)
        .toEqual([]);
    }
    await setWidth(page, 360);
    await page.evaluate(setTextSize, '200%');
    await page.evaluate(setFolds, false);
    await expectInPlace(page, 'text at 200 %');
    await page.evaluate(setFolds, true);
    await expectInPlace(page, 'text at 200 %, unfolded');
    expect.soft(await excess(page), 'text at 200 %').toBe(0);
  });
}
