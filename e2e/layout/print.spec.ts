import { PDFiumLibrary } from '@hyzyla/pdfium';
import { routeNames } from '@/site/routes';
import { expect, test } from '../lib/fixtures';
import { openWhole, pageNames, visibleTexts } from './measure';

// Firefox over WebDriver BiDi cannot make a PDF, and WebKit cannot at all.
const onPaper = ['@core', '@live', '@not-firefox', '@not-webkit'];

/** Letters and digits only, because a PDF has its own spaces and hyphens at the ends of lines. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The letters and digits of a PDF. */
async function printed(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const sheets = [...(await library.loadDocument(pdf)).pages()];
  const letters = lettersOf(sheets.map((sheet) => sheet.getText()).join(''));
  library.destroy();
  return letters;
}

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
  test(`${name} prints all of its text as it opens, unfolded and in dark letters`, {
    tag: [...onPaper, '@content'],
  }, async ({ site, page }) => {
    await openWhole(site, name);
    const letters = await printed(await page.pdf({ format: 'A4' }));
    await page.emulateMedia({ media: 'print' });
    const texts = await visibleTexts(page, 'main :is(h1, h2, h3, p, dt, dd)');
    expect(texts.length).toBeGreaterThan(0);
    // Compared word by word, because a text may continue on the next page, after the text beside it.
    const words = texts.flatMap((text) => text.split(/\s+/)).map(lettersOf);
    expect(words.filter((word) => !letters.includes(word))).toEqual([]);
    expect(await page.evaluate(faintTexts)).toEqual([]);
    await expect(
      page.locator('main details > :not(summary)').filter({ visible: false }),
    ).toHaveCount(0);
  });
}

// It is not a test of content, because page breaks depend on the length of every text, which an owner cannot tune.
test('no page on A4 is empty, has only a few lines, or only the footer', {
  tag: onPaper,
}, async ({ site, page }) => {
  // The width of A4. A PDF does not depend on it.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const route of routeNames) {
    await openWhole(site, route);
    const sheets = await inkOf(await page.pdf({ format: 'A4' }));
    await page.emulateMedia({ media: 'print' });
    // A point is three quarters of a pixel.
    const footer = await page
      .locator('body > footer > *')
      .evaluate((block) => block.getBoundingClientRect().height * 0.75);
    await page.emulateMedia({ media: null });
    expect(sheets.pop()?.ink, `the last page of ${route}`).toBeGreaterThan(footer);
    for (const [index, { ink, height }] of sheets.entries())
      expect(ink / height, `page ${index + 1} of ${route}`).toBeGreaterThan(0.25);
  }
});
