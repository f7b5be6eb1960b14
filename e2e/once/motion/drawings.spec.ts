/* Drawings are drawn once, when they come into view. With reduced motion and in print they are complete at once. */

import { expect, test } from '@/e2e/lib/fixtures';
import type { Site } from '@/e2e/lib/site';

test.use({ contextOptions: {} });

/** The property that hides a drawing until it is drawn, and the part of the drawing that has it. */
const hiding = [
  ['home', 'site-drawn svg', 'clip-path'],
  ['services', 'site-drawn rect', 'transform'],
  ['about', 'site-drawn path:nth-of-type(4)', 'opacity'],
] as const;

for (const [route, part, property] of hiding) {
  test(`the drawing on ${route} is drawn once, when it scrolls into view`, async ({
    site,
    page,
  }) => {
    const style = () =>
      page
        .locator(part)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(route);
    await page.evaluate(() => customElements.whenDefined('site-drawn'));
    const drawn = await style();

    await page.emulateMedia({ reducedMotion: null });
    await page.reload();
    await expect.poll(style).not.toBe(drawn);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(style).toBe(drawn);
    await page.emulateMedia({ media: null });

    await page.locator('site-drawn').scrollIntoViewIfNeeded();
    await expect.poll(style).toBe(drawn);
    await site.scrollTo(0);
    await page.locator('site-drawn').scrollIntoViewIfNeeded();
    expect(await style()).toBe(drawn);
  });
}

test.describe('The drawing over Home’s picture', () => {
  /** How far it has moved to the side, in px. */
  const moved = ({ slideshow }: Site) =>
    slideshow
      .locator('.screen-only:has(> div > picture)')
      .first()
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);

  test('uncovers the picture once, and does not move with reduced motion', async ({
    site,
    page,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('home');
    const rest = await moved(site);
    expect(rest).toBeLessThan(-100);

    await page.emulateMedia({ reducedMotion: null });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => moved(site), { intervals: [20] }).toBeGreaterThan(rest + 20);
    await expect.poll(() => moved(site)).toBeCloseTo(rest, 0);

    // After another slide and back, it does not move again.
    await site.slideshow.getByRole('button', { name: t('Slideshow.next') }).click();
    // The radio button is used and not the arrow button, because on a slow machine the slides may have turned before
    // the click stopped them.
    const first = site.slideshow.getByRole('radio').first();
    await first.press('Space');
    await expect(first).toBeChecked();
    expect(await moved(site)).toBeCloseTo(rest, 0);
  });

  for (const [width, value] of [
    [768, 55],
    [1440, 70],
  ] as const) {
    test(`its edge follows arrow keys and clicks, at ${width} px`, async ({ site, page, t }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open('home');
      const rest = await moved(site);
      const edge = page.getByRole('slider', { name: t('AerialDrawing.edge') });
      await edge.press('ArrowRight');
      await expect(edge).toHaveValue(String(value));
      await expect(site.slideshow).toHaveAttribute('style', /--cut/);
      expect((await moved(site)) - rest).toBeGreaterThan(0.02 * width);
      await edge.press('ArrowLeft');
      await expect(edge).toHaveValue(String(value - 5));

      // Half of the thumb is beyond the middle of the edge.
      await edge.press('End');
      await expect.poll(() => moved(site)).toBeCloseTo(-22, 0);
      await edge.press('Home');
      await expect.poll(() => moved(site)).toBeLessThan(rest);
      const { width: track = 0 } = (await edge.boundingBox()) ?? {};
      await edge.click({ position: { x: track - 2, y: 22 } });
      await expect.poll(() => moved(site)).toBeCloseTo(-22, 0);

      // If the slider could get the focus while it fades, the focus would be lost.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const visibility = await edge.evaluate((input) => {
        document.querySelectorAll<HTMLElement>('input[name="slide"]')[1]?.click();
        return getComputedStyle(input).visibility;
      });
      expect(visibility).toBe('hidden');
    });
  }
});
