/*
 * The whole page is complete as it opens: for programs that read its text, for screen readers, for the browser's own
 * search. Nothing moves while the visitor scrolls. print.spec.ts tests the page on paper.
 */

import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/lib/fixtures';
import { visibleTexts } from '@/e2e/lib/measure';
import { routeNames } from '@/site/routes';

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
    tag: ['@content', '@live'],
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
