/* Reading the pages: on every width, by every means. */

import AxeBuilder from '@axe-core/playwright';
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

test.describe('Accessibility', () => {
  // Where nothing moves, nothing is judged half way through.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  async function findings(page: Page): Promise<string[]> {
    const { violations, passes } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(passes.length).toBeGreaterThan(20);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
  }

  for (const route of routes) {
    test(`axe finds nothing on ${route}`, async ({ page, path }) => {
      await page.goto(path(route));
      expect(await findings(page)).toEqual([]);
    });
  }

  test('axe finds nothing on the 404', async ({ page, path, guard }) => {
    guard.expectConsole(/404/);
    await page.goto(`${path('home')}prices/`);
    expect(await findings(page)).toEqual([]);
  });

  test('axe finds nothing with all opened, and the success message', async ({
    page,
    path,
    t,
    emailjs,
  }) => {
    await page.goto(path('home'));
    await page.getByText(t('Founder.showMore'), { exact: true }).click();
    expect(await findings(page)).toEqual([]);

    await page.goto(path('contacts'));
    await page.getByRole('button', { name: t('EnquiryForm.send') }).click();
    await expect(page.getByText(t('EnquiryForm.success'))).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(emailjs.sent).toHaveLength(1);
  });
});

test.describe('By keyboard', { tag: '@desktop' }, () => {
  for (const route of routes) {
    test(`the skip link on ${route} leads past the header`, async ({ page, path, t }) => {
      await page.goto(path(route));
      const skip = page.getByRole('link', { name: t('Header.skip') });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCount(1);
      await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
    });
  }
});

test.describe('Phone menu', { tag: '@phone' }, () => {
  test('axe finds nothing when it is open', async ({ page, path, t }) => {
    await page.goto(path('home'));
    await page.getByText(t('Header.menu'), { exact: true }).click();
    const { violations } = await new AxeBuilder({ page }).include('header').analyze();
    expect(violations.map(({ help }) => help)).toEqual([]);
  });

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
