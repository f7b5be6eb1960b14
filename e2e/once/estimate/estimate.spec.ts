/* engines/estimate/estimate.spec.ts tests how the calculator works. */

import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Route } from '@playwright/test';
import { defaultLand } from '@/components/home/Estimate/defaultLand';
import { estimateLand } from '@/components/home/Estimate/estimateLand';
import { landQuery } from '@/components/home/Estimate/landInput';
import { content } from '@/content/current';
import { expect, test } from '@/e2e/lib/fixtures';
import { locales } from '@/i18n/locales';

// Chromium alone can make a PDF, and the words of Bulgarian are the longest.
test('the answer prints on one page, with the rows for engineers, whose it is, and its address, even if the visitor presses the button before the script has loaded', async ({
  site,
  page,
  t,
}) => {
  // The dialog of the browser would wait for a person.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const script = new Promise<Route>((resolve) => {
    void page.route('**/scripts/estimate.*.js', resolve);
  });
  await site.open('home');
  await page.getByRole('combobox', { name: t('Estimate.place') }).selectOption('staraZagora');
  await page.getByRole('button', { name: t('Estimate.print') }).click();
  await (await script).continue();
  await expect(page.locator('html')).toHaveAttribute('data-prints-alone');
  const query = landQuery({ ...defaultLand(site.locale), town: 'staraZagora' });
  const library = await PDFiumLibrary.init();
  const sheets = [...(await library.loadDocument(await page.pdf({ format: 'A4' }))).pages()];
  const text = sheets.map((sheet) => sheet.getText().replace(/\s+/g, ' ')).join('\n');
  library.destroy();
  expect(sheets).toHaveLength(1);
  for (const words of [
    content.company.name,
    content.company.phone,
    `${site.path('home', query)}#estimate`,
    t('Estimate.rows.coverage'),
    t('Estimate.needs.land.photograph'),
  ])
    expect(text).toContain(words);
  expect(text).not.toContain(t('Estimate.title'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('a table that fits in the window shows some answers, and there are no fields', {
    tag: '@live',
  }, async ({ site, page }) => {
    for (const locale of locales) {
      const { t } = site.in(locale);
      await site.in(locale).open('home');
      const table = page.getByRole('table').filter({ hasText: t('Estimate.powerColumn') });
      // The names of the columns, five areas and a roof.
      await expect(table.getByRole('row')).toHaveCount(7);
      await expect(
        table.getByRole('columnheader', { name: t('Estimate.rangeColumn') }),
      ).toBeVisible();
      const roof = estimateLand({ kind: 'roof', area: 2000, town: defaultLand(locale).town });
      const number = new Intl.NumberFormat(locale).format(roof.modules);
      await expect(table.getByRole('row').last()).toContainText(number);
      await expect(page.locator('site-estimate')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(360);
    }
  });
});
