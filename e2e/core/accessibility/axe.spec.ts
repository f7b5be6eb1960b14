/* docs/accessibility.md has the findings of manual checks. */

import type { Page } from '@playwright/test';
import { expectNoFindings } from '@/e2e/lib/axe';
import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

/** Controls of which a side is shorter than `least`, in px. Links in running text are left out. */
async function targetsBelow(page: Page, least: number): Promise<string[]> {
  return page.locator('a[href], button, input, textarea, summary').evaluateAll((elements, side) => {
    const found: string[] = [];
    for (const element of elements) {
      const target = element.matches('[type=radio]') ? element.closest('label') : element;
      // Fields for autofill are out of sight, so nobody points at them.
      const isHidden = element.matches('[aria-hidden=true], [aria-hidden=true] *');
      if (isHidden || !target?.checkVisibility()) continue;
      const text = target.textContent ?? '';
      const isInText = text.length < (target.parentElement?.textContent ?? '').length;
      if (isInText && getComputedStyle(target).display === 'inline') continue;
      const { width, height } = target.getBoundingClientRect();
      if (width < side || height < side) found.push(`${text.trim()}: ${width} × ${height}`);
    }
    return found;
  }, least);
}

for (const route of routeNames) {
  test(`axe finds nothing on ${route}, folded and unfolded, and its controls are large enough`, {
    tag: ['@content', '@live'],
  }, async ({ site, page, isMobile }) => {
    await site.open(route, '', { waitUntil: 'load' });
    await site.passWhole();
    await expectNoFindings(page);
    const folds = page.locator('main details');
    await folds.evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    if ((await folds.count()) > 0) await expectNoFindings(page, 'main details');
    // In the name of a link or control, screen readers read a space before a comma or a colon as a pause, or say the
    // sign.
    const names = await page.locator('body').ariaSnapshot();
    const loose = /- (?:link|button|radio|slider|textbox|spinbutton|combobox) "[^"]*\s[,:;.].*/g;
    expect(names.match(loose)).toBeNull();
    if (isMobile) await site.menu.click();
    // WCAG 2.2, 2.5.8: 24 px, except links in running text. On a phone 44 px, as in 2.5.5.
    expect(await targetsBelow(page, isMobile ? 44 : 24)).toEqual([]);
  });
}
