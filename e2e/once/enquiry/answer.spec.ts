import { expect, test } from '@/e2e/lib/fixtures';
import { locales } from '@/i18n/locales';

/** Windows of phones with and without the browser's bars, of laptops, and of a laptop at a zoom of 200 %. */
const windows = [
  [360, 560],
  [360, 640],
  [390, 664],
  [683, 325],
  [720, 450],
  [1366, 650],
  [1440, 789],
  [1440, 900],
  [1920, 940],
] as const;

for (const locale of locales)
  test(`the success message in ${locale} is in the window, however small it is and whatever has sent the enquiry`, {
    tag: locale === 'bg' ? [] : '@night',
  }, async ({ contacts, delivery, page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const here = contacts.in(locale);
    await here.open();
    await here.alive();
    const ways = {
      'at the lower edge': async () => {
        await here.button.evaluate((button) => {
          scrollBy(0, Math.ceil(button.getBoundingClientRect().bottom - innerHeight));
        });
        await here.button.click();
      },
      'by keyboard': async () => {
        await here.field('description').focus();
        await page.keyboard.press('Tab');
        await expect(here.button).toBeFocused();
        await page.keyboard.press('Enter');
      },
    };
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (const [way, send] of Object.entries(ways)) {
        const { length } = delivery.sent;
        await page.evaluate(() => scrollTo(0, 0));
        await send();
        await here.expectSuccess();
        // A scroll to the focus may leave a part of a pixel outside.
        const message = here.status.locator('div');
        const where = `${width} × ${height}, ${way}`;
        await expect(message, where).toBeInViewport({ ratio: 0.99 });
        // Nothing covers it, such as the header.
        expect(
          await message.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            const [upper, lower] = [top + 6, bottom - 6].map((y) =>
              document.elementFromPoint(left + 20, y),
            );
            return upper === element && lower === element;
          }),
          where,
        ).toBe(true);
        await expect(here.button).toBeFocused();
        expect(delivery.sent).toHaveLength(length + 1);
        await page.clock.runFor(3000);
        await expect(here.status).toBeEmpty();
      }
    }
  });
