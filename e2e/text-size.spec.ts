/* Text alone at twice its size, as a visitor sets it in Firefox or on Android: nothing is cut off, covered or beyond the sides. */

import { locales } from '@/i18n/locales';
import { href, routes } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { beyondTheSides, cutOrCovered, letteringProblems } from './lib/sideways';

for (const locale of locales) {
  test(`text at 200 % fits, ${locale}`, async ({ page }) => {
    const paths = [
      ...routes.map((route) => href(locale, route)),
      `${href(locale, 'home')}404.html`,
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%';
        await document.fonts.ready;
      });
      for (const width of [360, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        // Closed and open: the phone menu and the founder's text.
        const open = (isOpen: boolean) =>
          page.evaluate((value) => {
            for (const details of document.querySelectorAll('details')) details.open = value;
          }, isOpen);
        await open(false);
        const covered = await cutOrCovered(page);
        await open(true);
        const beyond = [...(await beyondTheSides(page))];
        expect.soft([...covered, ...beyond], `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const locale of locales) {
  test(`the lettering of drawings is whole on a phone of 320 px, and with text at 200 %, ${locale}`, async ({
    page,
  }) => {
    for (const route of routes) {
      await page.goto(href(locale, route), { waitUntil: 'load' });
      for (const [width, size] of [
        [320, '100%'],
        [360, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(async (fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          await document.fonts.ready;
        }, size);
        expect.soft(await letteringProblems(page), `${route}, ${width} px, ${size}`).toEqual([]);
      }
    }
  });
}

test('the name of a slide and what changes it stand below its picture, also with text at 200 %', async ({
  page,
  path,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(path('home'), { waitUntil: 'load' });
  for (const size of ['100%', '200%']) {
    const rows = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const slideshow = document.querySelector('site-slideshow');
      const picture = slideshow?.querySelector('figure[data-picture]')?.getBoundingClientRect();
      const names = [...(slideshow?.querySelectorAll('[data-turn] > a') ?? [])]
        .filter((name) => name.checkVisibility({ visibilityProperty: true }))
        .map((name) => name.getBoundingClientRect());
      const heading = document.querySelector('h1')?.getBoundingClientRect();
      return {
        foot: picture?.bottom ?? Number.NaN,
        tops: names.map(({ top }) => top),
        bottoms: names.map(({ bottom }) => bottom),
        heading: heading?.top ?? Number.NaN,
      };
    }, size);
    expect(rows.tops).toHaveLength(1);
    for (const top of rows.tops) expect(top, size).toBeGreaterThanOrEqual(rows.foot - 1);
    for (const bottom of rows.bottoms) expect(bottom, size).toBeLessThanOrEqual(rows.heading + 1);
  }
});
