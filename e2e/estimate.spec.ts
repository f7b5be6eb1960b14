/* What fits on your land, from Home to the enquiry. Its figures are tested in site/, its fields in components/home/Estimate. */

import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { estimate } from '@/site/estimate';
import { href } from '@/site/routes';
import { enquiryForm, field } from './lib/enquiry';
import {
  expect,
  hydrated,
  test,
  translator,
  withLateRuntime,
  withoutRuntime,
} from './lib/fixtures';
import { flag, others } from './lib/visit';

const figures = '?kind=tracker&area=12.5&place=foggia';
const { modules, kilowattsPeak } = estimate({ kind: 'tracker', area: 12.5, place: 'foggia' });

/** What the line must say in a language, whatever its words. */
function expected(locale: Locale): RegExp {
  const number = new Intl.NumberFormat(locale);
  const power = new Intl.NumberFormat(locale, {
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
  });
  const t = translator(locale);
  const parts = [
    number.format(12.5),
    t('Estimate.places.foggia'),
    power.format(kilowattsPeak / 1000),
    number.format(modules),
  ];
  return new RegExp(parts.map((part) => part.replace(/[.]/g, '\\.')).join('.*'));
}

const areaField = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: translator(locale)('Estimate.area') });

test('before the runtime: the fields answer, and the link brings the figures into the enquiry', async ({
  page,
  path,
  t,
  siteLocale,
  guard,
}) => {
  await withoutRuntime(page, guard);
  await page.goto(path('home'));
  await page.getByRole('radio', { name: t('Estimate.kinds.tracker') }).check();
  await page.getByRole('combobox', { name: t('Estimate.place') }).selectOption('foggia');
  await areaField(page, siteLocale).fill('12,5');
  await expect(page.locator('[data-figure="modules"]')).toHaveText(
    new Intl.NumberFormat(siteLocale).format(modules),
  );
  await page.getByRole('link', { name: t('Estimate.enquire') }).click();
  await expect(page).toHaveURL(path('contacts') + figures);
  const description = field(enquiryForm(page, t), t, 'description');
  await expect(description).toHaveValue(expected(siteLocale));
  // A flag is a page load here.
  const [other = 'en'] = others(siteLocale);
  await flag(page, other).click();
  await expect(page).toHaveURL(href(other, 'contacts') + figures);
  const translated = field(enquiryForm(page, translator(other)), translator(other), 'description');
  await expect(translated).toHaveValue(expected(other));
  expect((await translated.inputValue()).trim().split('\n')).toHaveLength(1);
});

test('fields used while the runtime loads keep their values, and the language follows', async ({
  page,
  path,
  siteLocale,
}) => {
  const release = await withLateRuntime(page);
  await page.goto(path('home'));
  await areaField(page, siteLocale).fill('33');
  await release();
  await hydrated(page);
  await expect(areaField(page, siteLocale)).toHaveValue('33');
  for (const other of others(siteLocale)) {
    await flag(page, other).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(areaField(page, other)).toHaveValue('33');
    const { modules: count } = estimate({ kind: 'fixed', area: 33, place: 'sofia' });
    await expect(page.locator('[data-figure="modules"]')).toHaveText(
      new Intl.NumberFormat(other).format(count),
    );
  }
});

test('within the document: what was typed stays, the line follows the language until it is touched', async ({
  page,
  path,
  t,
  siteLocale,
}) => {
  await page.goto(path('contacts'));
  await hydrated(page);
  const description = (locale: Locale) =>
    field(enquiryForm(page, translator(locale)), translator(locale), 'description');
  await description(siteLocale).fill('Typed before.');
  await page.locator('header a').first().click();
  await areaField(page, siteLocale).fill('12.5');
  await page.getByRole('radio', { name: t('Estimate.kinds.tracker') }).check();
  await page.getByRole('combobox', { name: t('Estimate.place') }).selectOption('foggia');
  await page.getByRole('link', { name: t('Estimate.enquire') }).click();
  await expect(page).toHaveURL(path('contacts') + figures);
  await expect(description(siteLocale)).toHaveValue(/^Typed before\.\n/);
  await expect(description(siteLocale)).toHaveValue(expected(siteLocale));

  const [other = 'en', third = 'it'] = others(siteLocale);
  await flag(page, other).click();
  await expect(description(other)).toHaveValue(expected(other));
  expect((await description(other).inputValue()).split('\n')).toHaveLength(2);
  await description(other).fill('Mine now.');
  await expect(page).toHaveURL(href(other, 'contacts'));
  await flag(page, third).click();
  await expect(page).toHaveURL(href(third, 'contacts'));
  await expect(description(third)).toHaveValue('Mine now.');

  // Back to Home, which has kept the figures.
  await page.goBack();
  await expect(areaField(page, third)).toHaveValue(new Intl.NumberFormat(third).format(12.5));
});

test('a URL with figures can be shared; one with anything else writes nothing', async ({
  page,
  path,
  t,
  siteLocale,
}) => {
  await page.goto(path('home') + figures);
  await expect(page.locator('[data-figure="modules"]')).toHaveText(
    new Intl.NumberFormat(siteLocale).format(modules),
  );
  for (const bad of [
    '?kind=tracker&area=1e9&place=foggia',
    '?kind=tracker&area=12.5&place=<img src=x onerror="document.title=1">',
    '?kind=__proto__&area=12.5&place=constructor',
  ]) {
    await page.goto(path('contacts') + bad);
    await page.waitForFunction(() => customElements.get('site-figures'));
    await expect(field(enquiryForm(page, t), t, 'description')).toHaveValue('');
  }
});

test('without JavaScript a table stands there, and no field', async ({
  browser,
  path,
  t,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(path('home'));
  // Five areas and a roof.
  const rows = page
    .getByRole('table')
    .filter({ hasText: t('Estimate.power') })
    .getByRole('row');
  await expect(rows).toHaveCount(7);
  const { modules: count } = estimate({ kind: 'roof', area: 2000, place: 'sofia' });
  await expect(rows.last()).toContainText(String(count));
  await expect(page.locator('site-estimate')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const locale of locales) {
    await page.goto(href(locale, 'home'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(360);
  }
  await context.close();
});

test('an answer takes at most a fourth of 16 ms of the processor: script, style and layout', async ({
  page,
  path,
}) => {
  await page.goto(path('home'));
  // The HTML holds an answer before the script has come.
  await page.waitForFunction(() => customElements.get('site-estimate'));
  await page.locator('[data-part="plan"]').scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  // Time of this thread, which other work on the machine hardly changes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  };
  const inputs = 20;
  const round = async () => {
    const before = await spent();
    // From 60 ha down: the plans with most rows.
    await page.evaluate(async (count) => {
      const scale = document.querySelector<HTMLInputElement>('[data-part="scale"]');
      for (let index = 0; index < count; index += 1) {
        if (scale) scale.value = String(100 - index / 2);
        scale?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    }, inputs);
    return ((await spent()) - before) / inputs;
  };
  // Several rounds: the processor's cores share what one of them needs.
  await expect.poll(round, { intervals: [0], timeout: 30_000 }).toBeLessThanOrEqual(4);
});

test('by keyboard alone, from the kind to the enquiry', async ({ page, path, t, siteLocale }) => {
  await page.goto(path('home'));
  await page.getByRole('radio', { name: t('Estimate.kinds.fixed') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('Estimate.kinds.tracker') })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(areaField(page, siteLocale)).toBeFocused();
  await page.keyboard.press('Tab');
  const scale = page.getByRole('slider', { name: t('Estimate.scale') });
  await expect(scale).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(areaField(page, siteLocale)).toHaveValue(
    new Intl.NumberFormat(siteLocale).format(10.5),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('Estimate.enquire') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path('contacts')}?kind=tracker&area=10.5&place=pleven`);
});
