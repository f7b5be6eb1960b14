/* What fits on your land, from Home to the enquiry. Its figures are tested in site/, its fields in components/home/Estimate. */

import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { estimate } from '@/site/estimate';
import { href } from '@/site/routes';
import { enquiryForm, field } from './lib/enquiry';
import { alive, expect, test, translator } from './lib/fixtures';
import { expectPage, flag, others } from './lib/visit';

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

test('the fields answer, and the link brings the figures into the enquiry, in any language', async ({
  page,
  path,
  t,
  siteLocale,
}) => {
  await page.goto(path('home'));
  await page.getByRole('radio', { name: t('Estimate.kinds.tracker') }).check();
  await page.getByRole('combobox', { name: t('Estimate.place') }).selectOption('foggia');
  await areaField(page, siteLocale).fill('12,5');
  await expect(page.locator('[data-figure="modules"]')).toHaveText(
    new Intl.NumberFormat(siteLocale).format(modules),
  );
  await page.getByRole('link', { name: t('Estimate.enquire') }).click();
  await expect(page).toHaveURL(path('contacts') + figures);
  const description = (locale: Locale) =>
    field(enquiryForm(page, translator(locale)), translator(locale), 'description');
  await expect(description(siteLocale)).toHaveValue(expected(siteLocale));
  await description(siteLocale).press('ControlOrMeta+End');
  await page.keyboard.type('Typed behind.');

  const [other = 'en', third = 'it'] = others(siteLocale);
  await flag(page, other).click();
  await expect(description(other)).toHaveValue(expected(other));
  await expect(description(other)).toHaveValue(/Typed behind\.$/);
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

test('a place that is changed right before a link is followed is there on Back', async ({
  page,
  path,
  t,
  siteLocale,
}) => {
  await page.goto(path('home'));
  await page.waitForFunction(() => customElements.get('site-estimate'));
  // In one step, as fast as no visitor is.
  await page.evaluate(() => {
    const place = document.querySelector<HTMLSelectElement>('[data-part="place"]');
    if (place) place.value = 'foggia';
    for (const type of ['input', 'change'])
      place?.dispatchEvent(new Event(type, { bubbles: true }));
    document.querySelector<HTMLElement>('header li:nth-child(2) a')?.click();
  });
  await expectPage(page, siteLocale, 'services');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: t('Estimate.place') })).toHaveValue('foggia');
});

test('a flag keeps what was typed, in the format of the other language', async ({
  page,
  path,
  siteLocale,
}) => {
  await page.goto(path('home'));
  await areaField(page, siteLocale).fill('33');
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
    await alive(page);
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
