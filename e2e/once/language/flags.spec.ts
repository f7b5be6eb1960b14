/* engines/language/flags.spec.ts tests more, and in other engines. */

import { expect, test } from '@/e2e/lib/fixtures';

test('a flag keeps the opened text, the picked slide, the pause and the position of the edge', async ({
  site,
  page,
  t,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.open('home');
  await page.getByText(t('Founder.showMore'), { exact: true }).click();
  await site.slideshow.getByRole('button', { name: t('Motion.pause') }).click();
  await site.slideshow.getByRole('slider').fill('30');
  await site.slideshow.getByRole('radio').nth(4).check({ force: true });
  const italian = await site.switchTo('it', 'home');
  await expect(page.getByText(italian.t('Founder.showLess'), { exact: true })).toBeVisible();
  await expect(italian.slideshow.getByRole('radio').nth(4)).toBeChecked();
  await expect(
    italian.slideshow.getByRole('button', { name: italian.t('Motion.play') }),
  ).toBeVisible();
  await expect(italian.slideshow.locator('input[type=range]')).toHaveValue('30');
  await expect(italian.slideshow).toHaveAttribute('style', /--cut: ?calc\(22px \+ 0?\.3 /);
});

test('after a flag, the first frame already shows the page at its scroll position', async ({
  site,
  page,
}) => {
  await site.open('services');
  await site.scrollTo(4000);
  await site.flag('it').evaluate((flag: HTMLElement) => flag.click());
  await site.in('it').expect('services');
  const paints = () =>
    page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime));
  await expect.poll(paints).toHaveLength(2);
  const [first, withContent] = await paints();
  // An empty frame before that, followed by the content, would be a flash.
  expect(first).toBe(withContent);
});
