import type { Page } from '@playwright/test';

/**
 * Texts, links, buttons and fields beyond the sides of the window, where nobody can reach them. Left out: visually hidden
 * text, scroll containers, and the lettering of drawings, which may bleed as pictures do. (The page itself clips, so its
 * scroll width is no sign.)
 */
export async function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const check = (name: string, place: Element | Range, around: Element | null, least: number) => {
      const { left, right, width } = place.getBoundingClientRect();
      const beyond = right > document.documentElement.clientWidth + 1 || left < -1;
      if (width <= least || !beyond) return;
      for (let node = around; node && node !== document.body; node = node.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(node);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return;
      }
      found.push(`${name} (${Math.round(left)} to ${Math.round(right)})`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!text.nodeValue?.trim() || !parentElement?.checkVisibility()) continue;
      if (parentElement.closest('svg, [aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      check(text.nodeValue.trim(), range, parentElement, 0);
    }
    const controls = document.querySelectorAll(
      ':is(a, button, input, textarea, summary):not([tabindex="-1"])',
    );
    for (const control of controls)
      if (control.checkVisibility())
        check(control.outerHTML.slice(0, 80), control, control.parentElement, 1);
    return found;
  });
}

/**
 * Texts that an ancestor with clipped overflow cuts off, and texts that lie over each other. Compared is the middle of each
 * line's box: the boxes themselves overlap where lines are set tight.
 */
export async function cutOrCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const found: string[] = [];
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, nodeValue } = node;
      const text = nodeValue?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Drawings are pictures: their lettering may bleed.
      if (parent.closest('svg')) continue;
      const boxes = [];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
        boxes.push({ style: getComputedStyle(box), box: box.getBoundingClientRect() });
      if (boxes.some(({ style }) => style.clipPath !== 'none' || style.overflowX === 'auto'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const line = {
          text,
          left,
          right,
          top: top + height * 0.35,
          bottom: bottom - height * 0.35,
        };
        for (const { style, box } of boxes) {
          if (cuts(style.overflowX) && (left < box.left - 1 || right > box.right + 1))
            found.push(`${text} is cut off at a side`);
          if (cuts(style.overflowY) && (line.top < box.top || line.bottom > box.bottom))
            found.push(`${text} is cut off above or below`);
        }
        for (const other of lines) {
          const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          const high = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
          if (wide > 1 && high > 1) found.push(`${text} lies over ${other.text}`);
        }
        lines.push(line);
      }
    }
    return found;
  });
}

/** Lettering of drawings that is cut off, beyond the sides of the window, or over other lettering of its drawing. */
export async function letteringProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const labels = [...document.querySelectorAll<SVGElement>('main svg text')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => ({ text, box: text.getBoundingClientRect(), words: text.textContent }));
    // A letter has room around it in its box.
    const bearing = 1.5;
    for (const [index, { text, box, words }] of labels.entries()) {
      if (box.left < -bearing || box.right > document.documentElement.clientWidth + bearing)
        found.push(`${words} is beyond the sides`);
      for (let node = text.parentElement; node; node = node.parentElement) {
        const { left, right } = node.getBoundingClientRect();
        const { overflowX } = getComputedStyle(node);
        const cuts = overflowX === 'hidden' || overflowX === 'clip';
        if (
          cuts &&
          node !== document.body &&
          (box.left < left - bearing || box.right > right + bearing)
        )
          found.push(`${words} is cut off`);
      }
      const drawing = (label: Element) => label.closest('svg:not(svg svg)');
      for (const other of labels.slice(0, index)) {
        if (drawing(other.text) !== drawing(text)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 0.3 * Math.min(box.height, other.box.height))
          found.push(`${words} lies over ${other.words}`);
      }
    }
    return found;
  });
}
