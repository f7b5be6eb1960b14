import { expect, test } from '@/e2e/lib/fixtures';
import { locales } from '@/i18n/locales';

const phones = [
  [360, 640],
  [390, 664],
] as const;

test('the first screen of a phone has the telephone and the first field', async ({
  contacts,
  page,
}) => {
  for (const locale of locales) {
    const here = contacts.in(locale);
    await here.open();
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      for (const part of [page.locator('main a[href^="tel:"]').first(), here.field('name')])
        await expect(part, `${locale}, ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a link that begins an enquiry leads to the form, with what it carries in the window', async ({
  contacts,
  page,
}) => {
  for (const locale of locales) {
    const here = contacts.in(locale);
    for (const [width, height] of [
      [360, 640],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      await here.open('?kind=fixed&area=4.7&place=staraZagora#enquiry', { waitUntil: 'load' });
      const where = `${locale}, ${width} × ${height}`;
      const card = here.form.getByRole('button', { name: here.site.t('EnquiryForm.remove') });
      await expect(card, where).toBeInViewport({ ratio: 1 });
      await expect(here.field('name'), where).toBeInViewport({ ratio: 1 });
      const { top } = await card.evaluate((button) => button.getBoundingClientRect());
      const header = await page.locator('header').evaluate((element) => element.clientHeight);
      expect(top, where).toBeGreaterThan(header);
      const lines = await page
        .locator('#opening p:not(#enquiry *)')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().bottom));
      expect(
        Math.floor(Math.max(...lines)),
        `${where}: no line is half covered`,
      ).toBeLessThanOrEqual(header);
    }
  }
});

test('a field that the browser refuses scrolls into the window with its label', async ({
  contacts,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await contacts.in('bg').open();
  const email = contacts.in('bg').field('email');
  await email.fill('ivan@');
  await contacts.in('bg').button.click();
  await expect(email).toBeFocused();
  const labelTop = () =>
    email.evaluate((field: HTMLInputElement) => field.labels?.[0]?.getBoundingClientRect().top);
  const header = await page.locator('header').evaluate((element) => element.clientHeight);
  await expect.poll(labelTop).toBeGreaterThan(header);
});
