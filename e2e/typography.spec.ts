/* Typography of each language: letter forms and hyphenation. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import { expect, test } from './lib/fixtures';

const families = ['--text', '--condensed', '--extra-condensed'] as const;

/** Height of a letter's ink in pixels, drawn large in one of the page's own fonts. */
async function inkHeight(page: Page, letter: string, language: string, family: string) {
  await page.evaluate(
    async ([text, lang, variable]) => {
      const sample = document.querySelector('#sample') ?? document.createElement('p');
      sample.id = 'sample';
      sample.textContent = text;
      if (!(sample instanceof HTMLElement)) return;
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
  const { info } = await sharp(picture).flatten().trim({ threshold: 60 }).toBuffer({
    resolveWithObject: true,
  });
  return info.height;
}

test('every font draws the Bulgarian letter forms on a Bulgarian page', async ({ page }) => {
  await page.goto(href('bg', 'home'));
  for (const family of families) {
    const height = (letter: string, language = 'bg') => inkHeight(page, letter, language, family);

    // в and к have ascenders in the Bulgarian form; the Russian forms are as low as н.
    const low = await height('н');
    expect(await height('в'), family).toBeGreaterThan(low * 1.2);
    expect(await height('к'), family).toBeGreaterThan(low * 1.2);
    // д has a descender like a Latin g; the Russian form has two feet on the baseline.
    expect(await height('д'), family).toBeGreaterThan(low * 1.2);

    const lowInRussian = await height('н', 'ru');
    expect(await height('в', 'ru'), family).toBeLessThan(lowInRussian * 1.1);
    expect(await height('к', 'ru'), family).toBeLessThan(lowInRussian * 1.1);
  }
});

test('long words are hyphenated on a phone, never in headings and addresses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(href(locale, 'certificates'));
    const hyphens = (selector: string) =>
      page
        .locator(`main ${selector}`)
        .evaluateAll((found) => [...new Set(found.map((one) => getComputedStyle(one).hyphens))]);
    // English words are short, and some Chromium builds lack its dictionary.
    expect(await hyphens('p')).toEqual([locale === 'en' ? 'manual' : 'auto']);
    expect(await hyphens(':is(h1, h2, h3, a[href^=mailto])')).toEqual(['manual']);
  }
});
