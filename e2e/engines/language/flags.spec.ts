/* A flag shows the same page in its language, and takes along what the visitor was doing. */

import { written } from '@/e2e/lib/contacts';
import { expect, rule, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

const core = { tag: ['@core', '@live'] };

test('a flag keeps query, hash and focus on every page, and adds no history entry', {
  tag: ['@engines', '@live'],
}, async ({ site, page }) => {
  let [from, to] = [site.in(site.other), site];
  for (const route of routeNames) {
    await from.open(route, '?from=mail&x=%2F#content');
    const entries = await page.evaluate(() => history.length);
    await site.flag(to.locale).focus();
    await page.keyboard.press('Enter');
    await to.expect(route);
    await expect(page).toHaveURL(to.path(route, '?from=mail&x=%2F#content'));
    await expect(site.flag(to.locale)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    // The session now has the language of this page, so the next page must open in it.
    [from, to] = [to, from];
  }
});

test('a flag keeps the scroll position, there and back', core, async ({ site, page }) => {
  // Playwright's own click would scroll to the flag.
  const press = (flag: HTMLElement) => flag.click();
  await site.open('home');
  const middle = await page.evaluate(() => Math.round(document.body.scrollHeight / 2));
  for (const top of [1200, middle]) {
    // Loads everything first, because what loads later would move the page before the click on the flag.
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await site.scrollTo(top);
    const place = await site.place();
    await site.flag(site.other).evaluate(press);
    await site.in(site.other).expect('home');
    await site.expectPlace(place, `from ${top} px`);
    await site.flag(site.locale).evaluate(press);
    await site.expect('home');
    const way = async () => Math.abs((await page.evaluate(() => scrollY)) - top);
    await expect.poll(way, 'px from the place').toBeLessThan(40);
  }
});

test(
  'typed text stays in the form after a flag and after Back, until it is sent',
  rule('4 Language'),
  async ({ site, contacts, delivery }) => {
    const other = site.in(site.other);
    const otherContacts = contacts.in(site.other);
    await contacts.open();
    await contacts.fillIn();
    await site.switchTo(site.other, 'contacts');
    await otherContacts.expectTyped();
    // The same again, with the form's script.
    await contacts.alive();
    await other.switchTo(site.locale, 'contacts');
    await contacts.expectTyped();

    await site.open('about');
    await site.switchTo(site.other, 'about');
    await site.travel(-1);
    await other.expect('contacts');
    await otherContacts.expectTyped();

    await otherContacts.send();
    await otherContacts.expectSuccess();
    expect(delivery.sent.map(({ fields }) => fields)).toEqual([written]);
    await other.switchTo(site.locale, 'contacts');
    await contacts.expectEmpty();
  },
);

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
