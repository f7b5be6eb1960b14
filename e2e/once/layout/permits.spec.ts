import { expect, test } from '@/e2e/lib/fixtures';
import { excess, expectInPlace, openWhole, setWidth } from '@/e2e/lib/measure';
import { locales } from '@/i18n/locales';

/** Runs in the page. Adds steps to each country's way, before the permit, or removes them if the number is negative. */
function changeSteps(number: number): void {
  for (const way of document.querySelectorAll('#permits ol'))
    for (let step = 0; step < Math.abs(number); step++) {
      const [first] = way.children;
      if (number > 0) first?.after(first.cloneNode(true));
      else first?.remove();
    }
}

/** Runs in the page. The places of each country's milestones. */
function milestones(): { left: number; top: number }[][] {
  return [...document.querySelectorAll('#permits ol')].map((way) =>
    [...way.children].map((step) => {
      const { left, top } = step.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );
}

const isRising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

for (const locale of locales)
  test(`the way to a permit in ${locale} holds with one step more and with one step less`, {
    tag: locale === 'bg' ? [] : '@night',
  }, async ({ site, page }) => {
    await openWhole(site.in(locale), 'services');
    for (const [change, by] of [
      ['one step more', 1],
      ['one step less', -2],
    ] as const) {
      await page.evaluate(changeSteps, by);
      for (const width of [320, 768, 1280, 1440]) {
        const where = `${change}, at ${width} px`;
        await setWidth(page, width);
        expect.soft(await excess(page), where).toBe(0);
        await expectInPlace(page, where);
        for (const steps of await page.evaluate(milestones)) {
          const [lefts, tops] = [steps.map(({ left }) => left), steps.map(({ top }) => top)];
          // From 80 rem on, the line runs across. A scroll bar takes its part of the window.
          const isAcross = (await page.evaluate(() => document.body.clientWidth)) >= 1280;
          expect.soft(new Set(isAcross ? tops : lefts).size, `one line: ${where}`).toBe(1);
          expect.soft(isRising(isAcross ? lefts : tops), `in order: ${where}`).toBe(true);
        }
      }
    }
  });
