import { expect, test } from '../lib/fixtures';
import {
  addRules,
  covered,
  excess,
  expectInPlace,
  hardToRead,
  notLoaded,
  openWhole,
  pageNames,
  setWidth,
} from './measure';

const phones = { widths: [320, 360, 390], spaced: [320, 390] };
const desktops = { widths: [768, 900, 1024, 1280, 1440, 1920, 2560], spaced: [1024, 1440] };

/** WCAG 2.2, 1.4.12: text spacing that a visitor may set over any style of the author. */
const spacing = `
  * { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }
  p { margin-bottom: 2em; }
`.replaceAll(';', ' !important;');

for (const name of pageNames) {
  test(`${name} fits the screen, whatever its width and spacing`, {
    tag: ['@core', '@live'],
  }, async ({ site, page, isMobile }) => {
    const { widths, spaced } = isMobile ? phones : desktops;
    await openWhole(site, name);
    for (const width of widths) {
      await setWidth(page, width);
      expect.soft(await excess(page), `at ${width} px`).toBe(0);
      await expectInPlace(page, `at ${width} px`);
      expect.soft(await page.evaluate(hardToRead), `at ${width} px`).toEqual([]);
    }
    await addRules(page, spacing);
    for (const width of spaced) {
      await setWidth(page, width);
      await expectInPlace(page, `spaced out, at ${width} px`, {
        lettering: false,
        overlaps: false,
      });
    }
  });

  test(`${name} shows all its pictures and fonts, and nothing lies over its texts`, {
    tag: ['@core', '@live'],
  }, async ({ site, page }) => {
    await openWhole(site, name);
    await site.passWhole();
    await expect.poll(() => page.evaluate(notLoaded)).toEqual([]);
    expect(await page.evaluate(covered)).toEqual([]);
  });
}
