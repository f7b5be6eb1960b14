import type { Page } from '@playwright/test';
import { misplaced } from '@/editor/panel/misplaced';
import { untranslatedMark } from '@/scripts/content/rules/untranslatedMark';
import { type PageName, routeNames } from '@/site/routes';
import { expect } from './fixtures';
import type { Site } from './site';

export const pageNames: readonly PageName[] = [...routeNames, 'notFound'];

const pathOf = (site: Site, name: PageName) =>
  name === 'notFound' ? `${site.path('home')}404.html` : site.path(name);

/** Opens a page with everything that decides its layout. */
export async function openWhole(site: Site, name: PageName): Promise<void> {
  await site.page.goto(pathOf(site, name), { waitUntil: 'load' });
  await site.page.evaluate(async (mark) => {
    // The mark of a text that is not translated yet makes it longer, so it is removed.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.includes(mark)) text.nodeValue = text.nodeValue.replaceAll(mark, '');
    await document.fonts.ready;
  }, untranslatedMark);
  // Many browsers have no dictionary for a language, so its words must fit without automatic hyphens.
  await addRules(site.page, '* { hyphens: manual !important; }');
}

export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/** Runs in the page. Sets the size of a rem, as a visitor does in the settings of Chromium and Firefox. */
export const setTextSize = (size: string) => {
  document.documentElement.style.fontSize = size;
};

export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Runs in the page. Opens or closes everything that unfolds: the phone's menu and the founder's text. */
export const setFolds = (isOpen: boolean) => {
  for (const details of document.querySelectorAll('details')) details.open = isOpen;
};

/**
 * The texts of the page that are visible, or would be after scrolling. Either those of the headings, or those of all
 * elements.
 */
export function visibleTexts(
  page: Page,
  selector = ':not(script, style, noscript, video)',
): Promise<string[]> {
  return page.locator('body').evaluate((body, wanted) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Unlike `innerText`, this counts text that the browser has not laid out because of `content-visibility: auto`.
      const isVisible = parent?.checkVisibility({ visibilityProperty: true });
      if (isVisible && parent?.matches(wanted)) found.push(text.nodeValue?.trim() ?? '');
    }
    return found.filter((text) => text !== '');
  }, selector);
}

/** By how many px the page is wider than its window, or scrolls to the side. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo({ left: 500, behavior: 'instant' });
    const most = Math.max(scrollX, scrollWidth - clientWidth);
    // Otherwise what lies beside the window would be inside it for what measures next.
    scrollTo({ left: 0, behavior: 'instant' });
    return most;
  });
}

/**
 * Names the texts that are not in their place, and says what an editor can do.
 *
 * @param options whether letters in drawings count, and texts that cover each other
 */
export async function expectInPlace(page: Page, when: string, options = {}): Promise<void> {
  const kinds = { lettering: true, overlaps: true, ...options };
  const found = await page.evaluate(misplaced, kinds);
  expect
    .soft(found, `${when}: shorten these texts, or divide a long word with \\u00ad`)
    .toEqual([]);
}

/**
 * Runs in the page. Finds words that break over two lines without a hyphen, and lines with more letters than are easy
 * to read.
 */
export function hardToRead(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { data, parentElement } = node as Text;
    // Visually hidden text is a pixel wide.
    if (!parentElement?.checkVisibility() || parentElement.offsetWidth === 1) continue;
    for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1)
        found.push(`too long for a line: ${word}: write \\u00ad where it may be divided`);
    }
    if (!parentElement.closest('main :is(p, li, dd, td, blockquote, figcaption)')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(({ width }) => width);
    const whole = lines.reduce((sum, width) => sum + width, 0);
    const letters = Math.round((data.length * Math.max(...lines)) / whole);
    // The limit is 66 letters on average. Narrow letters allow a few more.
    if (lines.length >= 3 && letters > 70) found.push(`${letters} in a line: ${data}`);
  }
  return found;
}

/** Runs in the page. Finds texts that can be neither clicked nor selected, because something covers them. */
export function covered(): string[] {
  const controlOf = (node: Element) => node.closest('a, button, label');
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, label, td)')]
    .filter((element) => {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(text);
      const [line] = range.getClientRects();
      if (!line || line.width < 2 || line.left < 0 || line.right > innerWidth) return false;
      const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      if (!top) return true;
      const isSameControl = controlOf(top) && controlOf(top) === controlOf(element);
      return !element.contains(top) && !top.contains(element) && !isSameControl;
    })
    .map(({ textContent }) => textContent.trim().slice(0, 60));
}

/**
 * Runs in the page. Finds pictures, fonts and frames that did not load. The picture of a slide loads before its turn.
 */
export function notLoaded(): string[] {
  const pictures = [...document.images].filter(
    (image) =>
      image.naturalWidth === 0 && image.checkVisibility() && !image.closest('site-slideshow'),
  );
  // The fallback is a system font, which a machine need not have.
  const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  const failed = fonts.filter(({ status }) => status === 'error' || status === 'loading');
  const frames = [...document.querySelectorAll('iframe')].filter(
    ({ contentDocument: frame }) =>
      frame?.URL === 'about:blank' || frame?.fonts.status === 'loading',
  );
  return [
    ...[...pictures, ...frames].map(({ src }) => src),
    ...failed.map(({ family }) => family),
    ...(fonts.some(({ status }) => status === 'loaded') ? [] : ['no font at all']),
  ];
}
