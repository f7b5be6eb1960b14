import type { Page } from '@playwright/test';

/**
 * Wraps every text in an element and changes it, as the translators of browsers do, including texts that come later.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = 'body, body :not(script, style, textarea, font)';
    const change = () => {
      for (const element of document.querySelectorAll(texts))
        for (const node of element.childNodes)
          if (node instanceof Text && node.data.trim()) {
            const font = document.createElement('font');
            font.append(`${node.data}*`);
            node.replaceWith(font);
          }
    };
    change();
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true });
  });
}
