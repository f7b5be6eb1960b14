import sharp from 'sharp';
import { expect, test } from '@/e2e/lib/fixtures';
import { services } from '@/site/services';

test('a link to words in a stage scrolls to them', { tag: ['@content', '@live'] }, async ({
  site,
  page,
}) => {
  await site.open('services');
  const texts = await page
    .locator('section:has(> details) > h2 + p')
    .evaluateAll((all) =>
      all.map(({ textContent }) => textContent.split(' ').slice(0, 4).join(' ')),
    );
  expect(texts).toHaveLength(services.length);
  for (const [index, text] of texts.entries()) {
    // In such a link a hyphen has a special meaning.
    const words = encodeURIComponent(text).replaceAll('-', '%2D');
    // Opens another document, because the browser would only scroll in this one.
    await page.goto('about:blank');
    await site.open('services', `#:~:text=${words}`, { waitUntil: 'load' });
    await expect(page.locator('section:has(> details) > h2 + p').nth(index), text).toBeInViewport();
  }
});

test('a copy of a page has no words that nobody sees', async ({ site, page, t }) => {
  await site.open('certificates');
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  expect(copied).toContain(t('CheckCertificate.registers.accredia'));
  expect(copied).not.toContain(t('Footer.externalSite'));
});

test('a picture of the whole page shows every section of Services', async ({ site, page }) => {
  await site.open('services', '', { waitUntil: 'load' });
  const boxes = await page.locator('main > *').evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top, width, height } = section.getBoundingClientRect();
      return { left, top: Math.round(top), width, height: Math.floor(height) };
    }),
  );
  const picture = sharp(await page.screenshot({ fullPage: true }));
  for (const [index, box] of boxes.entries()) {
    const { channels } = await sharp(await picture.clone().extract(box).toBuffer()).stats();
    expect(channels[0]?.stdev, `section ${index + 1}`).toBeGreaterThan(5);
  }
});

test('a link to words of the menu leads to them in the page, and does not open the menu over it', async ({
  site,
  page,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await site.open('home', `#:~:text=${encodeURIComponent(t('Header.links.certificates'))}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('[data-menu]')).not.toHaveAttribute('open');
});
