/*
 * The whole page is complete as it opens: for programs that read its text, for screen readers, for the browser's own
 * search, in print and in a picture of the page. Nothing moves while the visitor scrolls.
 */

import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routeNames } from '@/site/routes';
import { services } from '@/site/services';
import { expect, test } from '../lib/fixtures';

/** Letters and digits only, because a PDF has its own spaces and hyphens at the ends of lines. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The texts of the page that are visible, or would be after scrolling. Either those of the headings, or those of all
 * elements.
 */
function visibleTexts(
  page: Page,
  selector = ':not(script, style, noscript, video)',
): Promise<string[]> {
  return page.locator('body').evaluate((body, wanted) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Unlike `innerText`, this counts text that the browser has not laid out because of `content-visibility: auto`.
      const isVisible = parent?.checkVisibility({ visibilityProperty: true });
      if (isVisible && parent?.matches(wanted)) found.push(text.nodeValue?.trim() ?? '');
    }
    return found.filter((text) => text !== '');
  }, selector);
}

/** The upper edges of the sections and the footer in the page, in px. */
function edges(page: Page): Promise<number[]> {
  return page
    .locator('main > *, body > footer')
    .evaluateAll((sections) =>
      sections.map((section) => Math.round(section.getBoundingClientRect().top + scrollY)),
    );
}

for (const route of routeNames) {
  test(`${route} as it opens has all of its text, and the browser's search finds it`, {
    tag: ['@core', '@content', '@live'],
  }, async ({ site, page }) => {
    await site.open(route);
    // biome-ignore lint/performance/useDomNodeTextContent: unlike `textContent`, it lacks what the browser has not laid out
    const read = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const texts = await visibleTexts(page);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !read.includes(text.replace(/\s+/g, ' ')))).toEqual([]);

    // Home may end with the film, which has no text.
    const last = (await visibleTexts(page, 'main :is(p, h2, h3, a)')).at(-1) ?? '';
    const isFound = await page.evaluate(
      (text) => (window as unknown as { find(text: string): boolean }).find(text),
      last,
    );
    expect(isFound, last).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
          return box && box.top >= 0 && box.bottom <= innerHeight;
        }),
      )
      .toBe(true);
  });

  test(`nothing moves on ${route} after a jump of the scroll bar`, {
    tag: ['@core', '@content', '@live'],
  }, async ({ site, page }) => {
    await site.open(route, '', { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const opened = await edges(page);
    for (const share of [0.35, 0.7, 1]) {
      const jumped = await page.evaluate(async (part) => {
        const top = part * (document.documentElement.scrollHeight - innerHeight);
        scrollTo({ top, behavior: 'instant' });
        const before = scrollY;
        // Long enough for observers of what is in view, and for the changes that they make.
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        return scrollY - before;
      }, share);
      expect(jumped, `at ${share}`).toBe(0);
      // The sizes of pictures are whole pixels, so a picture that has loaded may be one pixel higher than its place.
      const now = await edges(page);
      expect(now, `at ${share}`).toHaveLength(opened.length);
      for (const [index, edge] of now.entries())
        expect(Math.abs(edge - (opened[index] ?? 0)), `at ${share}`).toBeLessThanOrEqual(1);
    }
  });

  test(`${route} as it opens has all headings for screen readers`, {
    // Only Chromium gives access to the accessibility tree.
    tag: ['@core', '@content', '@live', '@not-firefox', '@not-webkit'],
  }, async ({ site, page }) => {
    await site.open(route);
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
      .map(({ name }) => String(name?.value).replace(/\s+/g, ' ').trim());
    const headings = await page
      .locator(':is(h1, h2, h3)')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements.map((element) => {
          const copy = element.cloneNode(true) as Element;
          for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
          return copy.textContent?.replace(/\s+/g, ' ').trim();
        }),
      );
    expect(headings.length).toBeGreaterThan(0);
    // The tree is not sorted by position.
    expect(names.toSorted()).toEqual(headings.toSorted());
  });

  test(`${route} as it opens has all of its text in print`, {
    tag: ['@core', '@content', '@paper', '@live', '@not-firefox', '@not-webkit'],
  }, async ({ site, page }) => {
    await site.open(route);
    const pdf = await page.pdf({ format: 'A4' });
    const library = await PDFiumLibrary.init();
    const sheets = [...(await library.loadDocument(pdf)).pages()];
    const printed = lettersOf(sheets.map((sheet) => sheet.getText()).join(''));
    library.destroy();
    await page.emulateMedia({ media: 'print' });
    const texts = await visibleTexts(page, 'main :is(h1, h2, h3, p, dt, dd)');
    expect(texts.length).toBeGreaterThan(0);
    // Compared word by word, because a text may continue on the next page, after the text beside it.
    const words = texts.flatMap((text) => text.split(/\s+/)).map(lettersOf);
    expect(words.filter((word) => !printed.includes(word))).toEqual([]);
  });
}

test('a link to words in a stage scrolls to them', {
  tag: ['@core', '@content', '@live', '@not-firefox', '@not-webkit'],
}, async ({ site, page }) => {
  await site.open('services');
  const texts = await page
    .locator('section:has(> details) > h2 + p')
    .evaluateAll((all) =>
      all.map(({ textContent }) => textContent.split(' ').slice(0, 4).join(' ')),
    );
  expect(texts).toHaveLength(services.length);
  for (const [index, text] of texts.entries()) {
    // In such a link a hyphen has a special meaning.
    const words = encodeURIComponent(text).replaceAll('-', '%2D');
    // Opens another document, because the browser would only scroll in this one.
    await page.goto('about:blank');
    await site.open('services', `#:~:text=${words}`, { waitUntil: 'load' });
    await expect(page.locator('section:has(> details) > h2 + p').nth(index), text).toBeInViewport();
  }
});

test('a picture of the whole page shows every section of Services', async ({ site, page }) => {
  await site.open('services', '', { waitUntil: 'load' });
  const boxes = await page.locator('main > *').evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top, width, height } = section.getBoundingClientRect();
      return { left, top: Math.round(top), width, height: Math.floor(height) };
    }),
  );
  const picture = sharp(await page.screenshot({ fullPage: true }));
  for (const [index, box] of boxes.entries()) {
    const { channels } = await sharp(await picture.clone().extract(box).toBuffer()).stats();
    expect(channels[0]?.stdev, `section ${index + 1}`).toBeGreaterThan(5);
  }
});
