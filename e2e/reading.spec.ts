/* Reading the pages: at every width, with text spacing, on paper, zoomed. One visit per page. */

import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { href, routes } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { beyondTheSides } from './lib/sideways';

const widths = [320, 360, 390, 768, 900, 1024, 1280, 1440, 1920, 2560];

/** WCAG 2.2, 1.4.12: text spacing that a visitor may set over any style of the author. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Elements whose text overflows and is cut off. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { clipPath, overflowX, overflowY } = getComputedStyle(element);
        if (clipPath !== 'none' || !element.checkVisibility()) return false;
        // Drawings and pictures may bleed; a scroll container shows all of its text.
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          own &&
          ((cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Words that break over two lines without a hyphen. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // Visually hidden text is a pixel wide.
      if (!element?.checkVisibility() || element.offsetWidth <= 1) continue;
      for (const word of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
    return found;
  });
}

/** Texts whose longest line has more letters than are easy to read, of three lines or more. */
async function longLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, li, dd, td, blockquote, figcaption)')].flatMap(
      (block) => {
        if (!block.checkVisibility() || block.querySelector('p, li, dd, td, svg')) return [];
        const range = document.createRange();
        const lines = new Map<number, number>();
        let text = '';
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // Visually hidden text is a pixel wide.
          if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
          text += node.nodeValue;
          range.selectNodeContents(node);
          for (const { bottom, width } of range.getClientRects())
            lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + width);
        }
        const widths = [...lines.values()];
        const whole = widths.reduce((sum, width) => sum + width, 0);
        const letters = Math.round((text.length * Math.max(...widths)) / whole);
        // 66 on average (DESIGN.md); narrow letters make a few more.
        return lines.size >= 3 && letters > 70 ? [`${letters} in a line: ${text}`] : [];
      },
    ),
  );
}

/** Texts with too little contrast on paper. */
async function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (!own || !element.checkVisibility({ visibilityProperty: true })) return false;
        const { color, fill, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none') return false;
        // 4.5:1 on white.
        return 1.05 / (luminance(element instanceof SVGElement ? fill : color) + 0.05) < 4.5;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Texts that cannot be pointed at, so neither clicked nor selected: something lies over them. */
async function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, label, td)')]
      .filter((element) => {
        const text = [...element.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(text);
        const [line] = range.getClientRects();
        if (!line || line.width < 2 || line.left < 0 || line.right > innerWidth) return false;
        const top = document.elementFromPoint(
          line.left + line.width / 2,
          line.top + line.height / 2,
        );
        const control = (node: Element) => node.closest('a, button, label');
        return !(
          top &&
          (element.contains(top) ||
            top.contains(element) ||
            (control(top) && control(top) === control(element)))
        );
      })
      .map(({ textContent }) => textContent.trim().slice(0, 60)),
  );
}

for (const locale of locales) {
  for (const route of routes) {
    test(`${href(locale, route)}, from ${widths[0]} to ${widths.at(-1)} px, with text spacing, and on paper`, async ({
      page,
    }) => {
      await page.goto(href(locale, route), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const scrolled = await page.evaluate(() => {
          scrollTo({ left: 500, behavior: 'instant' });
          const { scrollWidth, clientWidth } = document.documentElement;
          return { place: scrollX, excess: scrollWidth - clientWidth };
        });
        expect(scrolled, `at ${width} px`).toEqual({ place: 0, excess: 0 });
        expect(await beyondTheSides(page), `at ${width} px`).toEqual([]);
        expect(await brokenWords(page), `at ${width} px`).toEqual([]);
        expect(await longLines(page), `at ${width} px`).toEqual([]);
      }

      await page.emulateMedia({ media: 'print' });
      expect(await faintTexts(page)).toEqual([]);
      const folded = await page
        .locator('main details > :not(summary)')
        .evaluateAll((texts) => texts.filter((text) => !text.checkVisibility()).length);
      expect(folded, 'on paper').toBe(0);
      await page.emulateMedia({ media: 'screen' });

      await spaceText(page);
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await beyondTheSides(page), `spaced out, at ${width} px`).toEqual([]);
        expect(await cutOff(page), `spaced out, at ${width} px`).toEqual([]);
      }
    });
  }
}

/** Heights on the pages of a PDF, in points, from their first line of ink to their last. */
async function inkOf(pdf: Uint8Array): Promise<{ readonly ink: number; readonly page: number }[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: { ink: number; page: number }[] = [];
  for (const sheet of document.pages()) {
    const { data, width, height } = await sheet.render({ scale: 1, render: 'bitmap' });
    const row = (pixel: number) => Math.floor(pixel / 4 / width);
    const dark = (value: number, index: number) => index % 4 < 3 && value < 225;
    const [first, last] = [data.findIndex(dark), data.findLastIndex(dark)];
    pages.push({ ink: first < 0 ? 0 : row(last) - row(first) + 1, page: height });
  }
  document.destroy();
  library.destroy();
  return pages;
}

for (const locale of locales) {
  test(`on A4 no page is empty, nor holds a few lines or the footer alone, ${locale}`, async ({
    page,
  }) => {
    for (const route of routes) {
      await page.goto(href(locale, route), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const sheets = await inkOf(await page.pdf({ format: 'A4' }));
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      // Points are three quarters of a pixel.
      const footer = await page
        .locator('body > footer > *')
        .evaluate((block) => block.getBoundingClientRect().height * 0.75);
      await page.emulateMedia({ media: 'screen' });
      const last = sheets.pop();
      expect(last?.ink, `${route}: the last page`).toBeGreaterThan(footer + 24);
      for (const [index, { ink, page: whole }] of sheets.entries())
        expect(ink / whole, `${route}: page ${index + 1}`).toBeGreaterThan(0.25);
    }
  });
}

for (const route of routes) {
  test(`nothing lies over the texts of ${route}`, async ({ page, path }) => {
    await page.goto(path(route));
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await coveredTexts(page), `${width} px`).toEqual([]);
    }
  });
}

test('The founder’s years are drawn to scale', async ({ page, path, t }) => {
  await page.goto(path('home'));
  const years = Object.values(company.career);
  const { whole, widths, least } = await page
    .getByRole('list', { name: t('Founder.career') })
    .evaluate((list) => {
      const items = [...list.querySelectorAll<HTMLElement>('li:has(svg)')];
      const measure = () => items.map((item) => item.getBoundingClientRect().width);
      const whole = list.getBoundingClientRect().width;
      const widths = measure();
      for (const item of items) item.style.flex = '0 0 min-content';
      return { whole, widths, least: measure() };
    });
  expect(widths).toHaveLength(years.length);
  expect(Math.abs(widths.reduce((sum, width) => sum + width, 0) - whole)).toBeLessThan(1);
  // The last year lasts until today.
  const steps = years.slice(1).map((year, index) => ({
    length: year - (years[index] ?? 0),
    width: widths[index] ?? 0,
    least: least[index] ?? 0,
  }));
  const perYear = Math.min(...steps.map(({ width, length }) => width / length));
  // Words keep years apart that are close to each other.
  for (const { width, length, least } of steps)
    expect(Math.abs(width - Math.max(perYear * length, least))).toBeLessThan(1);
});

test('Today’s sun is drawn when it comes near', async ({ page, path }) => {
  const sun = page.locator('site-sun');
  await page.goto(path('home'));
  await expect(sun.locator('p')).toHaveCount(0);
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('p')).toBeVisible();
  const [line, words] = await Promise.all(
    ['div', 'p'].map((part) => sun.locator(part).boundingBox()),
  );
  expect(line?.x).toBeGreaterThan(words?.x ?? Infinity);
  expect(line?.x).toBeLessThan((words?.x ?? 0) + (words?.width ?? 0));
  await page.goto(path('about'));
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('circle')).toBeVisible();
});

test('Pictures between the stages begin where the sheets do, right of the busbar, on every screen', async ({
  page,
  path,
}) => {
  await page.goto(path('services'));
  const lefts = (selector: string) =>
    page
      .locator(`main section[id] ${selector}`)
      .evaluateAll((found) => found.map((figure) => figure.getBoundingClientRect().left));
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [pictures, sheets] = [
      await lefts('figure[data-picture]'),
      await lefts('figure:not([data-picture])'),
    ];
    expect(pictures.length).toBeGreaterThan(0);
    for (const left of pictures) expect(left).toBeCloseTo(Math.min(...sheets), 0);
    const busbars = await page.locator('main section[id]:has(figure)').evaluateAll((stages) =>
      stages.map((stage) => {
        const { left, width, content } = getComputedStyle(stage, '::before');
        return content === 'none' ? Number.NaN : Number.parseFloat(left) + Number.parseFloat(width);
      }),
    );
    expect(busbars.length).toBeGreaterThan(0);
    for (const right of busbars) expect(right).toBeLessThan(Math.min(...sheets));
  }
});

test('The sun never stands on words of the horizon', async ({ page, path, t }) => {
  const dates = [t('Horizon.june'), t('Horizon.december')];
  await page.clock.install();
  await page.goto(path('about'));
  await page.locator('site-sun').scrollIntoViewIfNeeded();
  await expect(page.locator('site-sun circle')).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const month of [6, 9, 12]) {
      const covered: string[] = [];
      for (let hour = 0; hour < 24; hour += 1) {
        await page.clock.setFixedTime(Date.UTC(2026, month - 1, 21, 0, hour * 60));
        covered.push(
          ...(await page.locator('site-sun').evaluate(
            (sun, [time, names]) => {
              // A change of its words makes it draw again.
              sun.setAttribute('data-label', time);
              const labels = [...(sun.parentElement?.querySelectorAll('text') ?? [])].filter(
                ({ textContent }) => names.includes(textContent),
              );
              if (labels.length !== names.length) return ['no dates'];
              labels.push(...(sun.shadowRoot?.querySelectorAll('text') ?? []));
              if (labels.length === names.length) return ['no hour'];
              const disc = sun.shadowRoot?.querySelector('circle')?.getBoundingClientRect();
              if (!disc) return ['no sun'];
              const reach = disc.width / 2;
              const [x, y] = [disc.left + reach, disc.top + reach];
              return labels
                .filter((label) => {
                  const box = label.getBoundingClientRect();
                  const [dx, dy] = [
                    Math.max(box.left - x, 0, x - box.right),
                    Math.max(box.top - y, 0, y - box.bottom),
                  ];
                  return Math.hypot(dx, dy) < reach;
                })
                .map(({ textContent }) => `${textContent} at ${time}`);
            },
            [`${month}/${hour}`, dates] as const,
          )),
        );
      }
      expect(covered, `${width} px`).toEqual([]);
    }
  }
});

test.describe('At 400 % zoom of a 1280 × 1024 window', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header scrolls away with the page', async ({ page, path }) => {
    await page.goto(path('services'));
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.getByRole('heading', { level: 2 }).nth(5).scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
