/* Drawings that are drawn when they come into view: once, never under reduced motion, never on paper. */

import type { Page } from '@playwright/test';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import { expect, type Translate, test } from './lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const waiting = (page: Page) =>
  page
    .locator('site-drawn')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.matches('[data-waiting]')));

/** Property that hides a drawing until it is drawn, and the part of the drawing that has it. */
const hiding = [
  ['home', 'site-drawn svg', 'clip-path'],
  ['services', 'site-drawn rect', 'scale'],
  ['about', 'site-drawn g', 'opacity'],
] as const;

for (const [route, part, property] of hiding) {
  test.describe(`The drawing of ${route}`, () => {
    const style = (page: Page) =>
      page
        .locator(part)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

    /** The style of the complete drawing. */
    async function drawnStyle(page: Page, url: string): Promise<string> {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(url);
      await page.evaluate(() => customElements.whenDefined('site-drawn'));
      expect(await waiting(page)).toEqual([false]);
      const drawn = await style(page);
      await page.emulateMedia({ reducedMotion: null });
      return drawn;
    }

    test('is hidden below the window, drawn once when it comes into view, whole on paper', async ({
      page,
      path,
    }) => {
      const drawn = await drawnStyle(page, path(route));
      await page.reload();
      await expect.poll(() => waiting(page)).toEqual([true]);
      await expect.poll(() => style(page)).not.toBe(drawn);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => style(page)).toBe(drawn);
      await page.emulateMedia({ media: null });

      await page.locator('site-drawn').scrollIntoViewIfNeeded();
      await expect.poll(() => waiting(page)).toEqual([false]);
      await expect.poll(() => style(page)).toBe(drawn);

      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('site-drawn').scrollIntoViewIfNeeded();
      expect(await waiting(page)).toEqual([false]);
    });
  });
}

test('a scroll right after the first frame: film and drawing take the last of two reports at once', async ({
  page,
  path,
}) => {
  // Chromium does so at times; here each report comes behind one from below the window.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const below = entries.map(({ target }) => ({
            target,
            isIntersecting: false,
            intersectionRatio: 0,
            boundingClientRect: new DOMRect(0, 1e5, 1, 1),
          }));
          report([...below, ...entries] as IntersectionObserverEntry[], observer);
        }, options);
      }
    };
  });
  await page.goto(path('home'));
  await page.locator('site-drawn').scrollIntoViewIfNeeded();
  await expect.poll(() => waiting(page)).toEqual([false]);
  await page.locator('site-film').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
});

if (!isPhotograph(drawnPicture)) {
  test.describe('The drawing over Home’s picture', () => {
    const transform = (page: Page) =>
      page
        .locator('site-slideshow [class*="drawing"]')
        .first()
        .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);

    test('uncovers the picture once, and never under reduced motion', async ({ page, path, t }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path('home'));
      const rest = await transform(page);
      expect(rest).toBeLessThan(-100);

      await page.emulateMedia({ reducedMotion: null });
      await page.reload({ waitUntil: 'commit' });
      const moving = page.waitForFunction(
        (end) => {
          const drawing = document.querySelector('site-slideshow [class*="drawing"]');
          return drawing && new DOMMatrix(getComputedStyle(drawing).transform).e > end + 20;
        },
        rest,
        { polling: 'raf' },
      );
      await moving;
      await expect.poll(() => transform(page)).toBeCloseTo(rest, 0);

      // Another slide and back: it does not move again.
      const slideshow = page.getByRole('region', { name: t('Slideshow.name') });
      await slideshow.getByRole('button', { name: t('Slideshow.next') }).click();
      // Not by the button: on a slow machine, the slides have turned by themselves before the click stopped them.
      await slideshow.getByRole('radio').first().press('Space');
      await expect(slideshow.getByRole('radio').first()).toBeChecked();
      expect(await transform(page)).toBeCloseTo(rest, 0);
    });

    for (const width of [768, 1440]) {
      test(`its edge moves a little with the first key, from where it rests, at ${width} px`, async ({
        page,
        path,
        t,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path('home'));
        const before = await transform(page);
        await page.getByRole('slider', { name: t('AerialDrawing.edge') }).press('ArrowRight');
        await expect
          .poll(() => page.locator('site-slideshow').getAttribute('style'))
          .toContain('--cut');
        expect(Math.abs((await transform(page)) - before)).toBeLessThan(12);
      });
    }

    test('its edge follows the keys, and a press on its track', async ({ page, path, t }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path('home'));
      const before = await transform(page);
      const edge = page.getByRole('slider', { name: t('AerialDrawing.edge') });
      await edge.press('End');
      // Half a thumb from the side.
      await expect.poll(() => transform(page)).toBeCloseTo(-22, 0);
      await edge.press('Home');
      await expect.poll(() => transform(page)).toBeLessThan(before);
      const { width = 0 } = (await edge.boundingBox()) ?? {};
      await edge.click({ position: { x: width - 2, y: 22 } });
      await expect.poll(() => transform(page)).toBeCloseTo(-22, 0);
      // A focus that it takes while it fades would be lost.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const visibility = await edge.evaluate((input) => {
        document.querySelectorAll<HTMLElement>('input[name="slide"]')[1]?.click();
        return getComputedStyle(input).visibility;
      });
      expect(visibility).toBe('hidden');
    });
  });
}

test('The slideshow animates only properties that need no main thread', async ({ page, path }) => {
  await page.goto(path('home'));
  await expect(page.locator('site-slideshow')).toHaveAttribute('data-rotating', 'true');
  const changed = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe)),
  );
  const ofItself = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = new Set(changed.filter((name) => !ofItself.includes(name)));
  expect([...properties]).toEqual(['transform']);
});

test.describe('A control pressed before the slideshow’s script has loaded', () => {
  const slideshow = (page: Page, t: Translate) =>
    page.getByRole('region', { name: t('Slideshow.name') });

  /** Opens Home without the script; the returned function lets it load. */
  async function openEarly(page: Page, url: string): Promise<() => void> {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/scripts/behaviours.*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    return arrive;
  }

  test('pause: nothing ever moves', async ({ page, path, t }) => {
    const arrive = await openEarly(page, path('home'));
    await slideshow(page, t)
      .getByRole('button', { name: t('Motion.pause') })
      .click();
    arrive();
    await expect(slideshow(page, t).getByRole('button', { name: t('Motion.play') })).toBeVisible();
  });

  test('focus: nothing moves until play is pressed', async ({ page, path, t }) => {
    const arrive = await openEarly(page, path('home'));
    await slideshow(page, t)
      .getByRole('button', { name: t('Motion.pause') })
      .waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Estimate.title') })
      .focus();
    await page.keyboard.press('Tab');
    arrive();
    await expect(slideshow(page, t).getByRole('button', { name: t('Motion.play') })).toBeFocused();
  });

  test('next: the second slide shows', async ({ page, path, t }) => {
    const arrive = await openEarly(page, path('home'));
    await slideshow(page, t)
      .getByRole('button', { name: t('Slideshow.next') })
      .click();
    arrive();
    await expect(slideshow(page, t).getByRole('radio').nth(1)).toBeChecked();
  });
});
