/*
 * The pages in the pseudo-language (i18n/pseudo.ts): what stands outside of brackets is hard-coded, and what does not fit
 * would not fit in German either.
 */

import type { Page } from '@playwright/test';
import { languages } from '@/i18n/languages';
import { pseudoLocale } from '@/i18n/pseudo';
import { company, socialProfiles } from '@/site/company';
import { routePaths } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { controlsBeyondTheSides, textsBeyondTheSides } from './lib/sideways';

/** What is the same in every language. */
const facts = [
  company.name,
  company.group,
  company.phone,
  company.email,
  company.website.replace('https://', ''),
  company.uic,
  company.vat,
  ...socialProfiles.map(({ name }) => name),
  ...Object.values(languages).map(({ name }) => name),
].sort((a, b) => b.length - a.length);

/** All that a page says: its texts, its title and description, and the names that assistive technology speaks. */
async function saidBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title];
    const shared =
      ':is([name=description], [property$=":title"], [property$=":description"], [property$=":alt"])';
    for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta${shared}`)) {
      said.push(meta.content);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.closest('script, style, noscript')) said.push(text.nodeValue ?? '');
    }
    for (const name of ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        said.push(element.getAttribute(name) ?? '');
      }
    }
    return said;
  });
}

function hardCoded(text: string): string {
  const outside = text.replace(/\[[^\]]*\]/g, '');
  return facts.reduce((rest, fact) => rest.replaceAll(fact, ''), outside);
}

const paths = { ...routePaths, notFound: '404/' };

for (const [name, path] of Object.entries(paths)) {
  test(`${name}: every text comes from the messages, and fits at 40 % more`, async ({ page }) => {
    await page.goto(`/${pseudoLocale}/${path}`);
    const said = await saidBy(page);
    expect(said.filter((text) => /\[.*\]/.test(text)).length).toBeGreaterThan(15);
    expect(said.filter((text) => /\p{L}/u.test(hardCoded(text)))).toEqual([]);

    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const open of [false, true]) {
        await page.evaluate((isOpen) => {
          for (const details of document.querySelectorAll('details')) details.open = isOpen;
        }, open);
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(excess, `at ${width} px`).toBe(0);
        expect(await textsBeyondTheSides(page), `at ${width} px`).toEqual([]);
        expect(await controlsBeyondTheSides(page), `at ${width} px`).toEqual([]);
      }
    }
  });
}
