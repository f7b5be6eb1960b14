import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from '../lib/fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** System colours of the emulated palette, as computed. */
function palette(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const names = ['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText'];
    const colours = names.map((name) => {
      probe.style.color = name;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(colours);
  });
}

/** Colour of an element, or of what stands before or after it. */
function colour(of: Locator, property: string, pseudo?: '::before' | '::after'): Promise<string> {
  return of.evaluate(
    (element, [name, which]) => getComputedStyle(element, which).getPropertyValue(name),
    [property, pseudo] as const,
  );
}

test('the current page, language and slide can be told from the others, also on a phone', async ({
  site,
  page,
}) => {
  await site.open('home');
  const { Highlight } = await palette(page);
  const ground = 'background-color';
  expect(await colour(site.link('home'), ground, '::after')).toBe(Highlight);
  expect(await colour(site.flag(site.locale), ground, '::after')).toBe(Highlight);
  const picked = site.slideshow.locator('label:has(:checked)');
  expect(await colour(picked, ground, '::before')).toBe(Highlight);

  await page.setViewportSize(phone.viewport);
  await site.menu.click();
  expect(await colour(site.link('home'), 'border-bottom-color')).toBe(Highlight);
  expect(await colour(site.flag(site.locale), ground, '::after')).toBe(Highlight);
  expect(await colour(picked, ground, '::before')).toBe(Highlight);
});

/** Words of drawings in a colour that the visitor has not chosen, or in that of the ground. */
function strangeLettering(page: Page, colours: Record<string, string>): Promise<string[]> {
  return page.evaluate(({ Canvas, Highlight, ...words }) => {
    const readable = [Highlight, ...Object.values(words)];
    return [...document.querySelectorAll('main svg text')]
      .filter((text) => {
        const { fill, stroke } = getComputedStyle(text);
        // Cut out of a shape, or on a highlighted one.
        const isCutOut = fill === Canvas && ['none', Highlight].includes(stroke);
        return text.checkVisibility() && !isCutOut && !readable.includes(fill);
      })
      .map((text) => `${text.textContent} is ${getComputedStyle(text).fill}`);
  }, colours);
}

/** Texts on which a drawing with a ground of its own lies. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const drawings = [...main.querySelectorAll('svg')].filter(
      (svg) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(svg).backgroundColor),
    );
    const covered: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (const svg of drawings) {
        if (svg.contains(parent)) continue;
        const box = svg.getBoundingClientRect();
        const lies = lines.some(
          ({ left, right, top, bottom }) =>
            Math.min(right, box.right) > Math.max(left, box.left) &&
            Math.min(bottom, box.bottom) > Math.max(top, box.top),
        );
        if (lies) covered.push(text.nodeValue.trim());
      }
    }
    return covered;
  });
}

/** Controls of the main part on which the focus changes no outline, and the number of all that were tried. */
function unseenFocus(page: Page): Promise<{ tried: number; unseen: string[] }> {
  return page.locator('main').evaluate((main) => {
    const outline = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none') return 'none';
      return [outlineStyle, outlineWidth, outlineColor, outlineOffset].join();
    };
    const controls = main.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, summary):not([tabindex="-1"])',
    );
    let tried = 0;
    const unseen: string[] = [];
    for (const control of controls) {
      // A radio button is visible as its label.
      const shown = control.matches('[type=radio]') ? control.closest('label') : control;
      if (!shown?.checkVisibility({ visibilityProperty: true })) continue;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const before = outline(shown);
      control.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== control) continue;
      tried += 1;
      if (['none', before].includes(outline(shown))) unseen.push(control.outerHTML.slice(0, 80));
    }
    return { tried, unseen };
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In a ${colorScheme} palette`, () => {
    test.use({ colorScheme });

    test('the words of drawings have the visitor’s colours, no drawing lies over other words, the focus changes the outline', async ({
      site,
      page,
    }) => {
      for (const route of ['home', 'services', 'about'] as const) {
        await site.open(route, '', { waitUntil: 'load' });
        const colours = await palette(page);
        for (const width of [1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${route}, ${width} px`;
          expect(await strangeLettering(page, colours), where).toEqual([]);
          expect(await coveredTexts(page), where).toEqual([]);
        }
        const { tried, unseen } = await unseenFocus(page);
        expect(unseen, route).toEqual([]);
        expect(tried, route).toBeGreaterThan(2);
      }
    });
  });
}
