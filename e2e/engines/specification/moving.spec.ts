import { expect, rule, test } from '@/e2e/lib/fixtures';
import type { Site } from '@/e2e/lib/site';
import { services } from '@/site/services';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Expects a slide by its accessible name, its picture and the picker. The first one has the index 0. */
async function expectSlide({ slideshow, t }: Site, index: number): Promise<void> {
  const { id } = services[index] ?? services[0];
  const position = { number: String(index + 1), total: String(services.length) };
  const name = `${t('Slideshow.position', position)}: ${t(`Services.${id}.title`)}`;
  const slide = slideshow.getByRole('group', { name, exact: true });
  await expect(slide).toHaveCSS('opacity', '1');
  await expect(slide.getByRole('img')).toBeVisible();
  await expect(slideshow.getByRole('radio').nth(index)).toBeChecked();
}

test(
  'slides turn every 3000 ms, and can be picked',
  rule('4 Slideshow', '@live'),
  async ({ site, page, t }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await site.open('home');
    await expect(site.slideshow).toHaveAttribute('data-rotating', 'true');
    await expectSlide(site, 0);
    await page.clock.runFor(2999);
    await expectSlide(site, 0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expectSlide(site, 1);

    const button = (name: string) => site.slideshow.getByRole('button', { name });
    await button(t('Motion.pause')).click();
    await button(t('Slideshow.previous')).click();
    await button(t('Slideshow.previous')).click();
    await expectSlide(site, services.length - 1);
    await button(t('Slideshow.next')).click();
    await expectSlide(site, 0);
    await site.slideshow.locator('label').nth(4).click();
    await expectSlide(site, 4);
    await page.reload();
    await expect(button(t('Motion.play'))).toBeVisible();
  },
);

test('the film plays in a loop', rule('2 Home'), async ({ site, t }) => {
  const film = site.film.locator('video');
  const button = (name: 'pause' | 'play') =>
    site.film.getByRole('button', { name: t(`Motion.${name}`) });
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  // On the second visit the script comes from the browser's cache, and runs before the children of the element are
  // parsed.
  for (const visit of ['first', 'second']) {
    await site.open('home');
    await expect(film, visit).toHaveJSProperty('paused', true);
    await film.scrollIntoViewIfNeeded();
    await expect(film, visit).toHaveJSProperty('paused', false);
    await expect.poll(time, visit).toBeGreaterThan(0);
    await button('pause').click();
    await expect(film, visit).toHaveJSProperty('paused', true);
    await button('play').click();
    await expect(film, visit).toHaveJSProperty('paused', false);
  }
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('controls', false);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });
  await expect.poll(time, { intervals: [50] }).toBeLessThan(2);
});
