import type { Page } from '@playwright/test';

/**
 * Texts beyond the sides of the window, where nobody can read them. Left out: visually hidden text, scroll containers, and
 * the lettering of drawings, which may bleed as pictures do. (The page itself clips, so its scroll width is no sign.)
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

/** Links, buttons and fields beyond the sides of the window, outside scroll containers. */
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
