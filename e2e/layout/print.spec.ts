import { PDFiumLibrary } from '@hyzyla/pdfium';
import { routeNames } from '@/site/routes';
import { expect, test } from '../lib/fixtures';
import { openWhole, pageNames } from './measure';

/** The height of each page of a PDF and the distance from its first to its last line of ink, in points. */
async function inkOf(pdf: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const pages: { ink: number; height: number }[] = [];
  for (const sheet of (await library.loadDocument(pdf)).pages()) {
    // Half the size takes a quarter of the time.
    const { data, width, height } = await sheet.render({ scale: 0.5, render: 'bitmap' });
    const isDark = (value: number, index: number) => index % 4 < 3 && value < 225;
    const row = (byte: number) => Math.floor(byte / 4 / width);
    const ink = row(data.findLastIndex(isDark)) - row(data.findIndex(isDark));
    pages.push({ ink: 2 * ink, height: 2 * height });
  }
  library.destroy();
  return pages;
}

for (const route of routeNames) {
  // It is not a test of content: where pages break depends on the length of every text, which an owner cannot tune. Firefox
  // over WebDriver BiDi cannot make a PDF.
  test(`${route} prints on A4 without a page that is empty, has only a few lines, or only the footer`, {
    tag: ['@core', '@paper', '@live', '@not-firefox'],
  }, async ({ site, page }) => {
    await openWhole(site, route);
    const sheets = await inkOf(await page.pdf({ format: 'A4' }));
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    // A point is three quarters of a pixel.
    const footer = await page
      .locator('body > footer > *')
      .evaluate((block) => block.getBoundingClientRect().height * 0.75);
    expect(sheets.pop()?.ink, 'the last page').toBeGreaterThan(footer);
    for (const [index, { ink, height }] of sheets.entries())
      expect(ink / height, `page ${index + 1}`).toBeGreaterThan(0.25);
  });
}

/** Runs in the page. Finds texts that are lighter than #767676, which has a contrast of 4.5:1 on white. */
function faintTexts(): string[] {
  const lightness = (color: string) => {
    const parts = color.match(/[\d.]+/g)?.map((part) => Number(part) ** 2.2);
    const [red = 0, green = 0, blue = 0] = parts ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2);
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const { color, fill, clipPath } = getComputedStyle(element);
      if (!own || clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      return lightness(element instanceof SVGElement ? fill : color) > 0x76;
    })
    .map(({ textContent }) => textContent);
}

for (const name of pageNames) {
  test(`${name} prints all texts, unfolded and in dark letters`, {
    tag: '@content',
  }, async ({ site, page }) => {
    await openWhole(site, name);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(faintTexts)).toEqual([]);
    await expect(
      page.locator('main details > :not(summary)').filter({ visible: false }),
    ).toHaveCount(0);
  });
}
