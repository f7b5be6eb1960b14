/*
 * What a visitor sees without scrolling: on Home in detail, on the other pages a way to the company. The first field of
 * Contacts and the documents of Certificates have their own tests.
 */

import type { Locator } from '@playwright/test';
import type { Region } from 'sharp';
import { telephoneUri } from '@/content/company';
import { content } from '@/content/current';
import { expect, test } from '@/e2e/lib/fixtures';
import type { Site } from '@/e2e/lib/site';
import { locales } from '@/i18n/locales';
import { cropRegion } from '@/scripts/assets/media/cropRegion';
import { type CropName, crops, type PictureName, picturesOf } from '@/site/pictures';
import { type Route, routeNames } from '@/site/routes';

/** Windows of phones in px: cheap ones, with and without the browser's bars, and an iPhone with both. */
const phones = [
  [360, 560],
  [360, 640],
  [390, 664],
] as const;

/** Windows of the commonest laptop, with the browser's bars, and of a narrower one. */
const laptops = [
  [1366, 650],
  [1280, 650],
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
    enquiry: opening.getByRole('link', { name: t('Hero.contactUs') }),
    call: opening.locator(`a[href="${telephoneUri(content.company.phone)}"]`),
    picture: slideshow.locator('[aria-live]').first(),
    arrow: slideshow.getByRole('button', { name: t('Slideshow.next') }),
  };
}

for (const locale of locales)
  test(`the first screen of Home in ${locale}`, { tag: '@content' }, async ({
    site: { page },
    site,
  }) => {
    const { heading, enquiry, call, picture, arrow } = partsOf(site.in(locale));
    await site.in(locale).open('home');

    // Says what an editor can do, because the texts of the opening decide how much room is left.
    const shorten = (size: string) => `${size}: shorten Hero.title or Hero.lead in ${locale}`;
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      const when = shorten(`${width} × ${height}`);
      for (const control of [enquiry, call]) {
        const { height: target, bottom } = await boxOf(control);
        expect(target, when).toBeGreaterThanOrEqual(44);
        expect(bottom, when).toBeLessThanOrEqual(foot);
        expect((await boxOf(picture)).y, when).toBeGreaterThanOrEqual(bottom);
      }
    }

    for (const [width, height] of laptops) {
      await page.setViewportSize({ width, height });
      const when = shorten(`${width} × ${height}`);
      const band = (await boxOf(heading)).y - (await boxOf(picture)).y;
      expect(band, when).toBeGreaterThanOrEqual(110);
      expect((await boxOf(enquiry)).height, `${when}, or Hero.contactUs`).toBeLessThan(60);
      const corner = await boxOf(arrow);
      expect(Math.abs(corner.bottom - (await boxOf(picture)).bottom), when).toBeLessThan(1);
    }

    // On the largest screens, letters that go below the line reach 0.05 em below the box of the heading.
    await page.setViewportSize({ width: 2560, height: 1300 });
    const when = shorten('2560 × 1300');
    const button = await boxOf(enquiry);
    const letters = await heading.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    const space = button.y - (await boxOf(heading)).bottom;
    expect(space, when).toBeGreaterThanOrEqual(0.245 * letters);
    expect(button.height, `${when}, or Hero.contactUs`).toBeLessThan(60);
  });

for (const locale of locales)
  test(`the first screen of every other page in ${locale} has a way to the company`, {
    tag: '@content',
  }, async ({ site: { page }, site }) => {
    const main = page.locator('main');
    // The documents come before the way to the company, and an owner may have more of them than fit.
    const fits = (name: Route) => name !== 'certificates' || content.certificates.length <= 3;
    for (const route of routeNames.filter((name) => name !== 'home' && fits(name))) {
      await site.in(locale).open(route);
      const ways = main.locator('a:is([href$="/contacts/#enquiry"], [href^="tel:"])');
      const way = ways.filter({ visible: true }).first();
      const picture = main.locator('[data-picture]').first();
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        const where = `${route}, ${width} × ${height}: shorten the heading or what is below it`;
        const { height: target, bottom } = await boxOf(way);
        expect.soft(target, where).toBeGreaterThanOrEqual(44);
        expect.soft(bottom, where).toBeLessThanOrEqual(foot);
        const top = (await picture.isVisible()) ? (await boxOf(picture)).y : bottom;
        expect.soft(top, where).toBeGreaterThanOrEqual(bottom);
      }
      for (const [width, height] of laptops) {
        await page.setViewportSize({ width, height });
        const { bottom } = await boxOf(way);
        const where = `${route}, ${width} × ${height}: shorten the heading or what is below it`;
        expect.soft(bottom, where).toBeLessThanOrEqual(height);
      }
    }
  });

/** Left, top, right and bottom of what each slide of the sample is about, in per cent of its master. */
const subjects: Readonly<Partial<Record<PictureName, readonly [number, number, number, number]>>> =
  {
    'solar-park-aerial': [72, 35, 96, 60], // rows of modules
    'rooftop-industrial': [58.5, 50.5, 63.5, 63], // two technicians
    'battery-yard': [68, 48, 94, 84], // a container
    'construction-site': [57.5, 51, 68, 61], // three people
    'transformer-station': [76, 64, 82, 80], // two technicians
    'module-detail': [49.5, 67, 55.5, 74], // where the frames meet
    'solar-meadow': [18, 57, 49, 68], // the flock
    'solar-dawn': [46, 36, 52, 45], // the sun
  };

/** The shape of the sample's masters, of which an owner may have replaced any. */
const master = { width: 1920, height: 1080 };

/** Left, top, right and bottom of a picture's subject, as shares of a crop. */
function subjectIn(name: PictureName, crop: CropName): number[] {
  const { focus, zoomByCrop } = picturesOf(content.pictures)[name];
  const [wide, high] = crops[crop].ratio;
  const framing = { ratio: wide / high, zoom: zoomByCrop?.[crop] ?? 1 };
  const region: Region = cropRegion(master, focus[crop] ?? focus, framing);
  const share = (percent: number, size: number, start: number, part: number) =>
    ((size * percent) / 100 - start) / part;
  return (subjects[name] ?? []).map((percent, side) =>
    side % 2 === 0
      ? share(percent, master.width, region.left, region.width)
      : share(percent, master.height, region.top, region.height),
  );
}

/**
 * Runs in the page. Names each corner and middle of a subject that is not seen while its slide is shown. `ratio` is
 * that of the crop, because the picture may not have loaded.
 */
function unseen(
  slideshow: Element,
  { ratio, boxes }: { ratio: number; boxes: [string, number[]][] },
) {
  return boxes.flatMap(([name, [left = 0, top = 0, right = 0, bottom = 0]]) => {
    const slide = slideshow.querySelector<HTMLElement>(`[data-picture="${name}"][data-turn]`);
    const image = slide?.querySelector('img');
    if (!slide || !image) return [name];
    const radios = slideshow.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    radios[Number(slide.dataset.turn) - 1]?.click();
    // On a phone the picture is below the first screen.
    scrollTo({ top: 0, behavior: 'instant' });
    slide.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = image.getBoundingClientRect();
    const width = Math.max(box.width, box.height * ratio);
    const height = width / ratio;
    const [fromLeft = 0, fromTop = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100);
    const points = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points
      .map(([x, y]) => [
        box.left + (box.width - width) * fromLeft + x * width,
        box.top + (box.height - height) * fromTop + y * height,
      ])
      .filter(([x = 0, y = 0]) => {
        // The track of the drawing's edge is transparent.
        const seen = document.elementsFromPoint(x, y).find((one) => !one.matches('[type="range"]'));
        return !seen || !slide.contains(seen);
      })
      .map((point) => `${name}: ${point.map(Math.round)}`);
  });
}

test('each picture of Home shows what it is about', async ({ site, page }) => {
  // The English heading is the highest, so it covers the most.
  const { slideshow } = site.in('en');
  await site.in('en').open('home');
  // An owner's heading may be higher. How much room it must leave is tested above.
  await partsOf(site.in('en')).heading.evaluate((heading) => {
    heading.textContent = 'Solar plants that start every morning.';
  });
  for (const [width, height] of [
    [360, 640],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const crop = width < 600 ? 'photo' : 'wide';
    const [wide, high] = crops[crop].ratio;
    const names = Object.keys(subjects) as PictureName[];
    const boxes = names.map((name): [string, number[]] => [name, subjectIn(name, crop)]);
    const hidden = await slideshow.evaluate(unseen, { ratio: wide / high, boxes });
    expect.soft(hidden, `${width} px`).toEqual([]);
  }
});
