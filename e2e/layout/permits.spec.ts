import { expect, test } from '../lib/fixtures';
import { excess, expectInPlace, openWhole, setWidth } from './measure';

/** In the page: gives each country's way a step more, or one less, before the permit. */
function changeSteps(isMore: boolean): void {
  for (const way of document.querySelectorAll('#permits ol')) {
    const [first] = way.children;
    if (isMore) first?.after(first.cloneNode(true));
    else first?.remove();
  }
}

/** In the page: the places of each country's milestones. */
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

for (const isMore of [true, false]) {
  test(`the way to a permit holds with one step ${isMore ? 'more' : 'less'}`, {
    tag: '@core',
  }, async ({ site, page, isMobile }) => {
    await openWhole(site, 'services');
    await page.evaluate(changeSteps, isMore);
    for (const width of isMobile ? [320, 360] : [768, 1280, 1440]) {
      await setWidth(page, width);
      expect.soft(await excess(page), `at ${width} px`).toBe(0);
      await expectInPlace(page, `at ${width} px`);
      for (const steps of await page.evaluate(milestones)) {
        const [lefts, tops] = [steps.map(({ left }) => left), steps.map(({ top }) => top)];
        // From 80 rem on, the line runs across.
        const isAcross = width >= 1280;
        expect.soft(new Set(isAcross ? tops : lefts).size, `one line at ${width} px`).toBe(1);
        expect.soft(isRising(isAcross ? lefts : tops), `in order at ${width} px`).toBe(true);
      }
    }
  });
}
