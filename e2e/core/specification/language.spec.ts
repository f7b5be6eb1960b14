import { expect, rule, test } from '@/e2e/lib/fixtures';
import { isLocale } from '@/i18n/locales';

test('a visit begins in English', rule('4 Language', '@live'), async ({ site, page }) => {
  await site.in('en').open('home');
  await site.in('en').expect('home');
  await site.open('about');
  await site.expect('about');
  // The language is stored in session storage and nowhere else.
  const entries = Object.entries(await page.evaluate(() => ({ ...sessionStorage }))).filter(
    ([, value]) => isLocale(value),
  );
  expect(entries).toEqual([['lang', site.locale]]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('a flag changes the language', rule('4 Language', '@live'), async ({ site }) => {
  await site.in(site.other).open('services');
  await site.in(site.other).switchTo(site.locale, 'services');
  // On every later page, a bare address shows the language of the session.
  for (const route of ['about', 'home'] as const) {
    await site.in('en').open(route);
    await site.expect(route);
  }
  await site.record(site.other);
  await site.page.reload();
  await site.in(site.other).expect('home');
});
