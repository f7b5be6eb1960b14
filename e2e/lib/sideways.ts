import type { Page } from '@playwright/test';

/**
 * Texts that stand beyond the sides of the window, where no reader gets to them. Left out: what is hidden from sight on
 * purpose, what stands in a part that scrolls by itself, and the lettering of drawings, which may bleed as pictures do.
 * (The page itself clips, so its scroll width alone tells nothing.)
 */
export async function textsBeyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unreachable = (element: Element | null): boolean => {
      for (let node = element; node && node !== document.body; node = node.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(node);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false;
      }
      return true;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!text.nodeValue?.trim() || !parentElement?.checkVisibility()) continue;
      if (parentElement.closest('svg, [aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const beyond = right > document.documentElement.clientWidth + 1 || left < -1;
      if (width > 0 && beyond && unreachable(parentElement)) {
        found.push(`${text.nodeValue.trim()} (${Math.round(left)} to ${Math.round(right)})`);
      }
    }
    return found;
  });
}

/** Links, buttons and fields that stand beyond the sides of the window, and in no part that scrolls by itself. */
export async function controlsBeyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(':is(a, button, input, textarea, summary):not([tabindex="-1"])'),
    ].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const beyond = right > document.documentElement.clientWidth + 1 || left < -1;
      if (width <= 1 || !beyond || !control.checkVisibility()) return [];
      for (let node = control.parentElement; node; node = node.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(node);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return [];
      }
      return `${control.outerHTML.slice(0, 80)} (${Math.round(left)} to ${Math.round(right)})`;
    }),
  );
}
