/* The site without JavaScript. The tests in e2e/export/ check words and links of all pages. */

import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test.use({ javaScriptEnabled: false });

// Firefox over WebDriver BiDi runs scripts even if JavaScript is off.
const core = { tag: ['@core', '@live', '@not-firefox'] };
const record = null;

for (const route of ['home', 'contacts'] as const) {
  test(
    `without JavaScript, ${route} can be read, and its flags work`,
    route === 'contacts' ? core : {},
    async ({ site, page }) => {
      await site.in(site.other).open(route);
      await site.in(site.other).switchTo(site.locale, route, { record });
      // No section waits for a script to become visible.
      for (const section of await page.locator('main > *, footer').all())
        await expect(section).toBeVisible();
    },
  );
}

test('without JavaScript, every page, slide, hidden text and the map can be opened', async ({
  site,
  page,
  t,
}) => {
  await site.open('certificates');
  for (const route of routeNames) await site.follow(route, { record });
  await site.follow('home', { record });
  await page.getByText(t('Founder.showMore'), { exact: true }).click();
  await expect(page.getByText(t('Founder.more'))).toBeVisible();
  await site.slideshow.locator('label').nth(5).click();
  await expect(site.slideshow.getByText(t('Slideshow.slides.commissioning.text'))).toBeVisible();
  await expect(site.slideshow.getByText(t('Slideshow.slides.studies.text'))).toBeHidden();
  await site.follow('contacts', { record });
  const frame = page.getByTitle(t('Map.title'));
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('link', { name: t('Map.load') })).toBeVisible();
});
