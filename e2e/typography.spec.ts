/* Each language set as its own readers set it: letter forms, quotation marks, spaces that do not break, parted words. */

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { href, routes } from '@/site/routes';
import { translator } from './lib/fixtures';
import { test } from './lib/sitePages';

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

test.describe('Bulgarian letter forms', () => {
  for (const family of families) {
    test(`the font of ${family} draws them on a Bulgarian page`, async ({ page }) => {
      await page.goto(href('bg', 'home'));
      const height = (letter: string, language = 'bg') => inkHeight(page, letter, language, family);

      // в and к have ascenders in Bulgarian hands and none in Russian ones, where they are as low as н.
      const low = await height('н');
      expect(await height('в')).toBeGreaterThan(low * 1.2);
      expect(await height('к')).toBeGreaterThan(low * 1.2);
      // д has a descender, as a Latin g has; the Russian one stands on two feet.
      expect(await height('д')).toBeGreaterThan(low * 1.2);

      const lowInRussian = await height('н', 'ru');
      expect(await height('в', 'ru')).toBeLessThan(lowInRussian * 1.1);
      expect(await height('к', 'ru')).toBeLessThan(lowInRussian * 1.1);
    });
  }

  test('no Cyrillic stands under another language, and no page is without its own', async ({
    site,
    page,
  }) => {
    for (const { path, html, locale } of [...site.pages, ...site.notFounds, ...site.maps]) {
      const languages = await page.evaluate((source) => {
        const document = new DOMParser().parseFromString(source, 'text/html');
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<string>();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('script, style')) continue;
          if (!/\p{Script=Cyrillic}/u.test(text.nodeValue ?? '')) continue;
          found.add(text.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '');
        }
        return [...found];
      }, html);
      expect(languages, path).toEqual(locale === 'bg' ? ['bg'] : []);
    }
  });
});

test.describe('Punctuation', () => {
  /** Every quotation mark that a language knows. */
  const quotationMarks = (locale: Locale) => languages[locale].quotes.join('');
  const units = 'V|kV|A|W|kW|MW|GW|Wp|kWp|MWp|kWh|MWh|GWh|m|km|ha|kB|MB|°C|°N|°E|€';

  for (const locale of locales) {
    test(`${locale}: its own quotation marks, and no straight ones`, ({ site }) => {
      const foreign = /["'«»„“”‟‹›]/g;
      for (const { path, text, locale: language } of [...site.pages, ...site.notFounds]) {
        if (language !== locale) continue;
        const marks = [...text.matchAll(foreign)].map(([mark]) => mark);
        expect(
          marks.filter((mark) => !quotationMarks(locale).includes(mark)),
          path,
        ).toEqual([]);
      }
      const all = site.pages.filter((page) => page.locale === locale).map(({ text }) => text);
      expect(all.join()).toMatch(new RegExp(`[${quotationMarks(locale)}]`));
    });

    test(`${locale}: a number keeps its unit on the line`, ({ site }) => {
      const texts = [...site.pages, ...site.maps].filter((page) => page.locale === locale);
      const loose = texts.flatMap(({ path, text }) =>
        [...text.matchAll(new RegExp(`\\d (${units})(?![\\p{L}\\d])`, 'gu'))].map(
          ([match]) => `${match} on ${path}`,
        ),
      );
      expect(loose).toEqual([]);
      // The texts do have such numbers, with a space that does not break.
      expect(texts.map(({ text }) => text).join()).toMatch(
        new RegExp(`\\d\\u00a0(${units})(?![\\p{L}\\d])`, 'u'),
      );
    });
  }
});

test.describe('Parting of words', () => {
  for (const locale of locales) {
    test(`${locale}: long words on a phone, never in headings and addresses`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(href(locale, 'certificates'));
      const main = page.getByRole('main');
      const text = main.getByText(translator(locale)('CheckCertificate.register'));
      await expect(text).toHaveCSS('hyphens', locale === 'en' ? 'manual' : 'auto');
      const email = main.getByRole('link', { name: company.email });
      await expect(email).toHaveCSS('hyphens', 'manual');
      const ofHeadings = await main
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).hyphens));
      expect([...new Set(ofHeadings)]).toEqual(['manual']);
    });
  }

  for (const locale of locales) {
    test(`${locale}: no word runs on in the next line without a hyphen`, async ({ page }) => {
      for (const route of routes) {
        await page.goto(href(locale, route));
        for (const width of [320, 390, 768, 900, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const broken = await page.evaluate(() => {
            const found: string[] = [];
            const range = document.createRange();
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              const element = text.parentElement;
              // What is hidden from sight is a pixel wide.
              if (!element?.checkVisibility() || element.offsetWidth <= 1) continue;
              for (const word of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = new Set(
                  [...range.getClientRects()].map(({ top }) => Math.round(top)),
                );
                if (lines.size > 1) found.push(word[0]);
              }
            }
            return found;
          });
          expect(broken, `${route} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});
