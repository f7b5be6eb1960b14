import type { Page } from '@playwright/test';
import { untranslatedMark } from '@/i18n/check/wording';
import { type PageName, routes } from '@/site/routes';
import { expect } from '../lib/fixtures';
import type { Site } from '../lib/site';

export const pageNames: readonly PageName[] = [...routes, 'notFound'];

/** Opens a page, with everything that decides its layout. */
export async function openWhole(site: Site, name: PageName): Promise<void> {
  const { page } = site;
  await page.goto(
    name === 'notFound' ? `${site.path('home')}404.html` : site.path(name),
    // Styles and fonts of the first screen.
    { waitUntil: 'load' },
  );
  // A text that waits for its translation is measured without its mark, which makes it longer.
  await page.evaluate((mark) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.includes(mark)) text.nodeValue = text.nodeValue.replaceAll(mark, '');
  }, untranslatedMark);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/** Opens what unfolds: the phone's menu, the founder's text. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** How far the page is wider than its window, or scrolls to the side, in px. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo({ left: 500, behavior: 'instant' });
    return Math.max(scrollX, scrollWidth - clientWidth);
  });
}

/** @param lettering whether the letters of drawings count, too */
export async function expectInPlace(
  page: Page,
  when: string,
  { lettering = true } = {},
): Promise<void> {
  expect.soft(await page.evaluate(misplaced, lettering), when).toEqual([]);
}

/**
 * In the page: texts and controls beyond the sides of the window, where nobody can reach them; texts that are cut off; texts
 * that lie over each other. Left out: visually hidden text, and what scrolls by itself.
 */
function misplaced(lettering: boolean): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  const boxes = new Map<Element, { style: CSSStyleDeclaration; box: DOMRect }>();
  const around = (element: Element | null) => {
    const list = [];
    for (let node = element; node && node !== document.body; node = node.parentElement) {
      const known = boxes.get(node) ?? {
        style: getComputedStyle(node),
        box: node.getBoundingClientRect(),
      };
      boxes.set(node, known);
      list.push(known);
    }
    return list;
  };
  const isApart = (list: ReturnType<typeof around>) =>
    list.some(
      ({ style }) => style.clipPath !== 'none' || ['auto', 'scroll'].includes(style.overflowX),
    );
  const isBeyond = ({ left, right }: DOMRect, slack: number) =>
    left < -slack || right > root.clientWidth + slack;
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  const lines: { text: string; drawing: Element | null; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const drawing = parent.closest('svg:not(svg svg)');
    const list = around(parent);
    if (isApart(list) || (drawing && !lettering)) continue;
    const isOrnament = !drawing && parent.closest('[aria-hidden=true]');
    // A letter of a drawing has room around it in its box.
    const slack = drawing ? 1.5 : 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (!isOrnament && isBeyond(line, slack)) found.push(`beyond the sides: ${text}`);
      // Boxes of lines overlap where lines are set tight; their middles do not.
      const inset = line.height * (drawing ? 0.2 : 0.35);
      const box = new DOMRect(line.x, line.y + inset, line.width, line.height - 2 * inset);
      for (const { style, box: outer } of list) {
        const cutsSide = line.left < outer.left - slack || line.right > outer.right + slack;
        if (cuts(style.overflowX) && cutsSide) found.push(`cut off at a side: ${text}`);
        const cutsHeight = box.top < outer.top || box.bottom > outer.bottom;
        if (!drawing && cuts(style.overflowY) && cutsHeight)
          found.push(`cut off above or below: ${text}`);
      }
      for (const other of lines) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 0 && drawing === other.drawing)
          found.push(`over each other: ${text} / ${other.text}`);
      }
      lines.push({ text, drawing, box });
    }
  }

  const controls = ':is(a, button, input, textarea, summary):not([tabindex="-1"])';
  for (const control of document.querySelectorAll(controls)) {
    const box = control.getBoundingClientRect();
    if (!control.checkVisibility() || box.width <= 1 || isApart(around(control.parentElement)))
      continue;
    if (isBeyond(box, 1)) found.push(`beyond the sides: ${control.outerHTML.slice(0, 80)}`);
  }
  return found;
}

/** In the page: words that break over two lines without a hyphen, and lines with more letters than are easy to read. */
export function hardToRead(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  /** Texts that are seen: visually hidden text is a pixel wide. */
  const textsOf = (root: Element) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && parent.offsetWidth !== 1) texts.push(node as Text);
    }
    return texts;
  };
  for (const text of textsOf(document.body)) {
    for (const word of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(`broken: ${word[0]}`);
    }
  }
  for (const block of document.querySelectorAll(
    'main :is(p, li, dd, td, blockquote, figcaption)',
  )) {
    if (block.querySelector('p, li, dd, td, svg')) continue;
    const lines = new Map<number, number>();
    const texts = textsOf(block);
    for (const text of texts) {
      range.selectNodeContents(text);
      for (const { bottom, width } of range.getClientRects())
        lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + width);
    }
    const widths = [...lines.values()];
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const length = texts.reduce((sum, { data }) => sum + data.length, 0);
    const letters = Math.round((length * Math.max(...widths)) / whole);
    // 66 on average (DESIGN.md); narrow letters make a few more.
    if (lines.size >= 3 && letters > 70)
      found.push(`${letters} letters in a line: ${block.textContent}`);
  }
  return found;
}

/** In the page: texts that cannot be pointed at, so neither clicked nor selected: something lies over them. */
export function covered(): string[] {
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
      const control = (node: Element) => node.closest('a, button, label');
      return !(
        top &&
        (element.contains(top) ||
          top.contains(element) ||
          (control(top) && control(top) === control(element)))
      );
    })
    .map(({ textContent }) => `covered: ${textContent.trim().slice(0, 60)}`);
}

/** In the page: pictures and fonts that did not load. A slide's picture loads before its turn. */
export function notLoaded(): string[] {
  const pictures = [...document.images].filter(
    (image) =>
      image.naturalWidth === 0 && image.checkVisibility() && !image.closest('site-slideshow'),
  );
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
  // The fallback is a font of the system, which a machine need not have.
  const failed = [...document.fonts].filter(
    ({ status, family }) => status === 'error' && !family.includes('Fallback'),
  );
  return [
    ...pictures.map(({ src }) => src),
    ...failed.map(({ family }) => family),
    ...(fonts.length === 0 ? ['no font at all'] : []),
  ];
}
