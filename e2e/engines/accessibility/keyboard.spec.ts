import type { Frame, Page } from '@playwright/test';
import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

/** The focused element, as a visitor sees it. */
interface Stop {
  /** With its number among the elements, because several links have the same text. */
  readonly element: string;
  /** Whether it is in the window and the sticky header does not cover it. */
  readonly visible: boolean;
  readonly ringed: boolean;
}

/** Returns null if the focus is outside the page. */
async function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const frame = document.activeElement;
    if (!frame || frame === document.body) return null;
    const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument?.activeElement : null;
    const element = inside ?? frame;
    // A radio button is hidden, so visitors see its label.
    const shown = element.matches('[type=radio]') ? element.closest('label') : element;
    const [line] = shown?.getClientRects() ?? [];
    if (!shown || !line) throw new Error(`Without a box: ${element.outerHTML}`);
    const offset = inside ? frame.getBoundingClientRect() : { left: 0, top: 0 };
    const middle = (from: number, to: number, limit: number) =>
      (Math.max(from, 0) + Math.min(to, limit)) / 2;
    const there = document.elementFromPoint(
      middle(line.left + offset.left, line.right + offset.left, innerWidth),
      middle(line.top + offset.top, line.bottom + offset.top, innerHeight),
    );
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id);
    const number = [...element.ownerDocument.body.querySelectorAll('*')].indexOf(element);
    return {
      element: `${inside ? 'in the map, ' : ''}${number}: ${element.tagName.toLowerCase()} ${name}`,
      visible: there !== null && (inside ? there === frame : shown.contains(there)),
      ringed: outlineStyle === 'solid' && outlineWidth === '3px',
    };
  });
}

/**
 * Presses a key until the focus reaches the element `end`, returns to where it began, or leaves the page. Expects every
 * stop to be visible.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end?: string): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    const stop = await focused(page);
    if (!stop || stops.includes(stop.element)) return stops;
    stops.push(stop.element);
    // Some browsers scroll to the focused element a moment later.
    if (!stop.visible || !stop.ringed)
      await expect.poll(() => focused(page), key).toEqual({ ...stop, visible: true, ringed: true });
    if (stop.element === end) return stops;
    await page.keyboard.press(key);
  }
}

/** The number of controls that the keyboard must reach. A group of radio buttons counts as one. */
async function controlsOf(page: Page): Promise<number> {
  const count = (frame: Frame) =>
    frame
      .locator('a[href], button, input, select, textarea, summary, [tabindex="0"]')
      .evaluateAll((elements) => {
        const left = '[tabindex="-1"], [type=radio]:not(:checked), [aria-hidden=true] *';
        return elements.filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.matches(left),
        ).length;
      });
  const counts = await Promise.all(page.frames().map(count));
  return counts.reduce((total, some) => total + some, 0);
}

for (const route of routeNames) {
  test(`on ${route}, Tab reaches every control in both directions, each is visible, and the skip link works`, {
    // The controls of these two pages are on others, too, and a walk takes seconds.
    tag: ['about', 'certificates'].includes(route) ? ['@live', '@night'] : '@live',
  }, async ({ site, contacts, page, t }) => {
    await site.open(route);
    await site.passWhole();
    // These controls appear late: those of the form and the map, and the film's button if motion is allowed.
    if (route === 'contacts') {
      await contacts.alive();
      await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
    }
    const filmIsReady = () =>
      matchMedia('(prefers-reduced-motion)').matches ||
      document.querySelector('site-film [hidden]') === null;
    await page.waitForFunction(filmIsReady);
    await site.scrollTo(0);

    const skip = page.getByRole('link', { name: t('Header.skip') });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const frame = page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main, '::after').content);
    expect(await frame, 'the frame of the focus').toBe('""');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);

    // The walk stays inside the page, because Firefox shows no focus ring when the focus returns from outside.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const last = await focused(page);
    await skip.focus();
    const forward = await walk(page, 'Tab', last?.element);
    expect(forward).toHaveLength(await controlsOf(page));
    const back = await walk(page, 'Shift+Tab', forward[0]);
    expect(back).toEqual(forward.toReversed());
    // Tab leaves the page here. Without a browser window around it, the focus continues at the other end.
    await page.keyboard.press('Shift+Tab');
    expect([undefined, last?.element]).toContain((await focused(page))?.element);
  });
}

test('after a link to a section, Tab goes to the first control in that section or after it', async ({
  site,
  page,
}) => {
  await site.open('home');
  await page.getByRole('contentinfo').locator('a[href$="#privacy"]').press('Enter');
  await site.expect('contacts');
  await expect(page.locator('#privacy')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator(':is(#privacy, #privacy ~ *, footer) :focus')).toBeInViewport();
});
