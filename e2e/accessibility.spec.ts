/* Accessibility: rules, names, keyboard, target sizes. docs/accessibility.md has the findings of manual checks. */

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { locales } from '@/i18n/locales';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import { href, routes } from '@/site/routes';
import { enquiryForm, send } from './lib/enquiry';
import { expect, test, translator } from './lib/fixtures';
import { menu, slideshowOf } from './lib/visit';

/** Targets of which a side is shorter than `least`, in px; links in running text are left out. */
async function targetsBelow(page: Page, least: number): Promise<string[]> {
  return page.locator('a[href], button, input, textarea, summary').evaluateAll((elements, side) => {
    const found: string[] = [];
    for (const element of elements) {
      const target = element.matches('[type=radio]') ? element.closest('label') : element;
      if (!target?.checkVisibility() || element.matches('[aria-hidden=true] *')) continue;
      const sentence = target.parentElement?.textContent?.length ?? 0;
      const inText =
        getComputedStyle(target).display === 'inline' &&
        sentence > (target.textContent?.length ?? 0);
      const { width, height } = target.getBoundingClientRect();
      // The numbers of the stages leave room for the name of one of them, also on a phone.
      const across = target.closest('site-busbar') ? 24 : side;
      if (!inText && (width < across || height < side))
        found.push(`${target.textContent?.trim()}: ${width} × ${height}`);
    }
    return found;
  }, least);
}

const everyPage = locales.flatMap((locale) => routes.map((route) => [locale, route] as const));

test.describe('axe finds nothing', () => {
  async function expectNoFindings(page: Page, within = 'html'): Promise<void> {
    const { violations, passes } = await new AxeBuilder({ page })
      // Without a tab of its own, which only frames of other sites need: half the time.
      .setLegacyMode()
      // Of what passes, only the rules are counted.
      .options({ resultTypes: ['violations'] })
      .include(within)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(passes.length).toBeGreaterThan(10);
    expect(
      violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      ),
    ).toEqual([]);
  }

  for (const [locale, route] of everyPage) {
    test(`on ${href(locale, route)}, and targets are large enough`, { tag: '@phone' }, async ({
      page,
      siteLocale,
    }) => {
      await page.goto(href(locale, route), { waitUntil: 'load' });
      await expectNoFindings(page);
      // WCAG 2.2, 2.5.8: 24 px, except links in running text. On a phone 44 px, as in 2.5.5.
      expect(await targetsBelow(page, 44)).toEqual([]);
      await menu(page, translator(locale)).click();
      expect(await targetsBelow(page, 44)).toEqual([]);
      // All languages have one element tree (export/tree.test.ts).
      if (locale !== siteLocale) return;
      await expectNoFindings(page, 'header');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoFindings(page);
      expect(await targetsBelow(page, 24)).toEqual([]);
    });
  }

  test('on the 404', async ({ page, path, guard }) => {
    guard.expectConsole(/404/);
    await page.goto(`${path('home')}prices/`);
    await expectNoFindings(page);
  });

  test('with the enquiry sent', async ({ page, path, t, emailjs }) => {
    await page.goto(path('contacts'));
    await send(enquiryForm(page, t), t);
    await expect(page.getByText(t('EnquiryForm.success'))).toBeVisible();
    // The form alone: the page is scrolled, and a link half below the sticky header counts as too small.
    await expectNoFindings(page, 'form');
    expect(emailjs.sent).toHaveLength(1);
  });

  test('paused, and the founder’s text opened', async ({ page, path, t }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path('home'));
    const slideshow = slideshowOf(page, t);
    await slideshow.getByRole('button', { name: t('Motion.pause') }).click();
    await page.getByText(t('Founder.showMore'), { exact: true }).click();
    await expect(page.getByText(t('Founder.more'))).toBeVisible();
    await page.locator('video').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: t('Motion.play') })).toHaveCount(2);
    await expectNoFindings(page);
  });
});

/** Names that the browser gives to links, buttons and fields of a page. */
async function namesOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const controls = /^(link|button|radio|slider|textbox|spinbutton|combobox|DisclosureTriangle)$/;
  return nodes
    .filter(({ ignored, role }) => !ignored && controls.test(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''));
}

test('Names of links and controls read as they are written: none is empty, no space stands before a comma or a colon', async ({
  page,
  path,
}) => {
  for (const route of routes) {
    await page.goto(path(route));
    const names = await namesOf(page);
    expect(names.length, route).toBeGreaterThan(10);
    expect(
      names.filter((name) => !name.trim() || /\s[,:;.]/.test(name)),
      route,
    ).toEqual([]);
  }
});

/** The focused element, as a visitor sees it. */
interface Stop {
  readonly element: string;
  /** Whether it is in the window and not below the sticky header. */
  readonly visible: boolean;
  readonly ringed: boolean;
}

async function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const frame = document.activeElement;
    if (!frame || frame === document.body) return null;
    const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument?.activeElement : null;
    const element = inside ?? frame;
    // A radio button is visible as its label.
    const shown = element.matches('[type=radio]') ? element.closest('label') : element;
    if (!shown) throw new Error('A radio button without a label');
    const offset = inside ? frame.getBoundingClientRect() : { left: 0, top: 0 };
    const [line] = shown.getClientRects();
    if (!line) throw new Error(`The focus is on an element without a box: ${shown.outerHTML}`);
    const { left, right, top, bottom } = line;
    const middle = (from: number, to: number, limit: number) =>
      (Math.max(from, 0) + Math.min(to, limit)) / 2;
    const there = document.elementFromPoint(
      middle(left + offset.left, right + offset.left, innerWidth),
      middle(top + offset.top, bottom + offset.top, innerHeight),
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return {
      element: `${element.tagName.toLowerCase()} ${element.id || name}`,
      visible: there !== null && (inside ? there === frame : shown.contains(there)),
      ringed: outlineStyle === 'solid' && outlineWidth === '3px',
    };
  });
}

/** Expected number of stops of the Tab key; a group of radio buttons is one. */
async function tabStops(page: Page): Promise<number> {
  const counts = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame
          .locator('a[href], button, input, select, textarea, summary, [tabindex="0"]')
          .evaluateAll(
            (elements) =>
              elements.filter(
                (element) =>
                  element.checkVisibility({ visibilityProperty: true }) &&
                  !element.matches(
                    '[tabindex="-1"], [type=radio]:not(:checked), [aria-hidden=true] *',
                  ),
              ).length,
          ),
      ),
  );
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * Presses a key until the focus has left the page; returns every stop. A browser without a window has nothing outside the
 * page: there the focus continues at the other end.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let presses = 0; presses < 200; presses += 1) {
    const stop = await focused(page);
    if (stop === null) return stops;
    stops.push(stop);
    await page.keyboard.press(key);
    if (await page.evaluate((start) => start === document.activeElement, first)) return stops;
  }
  throw new Error(`A keyboard trap: ${stops.at(-1)?.element}`);
}

test.describe('The keyboard', () => {
  for (const route of routes) {
    test(`${route}: every stop is visible, forward and back; no trap, and a skip link`, async ({
      page,
      path,
      t,
    }) => {
      await page.goto(path(route));
      // The map loads lazily, and its links are tab stops.
      if (route === 'contacts') await page.locator('iframe').scrollIntoViewIfNeeded();
      for (const frame of page.frames()) await frame.waitForLoadState();
      const expected = await tabStops(page);
      const forward = await walk(page, 'Tab');
      expect(forward[0]?.element).toBe(`a ${t('Header.skip')}`);
      expect(forward).toHaveLength(expected);
      const back = await walk(page, 'Shift+Tab');
      expect(back.map(({ element }) => element)).toEqual(
        forward.map(({ element }) => element).toReversed(),
      );
      const unseen = [...forward, ...back].filter(({ visible, ringed }) => !visible || !ringed);
      expect(unseen).toEqual([]);

      await page.getByRole('link', { name: t('Header.skip') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCount(1);
      await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
    });
  }

  test.describe('the slideshow', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('has pause, previous, next, picker in this order; focus stops it until play is pressed', async ({
      page,
      path,
      t,
    }) => {
      await page.goto(path('home'));
      const slideshow = slideshowOf(page, t);
      const live = slideshow.locator('[aria-live]').first();
      const [pause, play] = [t('Motion.pause'), t('Motion.play')];
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Estimate.title') })
        .focus();
      await expect(live).toHaveAttribute('aria-live', 'off');

      await page.keyboard.press('Tab');
      await expect(slideshow.getByRole('button', { name: play })).toBeFocused();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.keyboard.press('Enter');
      await expect(slideshow.getByRole('button', { name: pause })).toBeFocused();
      await expect(live).toHaveAttribute('aria-live', 'off');
      for (const name of [t('Slideshow.previous'), t('Slideshow.next')]) {
        await page.keyboard.press('Tab');
        await expect(slideshow.getByRole('button', { name })).toBeFocused();
      }
      await expect(slideshow.getByRole('button', { name: play })).toBeVisible();

      // The edge of the drawing, where there is one, and the link of the caption.
      if (!isPhotograph(drawnPicture)) {
        await page.keyboard.press('Tab');
        await expect(slideshow.getByRole('slider')).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(slideshow.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);

      await page.keyboard.press('Tab');
      const picker = slideshow.getByRole('radio');
      await expect(picker.and(page.locator(':focus'))).toBeChecked();
      const start = await picker.evaluateAll((all) =>
        all.indexOf(document.activeElement as HTMLElement),
      );
      await page.keyboard.press('ArrowRight');
      await expect(picker.nth((start + 1) % 8)).toBeFocused();
      await expect(picker.nth((start + 1) % 8)).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(slideshow.locator(':focus')).toHaveCount(0);
    });
  });
});

test.describe('In forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current item is still distinguishable', { tag: '@both' }, async ({
    page,
    path,
    t,
    isMobile,
  }) => {
    await page.goto(path('home'));
    if (isMobile) await menu(page, t).click();
    const highlight = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
      document.body.append(probe);
      const color = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return color;
    });
    const mark = (locator: Locator, pseudo: string | null, property: string) =>
      locator.evaluate(
        (element, [which, name]) => getComputedStyle(element, which).getPropertyValue(name ?? ''),
        [pseudo, property] as const,
      );
    const current = page
      .getByRole('banner')
      .getByRole('link', { name: t('Header.links.home'), exact: true });
    const [pseudo, property] = isMobile
      ? ([null, 'border-bottom-color'] as const)
      : (['::after', 'background-color'] as const);
    expect(await mark(current, pseudo, property)).toBe(highlight);
    const flag = page.locator('a[data-locale][aria-current]');
    expect(await mark(flag, '::after', 'background-color')).toBe(highlight);
    const picked = slideshowOf(page, t).locator('label:has(:checked)');
    expect(await mark(picked, '::before', 'background-color')).toBe(highlight);
  });

  /** System colours of the emulated palette, as computed. */
  function palette(page: Page) {
    return page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.forcedColorAdjust = 'none';
      document.body.append(probe);
      const names = ['Canvas', 'CanvasText', 'LinkText', 'Highlight', 'HighlightText', 'GrayText'];
      const colours = names.map((name) => {
        probe.style.color = name;
        return [name, getComputedStyle(probe).color] as const;
      });
      probe.remove();
      return colours;
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`of a ${colorScheme} palette`, () => {
      test.use({ colorScheme });

      test('the words of drawings have the visitor’s colours, and no drawing lies over other words', async ({
        page,
        path,
      }) => {
        for (const route of ['home', 'services', 'about'] as const) {
          await page.goto(path(route), { waitUntil: 'load' });
          const colours = await palette(page);
          for (const width of [1280, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            const found = await page.evaluate((names) => {
              const canvas = names.find(([name]) => name === 'Canvas')?.[1];
              const highlight = names.find(([name]) => name === 'Highlight')?.[1];
              const readable = names.map(([, colour]) => colour).filter((c) => c !== canvas);
              const lettering = [...document.querySelectorAll('main svg text')]
                .filter((text) => text.checkVisibility())
                .filter((text) => {
                  const { fill, stroke } = getComputedStyle(text);
                  // Cut out of a shape, or on a highlighted one.
                  const isCutOut = fill === canvas && ['none', highlight].includes(stroke);
                  return !isCutOut && !readable.includes(fill);
                })
                .map((text) => `${text.textContent} is ${getComputedStyle(text).fill}`);
              const grounds = [...document.querySelectorAll('main svg')]
                .filter((svg) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(svg).backgroundColor))
                .map((svg) => ({ svg, box: svg.getBoundingClientRect() }));
              const covered: string[] = [];
              const texts = document.createTreeWalker(
                document.querySelector('main') ?? document.body,
                NodeFilter.SHOW_TEXT,
              );
              const range = document.createRange();
              for (let node = texts.nextNode(); node; node = texts.nextNode()) {
                const parent = node.parentElement;
                if (!node.nodeValue?.trim() || !parent?.checkVisibility()) continue;
                range.selectNodeContents(node);
                for (const line of range.getClientRects())
                  for (const { svg, box } of grounds)
                    if (
                      !svg.contains(parent) &&
                      line.width > 1 &&
                      Math.min(line.right, box.right) > Math.max(line.left, box.left) &&
                      Math.min(line.bottom, box.bottom) > Math.max(line.top, box.top)
                    )
                      covered.push(node.nodeValue.trim());
              }
              return { lettering, covered };
            }, colours);
            expect(found, `${route}, ${width} px`).toEqual({ lettering: [], covered: [] });
          }
        }
      });

      test('the focus changes the outline of what has it, and has a colour of the visitor', async ({
        page,
        path,
      }) => {
        for (const route of ['home', 'services'] as const) {
          await page.goto(path(route), { waitUntil: 'load' });
          const unseen = await page.evaluate(async () => {
            const shownOf = (element: Element) =>
              element.matches('[type=radio]') ? element.closest('label') : element;
            const outline = (element: Element) => {
              const { outlineStyle, outlineWidth, outlineColor, outlineOffset } =
                getComputedStyle(element);
              return outlineStyle === 'none'
                ? 'none'
                : [outlineStyle, outlineWidth, outlineColor, outlineOffset].join();
            };
            const stops = document.querySelectorAll<HTMLElement>(
              'main :is(a[href], button, input, select, summary)',
            );
            const same: string[] = [];
            for (const stop of stops) {
              const shown = shownOf(stop);
              if (!shown?.checkVisibility({ visibilityProperty: true })) continue;
              if (stop.matches('[tabindex="-1"]')) continue;
              (document.activeElement as HTMLElement | null)?.blur();
              const before = outline(shown);
              stop.focus({ focusVisible: true } as FocusOptions);
              if (document.activeElement !== stop) continue;
              if (outline(shown) === before || outline(shown) === 'none')
                same.push(stop.outerHTML.slice(0, 80));
            }
            return { stops: stops.length, same };
          });
          expect(unseen.stops, route).toBeGreaterThan(10);
          expect(unseen.same, route).toEqual([]);
        }
      });
    });
  }
});
