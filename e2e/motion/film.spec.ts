import { expect, test } from '../lib/fixtures';

test.use({ contextOptions: {} });

test('the film plays near the window, and its button pauses it, on every visit', {
  tag: '@engines',
}, async ({ site, t }) => {
  const film = site.film.locator('video');
  const plays = () =>
    film.evaluate(({ paused, currentTime }: HTMLVideoElement) => !paused && currentTime > 0);
  // On the second visit the script comes from the browser's cache, and runs before the element's children are parsed.
  for (const visit of ['first', 'second']) {
    await site.open('home');
    expect(await plays(), visit).toBe(false);
    await site.film.evaluate((element) => element.scrollIntoView());
    await expect.poll(plays, `plays on the ${visit} visit`).toBe(true);
    for (const [name, isPlaying] of [
      ['pause', false],
      ['play', true],
    ] as const) {
      await site.film.getByRole('button', { name: t(`Motion.${name}`) }).click();
      await expect.poll(plays, `after ${name}, ${visit} visit`).toBe(isPlaying);
    }
    await site.open('services');
  }
});
