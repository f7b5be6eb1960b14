import { expect, test } from '@/e2e/lib/fixtures';
import { excess, expectInPlace, openWhole, pageNames, setFolds, setWidth } from '@/e2e/lib/measure';

/**
 * Runs in the page. Makes English texts 40 % longer, as German would be, by adding words. Figures and addresses stay.
 */
function lengthen(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.closest('script, style, noscript')) continue;
    let missing = 0;
    const longer = text.data.replace(/(?<!\S)[^\s@\d]+(?!\S)/g, (word) => {
      missing += word.length * 0.4;
      return word.replace(/[aeiou]/gi, (letter) => {
        if (missing < 1) return letter;
        missing -= 1;
        return letter + letter.toLowerCase();
      });
    });
    // Added as separate words, because one longer last word would be longer than any real word.
    text.data = `${longer}${' eeeeeee'.repeat(missing / 8)}`;
  }
}

for (const name of pageNames) {
  test(`${name} has room for texts that are 40 % longer`, async ({ site, page }) => {
    await openWhole(site.in('en'), name);
    await site.passWhole();
    await page.evaluate(lengthen);
    for (const isOpen of [false, true]) {
      await page.evaluate(setFolds, isOpen);
      for (const width of [320, 1440]) {
        await setWidth(page, width);
        const when = `at ${width} px, ${isOpen ? 'unfolded' : 'closed'}`;
        expect.soft(await excess(page), when).toBe(0);
        await expectInPlace(page, when, { lettering: false, overlaps: false });
      }
    }
  });
}

test('long names of slides do not widen the page', async ({ site, page }) => {
  await setWidth(page, 320);
  await site.open('home');
  for (const slide of await page.locator('input[name="slide"]').all()) {
    await slide.evaluate((input) => {
      for (const name of input.parentElement?.querySelectorAll('span') ?? [])
        name.textContent = 'Meno'.repeat(5);
    });
    await slide.check({ force: true });
    expect(await excess(page)).toBe(0);
  }
});

test('the link of a slide with a short name is large enough for a finger', async ({ site }) => {
  await site.open('home');
  const link = site.slideshow.locator('[data-turn="1"] a');
  await link.evaluate((element) => {
    element.textContent = 'I';
  });
  const box = await link.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
});
