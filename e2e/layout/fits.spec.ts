import { expect, test } from '../lib/fixtures';
import { foreignWords, pageTexts } from '../lib/words';
import {
  addRules,
  covered,
  excess,
  expectInPlace,
  hardToRead,
  notLoaded,
  openWhole,
  pageNames,
  pathOf,
  setTextSize,
  setWidth,
  unfold,
} from './measure';

const phones = { widths: [320, 360, 390], spaced: [320, 390], enlarged: 360 };
const desktops = { widths: [768, 900, 1280, 1440, 2560], spaced: [1024, 1440], enlarged: 1024 };

/** WCAG 2.2, 1.4.12: text spacing that a visitor may set over all styles of the author. */
const spacing = `
  * { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }
  p { margin-bottom: 2em; }
`.replaceAll(';', ' !important;');

for (const name of pageNames) {
  test(`${name} shows all texts in full, at every width and text size, and in its own language`, {
    tag: ['@core', '@content', '@live'],
  }, async ({ site, page, isMobile }) => {
    const { widths, spaced, enlarged } = isMobile ? phones : desktops;

    await page.goto(pathOf(site, name));
    const texts = await page.locator(':root').evaluate(pageTexts);
    expect.soft(foreignWords(texts, site.locale), 'not of the messages').toEqual([]);

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

    await addRules(page, spacing);
    for (const width of spaced) {
      await setWidth(page, width);
      await expectInPlace(page, `spaced out, at ${width} px`, {
        lettering: false,
        overlaps: false,
      });
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });

    await page.evaluate(setTextSize, '200%');
    await setWidth(page, enlarged);
    await expectInPlace(page, 'text at 200 %', { lettering: isMobile });
    await unfold(page);
    await expectInPlace(page, 'text at 200 %, unfolded', { lettering: isMobile });
    expect.soft(await excess(page), 'text at 200 %').toBe(0);
  });
}
