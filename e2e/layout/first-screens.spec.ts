/* What a visitor sees of Home without scrolling. The first screens of other pages have their own tests. */

import type { Locator } from '@playwright/test';
import { company, telephoneUri } from '@/content/company';
import { locales } from '@/i18n/locales';
import { expect, test } from '../lib/fixtures';
import type { Site } from '../lib/site';

/** Windows of phones in px: cheap ones, with and without the browser's bars, and an iPhone with both. */
const phones = [
  [360, 560],
  [360, 640],
  [390, 664],
] as const;

/** Where a contact control must end, in px. */
const foot = 540;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return { ...box, bottom: box.y + box.height };
}

function partsOf({ page, slideshow, t }: Site) {
  const opening = page.locator('#opening');
  return {
    heading: opening.getByRole('heading', { level: 1 }),
    lead: opening.locator('h1 + div > p'),
    enquiry: opening.getByRole('link', { name: t('Hero.contactUs') }),
    call: opening.locator(`a[href="${telephoneUri(company.phone)}"]`),
    picture: slideshow.locator('[aria-live]').first(),
    arrow: slideshow.getByRole('button', { name: t('Slideshow.next') }),
  };
}

for (const locale of locales)
  test(`the first screen of Home in ${locale}`, async ({ site: { page }, site }) => {
    const { heading, lead, enquiry, call, picture, arrow } = partsOf(site.in(locale));
    await site.in(locale).open('home');

    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      const size = `${width} × ${height}`;
      for (const control of [enquiry, call]) {
        const { height: target, bottom } = await boxOf(control);
        expect(target, size).toBeGreaterThanOrEqual(44);
        expect(bottom, size).toBeLessThanOrEqual(foot);
        expect((await boxOf(picture)).y, size).toBeGreaterThanOrEqual(bottom);
      }
      // A visible line of the lead is 1.42 times as high as its letters.
      const lines = await lead.evaluate(
        (element) =>
          element.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines, size).toBeLessThan(2.1);
    }

    // The commonest laptop, with the browser's bars, and a narrower one.
    for (const width of [1366, 1280]) {
      await page.setViewportSize({ width, height: 650 });
      const band = (await boxOf(heading)).y - (await boxOf(picture)).y;
      expect(band, `${width} px`).toBeGreaterThanOrEqual(110);
      expect((await boxOf(enquiry)).height, `${width} px`).toBeLessThan(60);
      const corner = await boxOf(arrow);
      expect(Math.abs(corner.bottom - (await boxOf(picture)).bottom), `${width} px`).toBeLessThan(
        1,
      );
    }

    // On the largest screens, letters that go below the line reach 0.05 em below the box of the heading.
    await page.setViewportSize({ width: 2560, height: 1300 });
    const button = await boxOf(enquiry);
    const letters = await heading.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(button.y - (await boxOf(heading)).bottom).toBeGreaterThanOrEqual(0.245 * letters);
    expect(button.height).toBeLessThan(60);
  });
