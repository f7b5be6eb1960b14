/* The calculator, from Home to the enquiry. The tests in components/home/Estimate cover its figures and its fields. */

import type { Locator } from '@playwright/test';
import { estimateLand } from '@/components/home/Estimate/estimateLand';
import { areaIn } from '@/components/home/Estimate/landInput';
import { unitsOf } from '@/components/home/Estimate/units';
import { expect, test } from '@/e2e/lib/fixtures';
import type { Site } from '@/e2e/lib/site';
import type { Locale } from '@/i18n/locales';
import { services } from '@/site/services';

/** One parameter of a campaign before the figures, and one after a second question mark. */
const inCampaign = (query: string) => `${query.replace('?', '?utm_source=nl&')}?utm_medium=mail`;

const figures = '?kind=tracker&area=12.5&place=foggia';
const { modules, kilowattsPeak } = estimateLand({ kind: 'tracker', area: 12.5, town: 'foggia' });

const inFormat = (locale: Locale, number: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale, options).format(number);

/** A number of hectares as the field has it, in the usual unit of the language. */
const inField = (locale: Locale, hectares: number) =>
  inFormat(locale, areaIn(unitsOf(locale, 'tracker')[0], hectares, 'tracker'));

/** Matches what the enquiry must say in a language, whatever words its messages use. */
function sentence({ locale, t }: Site): RegExp {
  const digits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 };
  const parts = [
    inFormat(locale, 12.5),
    t('Estimate.places.foggia'),
    inFormat(locale, kilowattsPeak / 1000, digits),
    inFormat(locale, modules),
  ];
  return new RegExp(parts.map((part) => part.replace(/[.[\]()]/g, '\\$&')).join('.*'));
}

const areaOf = ({ page, t }: Site): Locator =>
  page.getByRole('textbox', { name: t('Estimate.area') });

const placeOf = ({ page, t }: Site): Locator =>
  page.getByRole('combobox', { name: t('Estimate.place') });

/** Types the text, because Firefox reports no change of a field that the driver fills in. */
async function overwrite(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

async function expectModules({ page, locale }: Site): Promise<void> {
  await expect(page.locator('[data-shown="modules"]')).toHaveText(inFormat(locale, modules));
}

test('the calculator works by keyboard, a flag keeps its fields, and its link puts them into the enquiry in any language', async ({
  site,
  contacts,
  page,
  t,
}) => {
  await site.open('home');
  await placeOf(site).focus();
  await placeOf(site).selectOption('foggia');
  await page.keyboard.press('Tab');
  await expect(areaOf(site)).toBeFocused();
  await page.getByRole('radio', { name: t('Estimate.kinds.fixed') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('Estimate.kinds.tracker') })).toBeChecked();
  await overwrite(areaOf(site), inField(site.locale, 12));
  await page.getByRole('slider', { name: t('Estimate.scale') }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(areaOf(site)).toHaveValue(inField(site.locale, 12.5));
  await expectModules(site);
  // The flag is clicked at once, before the fields have rested.
  const other = await site.switchTo(site.other, 'home');
  await expect(areaOf(other)).toHaveValue(inField(other.locale, 12.5));
  await expectModules(other);

  await page.getByRole('slider', { name: other.t('Estimate.scale') }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: other.t('Estimate.enquire') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(other.path('contacts', `${figures}#enquiry`));
  const there = contacts.in(other.locale).field('description');
  await expect(there).toHaveValue(sentence(other));
  await there.press('ControlOrMeta+End');
  await page.keyboard.type('Typed after it.');

  await site.flag(site.locale).click();
  const here = contacts.field('description');
  await expect(here).toHaveValue(sentence(site));
  await expect(here).toHaveValue(/^.*\n.*Typed after it\.$/);
  await overwrite(here, 'Mine now.');
  await expect(page).toHaveURL(site.path('contacts', '#enquiry'));
  await site.switchTo(other.locale, 'contacts');
  await expect(there).toHaveValue('Mine now.');

  // Home has kept the figures.
  await page.goBack();
  await expect(areaOf(other)).toHaveValue(inField(other.locale, 12.5));
});

test('parameters of a campaign do not hide the figures, and a flag keeps them', async ({
  site,
  contacts,
  page,
  t,
}) => {
  const [service] = services;
  await contacts.open(inCampaign(`?service=${service.id}`));
  const title = t(`Services.${service.id}.title`);
  await expect(contacts.field('description')).toHaveValue(
    `${t('EnquiryForm.subject', { subject: title })}\n`,
  );
  await contacts.open(inCampaign(figures));
  await expect(contacts.field('description')).toHaveValue(sentence(site));
  await site.open('home', inCampaign(figures));
  await expect(areaOf(site)).toHaveValue(inField(site.locale, 12.5));
  await expectModules(site);
  const other = await site.switchTo(site.other, 'home');
  await expectModules(other);
  expect(page.url()).toContain(inCampaign(figures));
  await overwrite(areaOf(other), inField(other.locale, 12));
  await expect(page).toHaveURL(/utm_source=nl.*utm_medium=mail.*area=12&/);
});
