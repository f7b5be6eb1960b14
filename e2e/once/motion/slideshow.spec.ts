import { expect, test } from '@/e2e/lib/fixtures';
import type { Site } from '@/e2e/lib/site';

test.use({ contextOptions: {} });

/** Moves the focus to the first control of the slideshow, by keyboard. */
async function tabIntoSlideshow({ page }: Site): Promise<void> {
  const linksOfIntroduction = page.locator('h1 + div').getByRole('link');
  await linksOfIntroduction.last().focus();
  await page.keyboard.press('Tab');
}

test('Tab reaches the controls of the slideshow in order, and arrow keys pick a slide', async ({
  site,
  page,
  t,
}) => {
  // On a slow machine, the first slide would turn before the focus stops it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await site.open('home');
  const { slideshow } = site;
  const button = (name: string) => slideshow.getByRole('button', { name });
  const picker = slideshow.getByRole('radio');
  await tabIntoSlideshow(site);
  for (const stop of [
    button(t('Motion.play')),
    button(t('Slideshow.previous')),
    button(t('Slideshow.next')),
    slideshow.getByRole('slider'),
    slideshow.getByRole('link'),
    picker.first(),
  ]) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(slideshow.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(picker.nth(1)).toBeFocused();
  await expect(picker.nth(1)).toBeChecked();
});

test('the slideshow animates only properties that do not need the main thread', async ({
  site,
  page,
}) => {
  await site.open('home');
  await expect(site.slideshow).toHaveAttribute('data-rotating', 'true');
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

test.describe('A finger', () => {
  test.use({ hasTouch: true });

  test('that moves sideways shows the next or the previous slide, and the browser does nothing', async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('home');
    const { x, y, width, height } = (await site.slideshow.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    // A browser that takes a movement for itself cancels the pointer.
    await page.evaluate(() => {
      addEventListener('pointercancel', () => document.body.toggleAttribute('data-taken', true));
    });
    const client = await page.context().newCDPSession(page);
    const [middle, top] = [x + 0.8 * width, y + 0.2 * height];
    const swipe = async (by: number) => {
      const touch = (type: 'touchStart' | 'touchMove', dx: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: middle + dx, y: top }],
        });
      await touch('touchStart', 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share * by);
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const slides = site.slideshow.getByRole('radio');
    await swipe(-160);
    await expect(slides.nth(1)).toBeChecked();
    await swipe(160);
    await expect(slides.nth(0)).toBeChecked();
    await swipe(160);
    await expect(slides.last()).toBeChecked();
    await expect(page.locator('body')).not.toHaveAttribute('data-taken');
  });
});

test.describe('A click before the slideshow’s script has loaded', () => {
  let arrive: () => void;

  test.beforeEach(async ({ page, site }) => {
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/scripts/behaviours.*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await site.open('home', '', { waitUntil: 'commit' });
  });

  test('pause stops the slides', async ({ site: { slideshow }, t }) => {
    await slideshow.getByRole('button', { name: t('Motion.pause') }).click();
    arrive();
    await expect(slideshow.getByRole('button', { name: t('Motion.play') })).toBeVisible();
  });

  test('keyboard focus stops the slides', async ({ site, t }) => {
    await site.slideshow.getByRole('button', { name: t('Motion.pause') }).waitFor();
    await tabIntoSlideshow(site);
    arrive();
    await expect(site.slideshow.getByRole('button', { name: t('Motion.play') })).toBeFocused();
  });

  test('next shows the second slide', async ({ site: { slideshow }, t }) => {
    await slideshow.getByRole('button', { name: t('Slideshow.next') }).click();
    arrive();
    await expect(slideshow.getByRole('radio').nth(1)).toBeChecked();
  });
});
