import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from '@/e2e/lib/fixtures';
import { openWhole, pageNames, visibleTexts } from '@/e2e/lib/measure';
import { routeNames } from '@/site/routes';
import { services } from '@/site/services';

/** The size of A4 in px. */
const a4 = { width: 794, height: 1123 };

/** Letters and digits only, because a PDF has its own spaces and hyphens at the ends of lines. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The letters and digits of each page of a PDF. */
async function printed(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const sheets = [...(await library.loadDocument(pdf)).pages()];
  const letters = sheets.map((sheet) => lettersOf(sheet.getText()));
  library.destroy();
  return letters;
}

/** Expects a page of a PDF to have all of these texts. */
async function expectTogether(pdf: Uint8Array, ...texts: readonly string[]) {
  const pages = (await printed(pdf)).map((page) =>
    texts.filter((text) => page.includes(lettersOf(text))),
  );
  expect(pages).toContainEqual(texts);
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

/**
 * Runs in the page. Finds what spoils a drawing on paper: a background over it or behind it, which browsers print as a
 * white box, dark words in a dark bar, and sheets that the edge of the paper cuts.
 */
function spoiltDrawings(): string[] {
  const drawings = [...document.querySelectorAll('main svg')].filter((svg) =>
    svg.checkVisibility(),
  );
  const boxes = [...document.querySelectorAll('main *')].filter((element) => {
    const { backgroundImage, printColorAdjust } = getComputedStyle(element);
    return backgroundImage !== 'none' && printColorAdjust !== 'exact' && element.checkVisibility();
  });
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const isDark = (element: Element) =>
    /^rgb\((\d{1,2}|1[01]\d),/.test(getComputedStyle(element).fill);
  return drawings.flatMap((svg) => {
    const box = svg.getBoundingClientRect();
    const words = svg.textContent.slice(0, 40) || svg.getAttribute('class');
    const bars = [...svg.querySelectorAll(':scope > rect')].filter(isDark);
    const unread = [...svg.querySelectorAll('text')].filter((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const middle = new DOMRect(x + width / 2, y + height / 2, 1, 1);
      return isDark(text) && bars.some((bar) => isOver(bar.getBoundingClientRect(), middle));
    });
    return [
      ...boxes
        .filter((element) => element === svg || isOver(element.getBoundingClientRect(), box))
        .map((element) => `${words}: covered by ${element.className}`),
      ...unread.map(({ textContent }) => `dark on dark: ${textContent}`),
      // The box of a window in a drawing is that of all that it cuts off.
      ...(svg.matches('figure svg:not(svg svg)') && box.right > innerWidth - 16
        ? [`${words}: cut by the edge`]
        : []),
    ];
  });
}

for (const name of pageNames) {
  test(`${name} prints all of its text as it opens, unfolded and in dark letters`, {
    tag: ['@content', '@live'],
  }, async ({ site, page }) => {
    await openWhole(site, name);
    const letters = (await printed(await page.pdf({ format: 'A4' }))).join('');
    await page.setViewportSize(a4);
    await page.emulateMedia({ media: 'print' });
    const texts = await visibleTexts(page, 'main :is(h1, h2, h3, p, dt, dd)');
    expect(texts.length).toBeGreaterThan(0);
    // Compared word by word, because a text may continue on the next page, after the text beside it.
    const words = texts.flatMap((text) => text.split(/\s+/)).map(lettersOf);
    expect(words.filter((word) => !letters.includes(word))).toEqual([]);
    expect(await page.evaluate(faintTexts)).toEqual([]);
    expect(await page.evaluate(spoiltDrawings)).toEqual([]);
    await expect(
      page.locator('main details > :not(summary)').filter({ visible: false }),
    ).toHaveCount(0);
  });
}

// It is not a test of content, because page breaks depend on the length of every text, which an owner cannot tune.
for (const route of routeNames)
  test(`no page of ${route} on A4 is half empty or has only the footer, and what belongs together is on one`, {
    // These two are the longest.
    tag: ['home', 'services'].includes(route) ? '@live' : ['@live', '@night'],
  }, async ({ site, page, t }) => {
    await page.setViewportSize(a4);
    await openWhole(site, route);
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = await inkOf(pdf);
    if (route === 'services') {
      // Two stages share a page.
      expect(sheets.length).toBeLessThanOrEqual(8);
      const title = lettersOf(t('PlantLife.title'));
      const letters = (await printed(pdf)).find((one) => one.includes(title));
      for (const [index, { id }] of services.entries())
        expect(letters).toContain(`${index + 1}${lettersOf(t(`Slideshow.slides.${id}.label`))}`);
      for (const { id } of services)
        await expectTogether(pdf, t(`Services.${id}.title`), t(`Services.${id}.outcome`));
    }
    if (route === 'certificates')
      await expectTogether(
        pdf,
        t('CheckCertificate.title'),
        t('CheckCertificate.steps.document.title'),
        t('CheckCertificate.steps.body.title'),
      );
    await page.emulateMedia({ media: 'print' });
    // A point is three quarters of a pixel.
    const footer = await page
      .locator('body > footer > *')
      .evaluate((block) => block.getBoundingClientRect().height * 0.75);
    await page.emulateMedia({ media: null });
    expect(sheets.pop()?.ink, `the last page of ${route}`).toBeGreaterThan(footer);
    for (const [index, { ink, height }] of sheets.entries())
      expect(ink / height, `page ${index + 1} of ${route}`).toBeGreaterThan(0.5);
  });
