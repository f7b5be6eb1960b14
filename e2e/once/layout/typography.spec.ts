import { expect, test } from '@/e2e/lib/fixtures';
import { openWhole, setTextSize, setWidth } from '@/e2e/lib/measure';
import { locales } from '@/i18n/locales';

/** Runs in the page. Measures the height of the ink of letters in px, drawn large in one of the page's fonts. */
async function inkHeights([letters, language, family]: readonly [string, string, string]) {
  const canvas = document.createElement('canvas');
  canvas.lang = language;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.font = `700 200px "${family}"`;
  await document.fonts.load(context.font, letters);
  return [...letters].map((letter) => {
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(letter);
    return actualBoundingBoxAscent + actualBoundingBoxDescent;
  });
}

test('every font has the Bulgarian letter forms', async ({ site, page }) => {
  await site.in('bg').open('home');
  for (const family of ['Sofia Sans', 'Sofia Sans Condensed', 'Sofia Sans Extra Condensed']) {
    // в and к have ascenders in the Bulgarian form. In the Russian form they are as low as н.
    // д has a descender like a Latin g in the Bulgarian form. The Russian form has two feet on the baseline.
    const [low = 0, ...tall] = await page.evaluate(inkHeights, ['нвкд', 'bg', family] as const);
    expect(Math.min(...tall), family).toBeGreaterThan(low * 1.2);
    const russian = await page.evaluate(inkHeights, ['нвк', 'ru', family] as const);
    expect(Math.max(...russian), family).toBeLessThan(low * 1.1);
  }
});

test('long words are hyphenated on a phone, but not in headings and addresses', {
  tag: '@live',
}, async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hyphens = (selector: string) =>
    page
      .locator(`main ${selector}`)
      .evaluateAll((found) => [...new Set(found.map((one) => getComputedStyle(one).hyphens))]);
  for (const locale of locales) {
    await site.in(locale).open('certificates');
    // English words are short, and some builds of Chromium have no English dictionary.
    expect(await hyphens('p'), locale).toEqual([locale === 'en' ? 'manual' : 'auto']);
    expect(await hyphens(':is(h1, h2, h3, a[href^=mailto])'), locale).toEqual(['manual']);
  }
});

test('the name of a slide is below its picture, also at 200 % text size', async ({
  site,
  page,
}) => {
  await setWidth(page, 360);
  await openWhole(site, 'home');
  for (const size of ['100%', '200%']) {
    await page.evaluate(setTextSize, size);
    const slideshow = page.locator('site-slideshow');
    const picture = await slideshow.locator('[data-picture]').first().boundingBox();
    const name = await slideshow.locator('[data-turn] > a').filter({ visible: true }).boundingBox();
    const picker = await slideshow.getByRole('group').last().boundingBox();
    const foot = (box: typeof name) => (box ? box.y + box.height : Number.NaN);
    expect(name?.y, size).toBeGreaterThanOrEqual(foot(picture) - 1);
    expect(foot(name), size).toBeLessThanOrEqual((picker?.y ?? 0) + 1);
  }
});

test('at 400 % zoom, the header scrolls away with the page', async ({ site, page }) => {
  // 400 % zoom in a window of 1280 × 1024 px.
  await page.setViewportSize({ width: 320, height: 256 });
  await site.open('services');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('heading', { level: 2 }).nth(5).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
