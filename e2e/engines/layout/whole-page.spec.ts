/*
 * The whole page is complete as it opens: for programs that read its text, for screen readers, for the browser's own
 * search and in a picture of the page. Nothing moves while the visitor scrolls. print.spec.ts tests the page on paper.
 */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/lib/fixtures';
import { visibleTexts } from '@/e2e/lib/measure';
import { routeNames } from '@/site/routes';
import { services } from '@/site/services';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The upper edges of the sections and the footer in the page, in px. */
function edges(page: Page): Promise<number[]> {
  return (
    page
      // What is sticky moves with the window.
      .locator('main > :not(nav), body > footer')
      .evaluateAll((sections) =>
        sections.map((section) => Math.round(section.getBoundingClientRect().top + scrollY)),
      )
  );
}

/** The names of the headings in the accessibility tree, which only Chromium lets a test read. */
async function headingsForScreenReaders(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .map(({ name }) => folded(String(name?.value)));
}

/** The texts of the visible headings. */
async function visibleHeadings(page: Page): Promise<string[]> {
  const texts = await page
    .locator(':is(h1, h2, h3)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
        return copy.textContent ?? '';
      }),
    );
  return texts.map(folded);
}

/** Whether the browser's own search finds a text, and then shows it. */
async function expectFound(page: Page, text: string): Promise<void> {
  const isFound = await page.evaluate(
    (wanted) => (window as unknown as { find(text: string): boolean }).find(wanted),
    text,
  );
  expect(isFound, text).toBe(true);
  const isInView = () =>
    page.evaluate(() => {
      const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
      return box && box.top >= 0 && box.bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
}

/** Scrolls at once to a share of the page. @returns by how many px the browser has corrected the position afterwards */
function jump(page: Page, share: number): Promise<number> {
  return page.evaluate(async (part) => {
    const top = part * (document.documentElement.scrollHeight - innerHeight);
    scrollTo({ top, behavior: 'instant' });
    const before = scrollY;
    // Long enough for observers of what is in view, and for the changes that they make.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return scrollY - before;
  }, share);
}

for (const route of routeNames) {
  test(`${route} is complete as it opens, and nothing in it moves after a jump of the scroll bar`, {
    tag: ['@core', '@content', '@live'],
  }, async ({ site, page, browserName }) => {
    await site.open(route, '', { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const opened = await edges(page);

    // Programs that read the text of the page.
    // biome-ignore lint/performance/useDomNodeTextContent: unlike `textContent`, it lacks what the browser has not laid out
    const read = folded(await page.locator('body').innerText());
    const texts = await visibleTexts(page);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !read.includes(folded(text)))).toEqual([]);

    if (browserName === 'chromium') {
      const headings = await visibleHeadings(page);
      expect(headings.length).toBeGreaterThan(0);
      // The tree is not sorted by position.
      expect((await headingsForScreenReaders(page)).toSorted()).toEqual(headings.toSorted());
    }

    // Home may end with the film, which has no text.
    await expectFound(page, (await visibleTexts(page, 'main :is(p, h2, h3, a)')).at(-1) ?? '');

    for (const share of [0.35, 0.7, 1]) {
      expect(await jump(page, share), `at ${share}`).toBe(0);
      // The sizes of pictures are whole pixels, so a picture that has loaded may be one pixel higher than its place.
      const now = await edges(page);
      expect(now, `at ${share}`).toHaveLength(opened.length);
      for (const [index, edge] of now.entries())
        expect(Math.abs(edge - (opened[index] ?? 0)), `at ${share}`).toBeLessThanOrEqual(1);
    }
  });
}

test('a link to words in a stage scrolls to them', { tag: ['@content', '@live'] }, async ({
  site,
  page,
}) => {
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

test('a copy of a page has no words that nobody sees', async ({ site, page, t }) => {
  await site.open('certificates');
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  expect(copied).toContain('Accredia');
  expect(copied).not.toContain(t('Footer.externalSite'));
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
