import { expect, test } from '@/e2e/lib/fixtures';
import { services } from '@/site/services';

/* The bar with links to the eight stages of Services. keyboard.spec.ts tests that it covers no control. */

test('the links to the stages stay below the header on a phone, and cover no stage', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await site.open('services');
  const bar = page.locator('#stages');
  for (const { id } of [...services].reverse()) {
    await bar.locator(`a[href="#${id}"]`).click();
    const stage = page.locator(`#${id}`);
    await expect(stage.locator('h2')).toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 0.9 });
    const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await stage.boundingBox())?.y, id).toBeGreaterThanOrEqual(foot);
  }
  const targets = await bar.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(targets).toHaveLength(services.length);
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
});

test('Page Down skips no line behind the header and the bar, and a focus in the header does not scroll', async ({
  site,
  page,
}) => {
  const top = 2000;
  await page.setViewportSize({ width: 1024, height: 600 });
  await site.open('services');
  await site.scrollTo(top);
  const ended = page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        addEventListener('scrollend', () => scrollY > from && resolve(scrollY));
      }),
    top,
  );
  await page.keyboard.press('PageDown');
  const foot = await page.locator('#stages').evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect((await ended) - top).toBeLessThanOrEqual(600 - foot);

  await site.scrollTo(top);
  await site.flag(site.locale).focus();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
