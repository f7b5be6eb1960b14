import { expect, test } from '../lib/fixtures';
import { openWhole, setTextSize, setWidth } from './measure';

test('the name of a slide and what changes it stand below its picture, also at twice their size', async ({
  site,
  page,
}) => {
  await setWidth(page, 360);
  await openWhole(site, 'home');
  for (const size of ['100%', '200%']) {
    await page.evaluate(setTextSize, size);
    const slideshow = page.locator('site-slideshow');
    const picture = await slideshow.locator('figure[data-picture]').first().boundingBox();
    const name = await slideshow.locator('[data-turn] > a').filter({ visible: true }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const foot = (box: typeof name) => (box ? box.y + box.height : Number.NaN);
    expect(name?.y, size).toBeGreaterThanOrEqual(foot(picture) - 1);
    expect(foot(name), size).toBeLessThanOrEqual((heading?.y ?? 0) + 1);
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
