/* engines/without-scripts.spec.ts tests more, and in other engines. */

import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

test.use({ javaScriptEnabled: false });

const record = null;

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
