import { test, expect } from './lib/fixtures';
test('fetch', async ({ page }) => {
      await page.route(
        (url) => url.pathname === '/contacts/',
        async (route) => {
          const response = await route.fetch();
          console.log(response.status(), response.headers(), route.request().url(), route.request().method());
          const html = await response.text();
          console.log(html.length);
          await route.fulfill({ response, body: html });
        },
      );
      await page.goto('/contacts/');
});
test('video', async ({ page }) => {
      await page.goto('/');
      const video = page.locator('video');
      await video.scrollIntoViewIfNeeded();
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0);
      for (let i = 0; i<10; i++) {
      console.log(await video.evaluate(async (film: HTMLVideoElement) => { film.playbackRate = 8; await new Promise(r => setTimeout(r, 700)); return [film.currentTime, film.duration, film.seekable.length && film.seekable.end(0), film.buffered.length && film.buffered.end(0), film.paused, film.ended, film.currentSrc]}));
      }
});
