import { company } from '@/site/company';
import { expect, test } from '../lib/fixtures';
import { setWidth } from './measure';

test('the founder’s years are drawn to scale', async ({ site, page, t }) => {
  await site.open('home');
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
  const years = Object.values(company.career);
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

test('today’s sun is drawn when it comes near', async ({ site, page }) => {
  const sun = page.locator('site-sun');
  await site.open('home');
  await expect(sun.locator('p')).toHaveCount(0);
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('p')).toBeVisible();
  const line = await sun.locator('div').boundingBox();
  const words = await sun.locator('p').boundingBox();
  expect(line?.x).toBeGreaterThan(words?.x ?? Infinity);
  expect(line?.x).toBeLessThan((words?.x ?? 0) + (words?.width ?? 0));
  await site.open('about');
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('circle')).toBeVisible();
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

/** In the page: draws the sun for the page's time; the words of the horizon that it stands on. */
function wordsUnderSun(
  sun: Element,
  [time, dates]: readonly [string, readonly string[]],
): string[] {
  // A change of its words makes it draw again.
  sun.setAttribute('data-label', time);
  const labels = [...(sun.parentElement?.querySelectorAll('text') ?? [])].filter(
    ({ textContent }) => dates.includes(textContent),
  );
  const hours = [...(sun.shadowRoot?.querySelectorAll('text') ?? [])];
  const disc = sun.shadowRoot?.querySelector('circle')?.getBoundingClientRect();
  if (labels.length !== dates.length || hours.length === 0 || !disc) return ['not drawn'];
  const reach = disc.width / 2;
  const [x, y] = [disc.left + reach, disc.top + reach];
  return [...labels, ...hours]
    .filter((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
      return Math.hypot(dx, dy) < reach;
    })
    .map(({ textContent }) => `${textContent} at ${time}`);
}

test('the sun never stands on words of the horizon', async ({ site, page, t }) => {
  const sun = page.locator('site-sun');
  const dates = [t('Horizon.june'), t('Horizon.december')];
  await page.clock.install();
  await site.open('about');
  await sun.scrollIntoViewIfNeeded();
  await expect(sun.locator('circle')).toBeVisible();
  for (const width of [360, 1440]) {
    await setWidth(page, width);
    for (const month of [6, 9, 12]) {
      for (let hour = 0; hour < 24; hour += 1) {
        await page.clock.setFixedTime(Date.UTC(2026, month - 1, 21, hour));
        const covered = await sun.evaluate(wordsUnderSun, [`${month}/${hour}`, dates] as const);
        expect.soft(covered, `${width} px`).toEqual([]);
      }
    }
  }
});
