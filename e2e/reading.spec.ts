/* Reading the pages: on every width, by every means. */

import type { Page } from '@playwright/test';
import { routes } from '@/site/routes';
import { expect, test } from './lib/fixtures';
import { textsBeyondTheSides } from './lib/sideways';

const widths = [320, 360, 390, 768, 1024, 1440, 1920, 2560];

test.describe('No sideways scrolling', { tag: '@desktop' }, () => {
  for (const route of routes) {
    test(`${route}, from ${widths[0]} to ${widths.at(-1)} px`, async ({ page, path }) => {
      await page.goto(path(route));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const scrolled = await page.evaluate(() => {
          scrollTo({ left: 500, behavior: 'instant' });
          const { scrollWidth, clientWidth } = document.documentElement;
          return { place: scrollX, excess: scrollWidth - clientWidth };
        });
        expect(scrolled, `at ${width} px`).toEqual({ place: 0, excess: 0 });
        expect(await textsBeyondTheSides(page), `at ${width} px`).toEqual([]);
      }
    });
  }
});

/** WCAG 2.2, 1.4.12: the spacing that a visitor may set for all text, whatever the author has set. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Elements whose text does not fit into them and is cut off. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { clipPath, overflowX, overflowY } = getComputedStyle(element);
        if (clipPath !== 'none' || !element.checkVisibility()) return false;
        // Drawings and pictures may bleed; a part that scrolls shows all.
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          own &&
          ((cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

test.describe('With text spaced out', { tag: '@desktop' }, () => {
  for (const route of routes) {
    test(`nothing of ${route} is lost`, async ({ page, path }) => {
      await page.goto(path(route));
      await spaceText(page);
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await textsBeyondTheSides(page), `at ${width} px`).toEqual([]);
        expect(await cutOff(page), `at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('At 400 % zoom of a 1280 × 1024 window', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header leaves the screen to the text', async ({ page, path }) => {
    await page.goto(path('services'));
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.getByRole('heading', { level: 2 }).nth(5).scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test.describe('On paper', { tag: '@desktop' }, () => {
  for (const route of routes) {
    test(`every text of ${route} is dark enough to read`, async ({ page, path }) => {
      await page.goto(path(route));
      await page.emulateMedia({ media: 'print' });
      const faint = await page.evaluate(() => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return [...document.querySelectorAll('body *')]
          .filter((element) => {
            const own = [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
            );
            if (!own || !element.checkVisibility({ visibilityProperty: true })) return false;
            const { color, fill, clipPath } = getComputedStyle(element);
            if (clipPath !== 'none') return false;
            // 4.5:1 on white.
            return 1.05 / (luminance(element instanceof SVGElement ? fill : color) + 0.05) < 4.5;
          })
          .map(({ textContent }) => textContent);
      });
      expect(faint).toEqual([]);
    });
  }
});

test.describe('Phone menu', { tag: '@phone' }, () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const route of routes) {
      test(`opens, shows the five links and leads to ${route}`, async ({ page, path, t }) => {
        await page.goto(path(route === 'home' ? 'about' : 'home'));
        const links = page
          .getByRole('navigation', { name: t('Header.navigation') })
          .getByRole('link');
        await expect(links).toHaveCount(0);
        await page.getByText(t('Header.menu'), { exact: true }).click();
        await expect(links).toHaveText(routes.map((linked) => t(`Header.links.${linked}`)));
        for (const link of await links.all()) await expect(link).toBeInViewport();
        await links.nth(routes.indexOf(route)).click();
        await expect(page).toHaveURL(path(route));
        await expect(links).toHaveCount(0);
      });
    }
  });
});
