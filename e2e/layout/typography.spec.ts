import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../lib/fixtures';

/** Height of a letter's ink in pixels, drawn large in one of the page's own fonts. */
async function inkHeight(page: Page, letter: string, language: string, family: string) {
  await page.evaluate(
    async ([text, lang, variable]) => {
      const sample = document.querySelector<HTMLElement>('#sample') ?? document.createElement('p');
      sample.id = 'sample';
      sample.textContent = text;
      sample.lang = lang;
      Object.assign(sample.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '9',
        width: '300px',
        background: '#fff',
        color: '#000',
        font: `700 200px / 1.5 var(${variable})`,
        textAlign: 'center',
      });
      document.body.append(sample);
      await document.fonts.load(getComputedStyle(sample).font, text);
      await document.fonts.ready;
    },
    [letter, language, family] as const,
  );
  const picture = await page.locator('#sample').screenshot();
  const { info } = await sharp(picture)
    .flatten()
    .trim({ threshold: 60 })
    .toBuffer({ resolveWithObject: true });
  return info.height;
}

for (const family of ['--text', '--condensed', '--extra-condensed']) {
  test(`${family} draws the Bulgarian letter forms on a Bulgarian page`, async ({ site, page }) => {
    await site.in('bg').open('home');
    const height = (letter: string, language = 'bg') => inkHeight(page, letter, language, family);

    // в and к have ascenders in the Bulgarian form; the Russian forms are as low as н.
    // д has a descender like a Latin g; the Russian form has two feet on the baseline.
    const low = await height('н');
    for (const letter of ['в', 'к', 'д'])
      expect(await height(letter), letter).toBeGreaterThan(low * 1.2);

    const lowInRussian = await height('н', 'ru');
    for (const letter of ['в', 'к'])
      expect(await height(letter, 'ru'), letter).toBeLessThan(lowInRussian * 1.1);
  });
}

test('long words are hyphenated on a phone, never in headings and addresses', {
  tag: ['@core', '@live'],
}, async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('certificates');
  const hyphens = (selector: string) =>
    page
      .locator(`main ${selector}`)
      .evaluateAll((found) => [...new Set(found.map((one) => getComputedStyle(one).hyphens))]);
  // English words are short, and some Chromium builds lack its dictionary.
  expect(await hyphens('p')).toEqual([site.locale === 'en' ? 'manual' : 'auto']);
  expect(await hyphens(':is(h1, h2, h3, a[href^=mailto])')).toEqual(['manual']);
});
