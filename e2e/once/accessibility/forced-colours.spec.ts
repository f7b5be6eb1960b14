import type { Page } from '@playwright/test';
import { expect, phone, test } from '@/e2e/lib/fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The system colours of the emulated palette, as the browser computes them. */
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

test('with forced colours, the current page, language and slide are marked, also on a phone', async ({
  site,
  page,
}) => {
  await site.open('home');
  const { Highlight = '' } = await palette(page);
  const picked = site.slideshow.locator('label:has(:checked)');
  const expectMarks = async () => {
    const ground = 'background-color';
    await expect(site.flag(site.locale)).toHaveCSS(ground, Highlight, { pseudo: 'after' });
    await expect(picked).toHaveCSS(ground, Highlight, { pseudo: 'after' });
  };
  await expect(site.link('home')).toHaveCSS('background-color', Highlight, { pseudo: 'after' });
  await expectMarks();

  await page.setViewportSize(phone.viewport);
  await site.menu.click();
  await expect(site.link('home')).toHaveCSS('border-bottom-color', Highlight);
  await expectMarks();
});

test('in the way to a permit, the consent to build has a shape of its own', async ({
  site,
  page,
}) => {
  await site.open('services');
  const cornerOf = (mark: string, pseudo: 'before' | 'after') =>
    page
      .locator(`#permits ${mark}`)
      .first()
      .evaluate((step, name) => getComputedStyle(step, `::${name}`).borderRadius, pseudo);
  const consent = await cornerOf('ol > [class]', 'after');
  expect(consent).not.toBe(await cornerOf('ol > :not([class])', 'after'));
  expect(consent).toBe(await cornerOf('ul > :nth-child(2)', 'before'));
});

/** Words of drawings that are not in a colour of the visitor's palette, or that have the colour of the background. */
function strangeLettering(page: Page, colours: Record<string, string>): Promise<string[]> {
  return page.locator('main svg text').evaluateAll((texts, { Canvas, ...readable }) => {
    const isStrange = (text: Element) => {
      const { fill, stroke } = getComputedStyle(text);
      // Words that are cut out of a shape, or are on a highlighted shape.
      const isCutOut = fill === Canvas && ['none', readable.Highlight].includes(stroke);
      return text.checkVisibility() && !isCutOut && !Object.values(readable).includes(fill);
    };
    return texts.filter(isStrange).map((text) => text.textContent);
  }, colours);
}

/**
 * Drawings whose lines have a colour that is not in the visitor's palette. Lines are in `currentColor` or in a custom
 * property, and browsers do not replace the `color` of an `<svg>` element.
 */
function strangeLines(page: Page, colours: Record<string, string>): Promise<string[]> {
  const tokens = ['--ink', '--amber', '--cell', '--line', '--secondary', '--paper'];
  return page.locator('main svg').evaluateAll(
    (drawings, [known, names]) =>
      drawings.flatMap((svg) => {
        if (!svg.checkVisibility()) return [];
        const probe = document.createElementNS('http://www.w3.org/2000/svg', 'g');
        svg.append(probe);
        const strange = ['currentColor', ...names.map((name) => `var(${name})`)].filter(
          (colour) => {
            probe.style.stroke = colour;
            return !known.includes(getComputedStyle(probe).stroke);
          },
        );
        probe.remove();
        return strange.map((colour) => `${svg.closest('section')?.id}: ${colour}`);
      }),
    [Object.values(colours), tokens] as const,
  );
}

/** Texts that a drawing with its own background covers. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const grounds = [...main.querySelectorAll('svg')]
      .filter((svg) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(svg).backgroundColor))
      .map((svg) => ({ svg, box: svg.getBoundingClientRect() }));
    const covered: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || !text.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width } of range.getClientRects())
        for (const { svg, box } of grounds) {
          const isBeside = right <= box.left || box.right <= left;
          const isAboveOrBelow = bottom <= box.top || box.bottom <= top;
          if (width > 1 && !isBeside && !isAboveOrBelow && !svg.contains(text))
            covered.push(text.nodeValue.trim());
        }
    }
    return covered;
  });
}

/** Controls whose outline does not change when they get the focus. */
function unseenFocus(page: Page): Promise<string[]> {
  const controls = page.locator('main :is(a[href], button, input, select, summary):visible');
  return controls.evaluateAll((elements) => {
    const isUnseen = (element: Element) => {
      // A radio button is visible as its label.
      const shown = element.matches('[type=radio]') ? element.closest('label') : element;
      const outline = () => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown ?? element);
        return outlineStyle !== 'none' && `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      };
      const before = outline();
      (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
      return [false, before].includes(outline());
    };
    return elements.filter(isUnseen).map((element) => element.outerHTML.slice(0, 80));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In a ${colorScheme} palette`, () => {
    test.use({ colorScheme });

    test('every word and line of a drawing can be seen, and so can the focus', async ({
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
          expect(await strangeLines(page, colours), where).toEqual([]);
          expect(await coveredTexts(page), where).toEqual([]);
        }
        expect(await unseenFocus(page), route).toEqual([]);
      }
    });
  });
}
