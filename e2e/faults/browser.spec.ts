/* Browsers that lack, refuse or distort something. Console errors that the fault does not explain fail a test: `guard`. */

import { written } from '../lib/contacts';
import { expect, test } from '../lib/fixtures';

// Where a fault makes the browser load a whole page, its cross-fade is part of what must not fail.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('An older browser', () => {
  // It has no Trusted Types; this browser would still enforce them.
  test.use({ bypassCSP: true });

  test('without what is newer than Baseline 2023 works the same', async ({
    page,
    site,
    contacts,
    emailjs,
  }) => {
    await page.addInitScript(() => {
      for (const [object, name] of [
        [Document.prototype, 'startViewTransition'],
        [Window.prototype, 'requestIdleCallback'],
        [window, 'requestIdleCallback'],
        [window, 'trustedTypes'],
        [window, 'navigation'],
        [window, 'CustomStateSet'],
        [ElementInternals.prototype, 'states'],
        [Object, 'groupBy'],
        [Promise, 'withResolvers'],
        [Set.prototype, 'union'],
      ] as const)
        Reflect.deleteProperty(object, name);
    });
    await site.open('home');
    await site.passWhole();
    await site.follow('contacts');
    await site.switchTo(site.other, 'contacts');
    const form = contacts.in(site.other);
    await form.send();
    await form.expectSuccess();
    expect(emailjs.sent).toHaveLength(1);
  });

  test('a still older one loses only the script that fails', async ({
    page,
    site,
    contacts,
    emailjs,
    guard,
  }) => {
    guard.expectConsole(/IntersectionObserver is not defined/);
    await page.addInitScript(() => {
      for (const [object, name] of [
        [window, 'IntersectionObserver'],
        [window, 'ResizeObserver'],
        [Array.prototype, 'findLastIndex'],
        [Array.prototype, 'at'],
      ] as const)
        Reflect.deleteProperty(object, name);
    });
    await site.open('home');
    await site.passWhole();
    await site.slideshow.locator('[data-action="next"]').click();
    await expect(site.slideshow.getByRole('radio').nth(1)).toBeChecked();
    const other = await site.switchTo(site.other, 'home');
    await other.follow('contacts');
    const form = contacts.in(site.other);
    await form.fillIn();
    await form.send();
    await expect.poll(() => emailjs.sent[0]?.fields).toEqual(written);
  });
});

for (const year of [1970, 2100])
  test(`the clock says ${year}: the site works`, async ({ page, site, contacts, emailjs }) => {
    await page.clock.setSystemTime(new Date(`${year}-01-02T00:00:00Z`));
    await site.open('home');
    await site.follow('contacts');
    await contacts.send();
    await contacts.expectSuccess();
    expect(emailjs.sent).toHaveLength(1);
  });

test('scripts never come: links and flags work as HTML', async ({ page, site }) => {
  await page.route('**/*.js', () => undefined);
  await site.open('home', '', { waitUntil: 'commit' });
  await page.keyboard.press('Shift');
  await site.follow('services');
  await site.switchTo(site.other, 'services');
});

test('the script of the custom elements fails: text, links and the form work', async ({
  page,
  site,
  contacts,
  t,
  guard,
  emailjs,
}) => {
  guard.expectConsole(/net::ERR/);
  await page.route('**/scripts/{behaviours,estimate}.*.js', (route) => route.abort());
  await site.open('home');
  await page.getByText(t('Founder.showMore')).click();
  await expect(page.getByText(t('Founder.showLess'))).toBeVisible();
  const toForm = page.getByRole('main').getByRole('link', { name: t('Hero.contactUs') });
  await toForm.click();
  await site.expect('contacts');
  await contacts.fillIn();
  await contacts.send();
  await contacts.expectSuccess();
  expect(emailjs.sent).toHaveLength(1);
});
