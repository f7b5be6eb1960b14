import { openStreetMapOrigin } from '@/site/map';
import { routes } from '@/site/routes';
import { expect, rule, test } from '../lib/fixtures';

test('the navigation leads to each page', rule('2 Routes', '@smoke', '@live'), async ({ site }) => {
  await site.open('certificates');
  for (const route of routes) await site.follow(route);
});

test(
  'any other address is a 404 with a link to Home',
  rule('2 Routes', '@live'),
  async ({ site, page, t, guard }) => {
    guard.tolerateConsole(/404/);
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await site.openUnknown();
    expect((await answered).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('NotFound.title'));
    await page.getByRole('link', { name: t('NotFound.home') }).click();
    await site.expect('home');
  },
);

test(
  'Home: the contact-us button leads to the form',
  rule('2 Home', '@smoke', '@live'),
  async ({ site, page, t, contacts }) => {
    await site.open('home');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Hero.contactUs') })
      .click();
    await site.expect('contacts');
    await expect(contacts.form).toBeVisible();
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'Home: the film plays muted near the window, begins again at its end, and can be paused',
    rule('2 Home', '@live'),
    async ({ site }) => {
      await site.open('home');
      const film = site.film.locator('video');
      await expect(film).toHaveJSProperty('paused', true);
      await film.scrollIntoViewIfNeeded();
      await expect(film).toHaveJSProperty('paused', false);
      for (const [property, value] of [
        ['muted', true],
        ['loop', true],
        ['controls', false],
      ] as const)
        await expect(film).toHaveJSProperty(property, value);

      const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(time).toBeGreaterThan(0);
      await film.evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.2;
      });
      await expect.poll(time, { intervals: [50] }).toBeLessThan(2);
      await expect(film).toHaveJSProperty('paused', false);

      for (const isPaused of [true, false]) {
        await site.film.getByRole('button').click();
        await expect(film).toHaveJSProperty('paused', isPaused);
      }
    },
  );
});

test(
  'Contacts: the map is embedded, and OpenStreetMap comes after a click',
  rule('2 Contacts'),
  async ({ site, contacts, page, t, guard }) => {
    await contacts.open();
    const frame = page.getByTitle(t('Map.title'));
    await frame.scrollIntoViewIfNeeded();
    const map = frame.contentFrame();
    await expect(map.getByRole('img').first()).toBeVisible();
    await expect(map.getByText(t('Company.street')).first()).toBeVisible();

    // Until now, the guard has refused it.
    guard.allowHost(new URL(openStreetMapOrigin).host);
    await page.route(`${openStreetMapOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>OpenStreetMap</h1>' }),
    );
    const entries = await page.evaluate(() => history.length);
    await map.getByRole('link', { name: t('Map.load') }).click();
    await expect(map.getByRole('heading', { name: 'OpenStreetMap' })).toBeVisible();
    await site.expect('contacts');
    // Back then leaves the page, not only the frame.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test(
  'Certificates: each document opens in a new tab',
  rule('2 Certificates', '@live'),
  async ({ site, page, context }) => {
    await site.open('certificates');
    for (const link of await page.locator('main a[type="application/pdf"]').all()) {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
    }
    await site.expect('certificates');
  },
);
