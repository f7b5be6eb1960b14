import { content } from '@/content/current';
import { expect, test } from '@/e2e/lib/fixtures';
import { setWidth } from '@/e2e/lib/measure';

test('the founder’s years are drawn to scale', async ({ site, page, t }) => {
  await site.open('home');
  const { whole, parts } = await page
    .getByRole('list', { name: t('Founder.career') })
    .evaluate((list) => {
      const widthOf = (item: Element) => item.getBoundingClientRect().width;
      const items = [...list.querySelectorAll<HTMLElement>('li:has(svg)')];
      const [whole, widths] = [widthOf(list), items.map(widthOf)];
      for (const item of items) item.style.flex = '0 0 min-content';
      return {
        whole,
        parts: items.map((item, i) => ({ width: widths[i] ?? 0, least: widthOf(item) })),
      };
    });
  const years = Object.values(content.company.career).filter((year) => year > 0);
  expect(parts).toHaveLength(years.length);
  expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(whole, 0);
  // The last entry lasts until today.
  const spans = parts
    .slice(0, -1)
    .map((part, i) => ({ ...part, years: (years[i + 1] ?? 0) - (years[i] ?? 0) }));
  const perYear = Math.min(...spans.map(({ width, years }) => width / years));
  // Years that are close to each other are as wide as their words, and the space between words is part of that width.
  for (const { width, least, years } of spans)
    expect(Math.abs(width / Math.max(perYear * years, least) - 1)).toBeLessThan(0.02);
});

test('today’s line is drawn on the chart when the chart comes near the window', async ({
  site,
  page,
}) => {
  const sun = page.locator('site-sun');
  await site.open('home');
  await expect(sun.locator('p')).toHaveCount(0);
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('p')).toBeVisible();
  const line = await sun.locator('div').boundingBox();
  const words = await sun.locator('p').boundingBox();
  expect(line?.x).toBeGreaterThan(words?.x ?? Infinity);
  expect(line?.x).toBeLessThan((words?.x ?? 0) + (words?.width ?? 0));
});

test('pictures and drawings of the stages have the same left edge, to the right of the busbar', async ({
  site,
  page,
}) => {
  await site.open('services');
  const stages = page.locator('main section:has(> details)');
  const lefts = (selector: string) =>
    stages
      .locator(selector)
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().left));
  for (const width of [360, 768, 1440]) {
    await setWidth(page, width);
    const figure = Math.min(...(await lefts('figure:not([data-picture])')));
    const pictures = await lefts('figure[data-picture]');
    expect(pictures.length).toBeGreaterThan(0);
    for (const left of pictures) expect(left).toBeCloseTo(figure, 0);
    const busbars = await stages.evaluateAll((all) =>
      all.map((stage) => {
        const { left, width, content } = getComputedStyle(stage, '::before');
        return content === 'none' ? Number.NaN : Number.parseFloat(left) + Number.parseFloat(width);
      }),
    );
    expect(busbars.length).toBeGreaterThan(0);
    for (const right of busbars) expect(right).toBeLessThan(figure);
  }
});

test('the sides of the map cut off none of its degrees of longitude', async ({ site, page }) => {
  await site.open('contacts');
  await page.goto(new URL('/map/en/', page.url()).href);
  for (const width of [320, 345, 350, 390, 700, 1280, 1360, 1440]) {
    await setWidth(page, width);
    const cut = await page.locator('main > [role=img]').evaluate((map) => {
      // The frame of the drawing ends 46 px from its right side.
      const { left, right } = map.getBoundingClientRect();
      const degrees = [...map.querySelectorAll('text[y="25"]')].filter((label) => {
        const box = label.getBoundingClientRect();
        const isShown = box.width > 0 && box.right > left && box.left < right - 46;
        return isShown && (box.left < left || box.right > right - 46);
      });
      return degrees.map((label) => label.textContent);
    });
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test('an answer that comes shortly before the opinion has room on the time line', async ({
  site,
  page,
}) => {
  await site.open('contacts');
  const [answer, opinion] = await page.locator('#commitments li').all();
  await answer
    ?.locator('svg[width$="%"]')
    .evaluate((distance) => distance.setAttribute('width', '67%'));
  for (const width of [620, 768]) {
    await setWidth(page, width);
    const words = await answer?.getByRole('heading').boundingBox();
    const next = await opinion?.boundingBox();
    expect((words?.x ?? Infinity) + (words?.width ?? 0)).toBeLessThanOrEqual((next?.x ?? 0) + 1);
  }
});
