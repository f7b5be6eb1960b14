import { expect, test } from '../lib/fixtures';
import { excess, expectInPlace, openWhole, pageNames, setWidth, unfold } from './measure';

/** As a visitor sets it in Firefox or on Android, for text alone. */
const setTextSize = (size: string) => {
  document.documentElement.style.fontSize = size;
};

for (const name of pageNames) {
  test(`${name} keeps its texts whole at twice their size`, {
    tag: ['@core', '@live'],
  }, async ({ site, page, isMobile }) => {
    await openWhole(site, name);
    await page.evaluate(setTextSize, '200%');
    await setWidth(page, isMobile ? 360 : 1024);
    const lettering = isMobile;
    await expectInPlace(page, 'closed', { lettering });
    await unfold(page);
    await expectInPlace(page, 'unfolded', { lettering });
    expect(await excess(page)).toBe(0);
  });
}

test('the name of a slide and what changes it stand below its picture, also at twice their size', async ({
  site,
  page,
}) => {
  await setWidth(page, 360);
  await openWhole(site, 'home');
  for (const size of ['100%', '200%']) {
    await page.evaluate(setTextSize, size);
    const { foot, names, heading } = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const names = [...document.querySelectorAll('site-slideshow [data-turn] > a')]
        .filter((name) => name.checkVisibility({ visibilityProperty: true }))
        .map((name) => name.getBoundingClientRect());
      return {
        foot: boxOf('site-slideshow figure[data-picture]')?.bottom ?? Number.NaN,
        names: names.map(({ top, bottom }) => ({ top, bottom })),
        heading: boxOf('h1')?.top ?? Number.NaN,
      };
    });
    expect(names, size).toHaveLength(1);
    expect(names[0]?.top, size).toBeGreaterThanOrEqual(foot - 1);
    expect(names[0]?.bottom, size).toBeLessThanOrEqual(heading + 1);
  }
});

test.describe('At 400 % zoom of a 1280 × 1024 window', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header scrolls away with the page', async ({ site, page }) => {
    await site.open('services');
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.getByRole('heading', { level: 2 }).nth(5).scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
