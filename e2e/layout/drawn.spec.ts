import { company } from '@/site/company';
import { sections } from '@/site/settings';
import { expect, test } from '../lib/fixtures';
import { setWidth } from './measure';

test('of the founder’s years, a longer time is drawn longer, up to the edge', async ({
  site,
  page,
  t,
}) => {
  if (!sections.founder) return;
  await site.open('home');
  const list = page.getByRole('list', { name: t('Founder.career') });
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const widths = await list
    .locator('li:has(svg)')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  const years = Object.values(company.career).filter((year) => year > 0);
  expect(widths).toHaveLength(years.length);
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(await list.evaluate(widthOf), 0);
  // The last year lasts until today.
  const spans = years
    .slice(1)
    .map((year, i) => ({ span: year - (years[i] ?? 0), width: widths[i] }));
  const bySpan = spans.toSorted((a, b) => a.span - b.span).map(({ width }) => width);
  expect(bySpan).toEqual(bySpan.toSorted((a = 0, b = 0) => a - b));
});

test('today’s sun is drawn when it comes near', async ({ site, page }) => {
  const sun = page.locator('site-sun');
  if (!sections.daylight) return;
  await site.open('home');
  await expect(sun.locator('p')).toHaveCount(0);
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('p')).toBeVisible();
  const line = await sun.locator('div').boundingBox();
  const words = await sun.locator('p').boundingBox();
  expect(line?.x).toBeGreaterThan(words?.x ?? Infinity);
  expect(line?.x).toBeLessThan((words?.x ?? 0) + (words?.width ?? 0));
});

test('pictures between the stages begin where the sheets do, right of the busbar', async ({
  site,
  page,
}) => {
  await site.open('services');
  const lefts = (selector: string) =>
    page
      .locator(`main section[id] ${selector}`)
      .evaluateAll((found) => found.map((figure) => figure.getBoundingClientRect().left));
  for (const width of [360, 768, 1440]) {
    await setWidth(page, width);
    const sheet = Math.min(...(await lefts('figure:not([data-picture])')));
    const pictures = await lefts('figure[data-picture]');
    expect(pictures.length).toBeGreaterThan(0);
    for (const left of pictures) expect(left).toBeCloseTo(sheet, 0);
    const busbars = await page.locator('main section[id]:has(figure)').evaluateAll((stages) =>
      stages.map((stage) => {
        const { left, width, content } = getComputedStyle(stage, '::before');
        return content === 'none' ? Number.NaN : Number.parseFloat(left) + Number.parseFloat(width);
      }),
    );
    expect(busbars.length).toBeGreaterThan(0);
    for (const right of busbars) expect(right).toBeLessThan(sheet);
  }
});
