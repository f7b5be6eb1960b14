/* docs/accessibility.md has the findings of manual checks. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/lib/fixtures';
import { routeNames } from '@/site/routes';

async function expectNoFindings(page: Page, within = 'html'): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    // The default mode opens a tab of its own, which takes twice as long. Only frames of other sites need it.
    .setLegacyMode()
    // Of the passed rules only the number is needed.
    // One rule is not among the tags, because axe calls it experimental.
    .options({
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(findings).toEqual([]);
}

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
  test(`axe finds nothing on ${route}, as it opens and after scrolling, and its controls are large enough`, {
    tag: ['@core', '@content', '@live'],
  }, async ({ site, page, isMobile }) => {
    await site.open(route, '', { waitUntil: 'load' });
    await expectNoFindings(page);
    await site.passWhole();
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await expectNoFindings(page);
    // In the name of a link or control, screen readers read a space before a comma or a colon as a pause, or say the
    // sign.
    const names = await page.locator('body').ariaSnapshot();
    const loose = /- (?:link|button|radio|slider|textbox|spinbutton|combobox) "[^"]*\s[,:;.].*/g;
    expect(names.match(loose)).toBeNull();
    if (isMobile) {
      await site.menu.click();
      await expectNoFindings(page, 'header');
    }
    // WCAG 2.2, 2.5.8: 24 px, except links in running text. On a phone 44 px, as in 2.5.5.
    expect(await targetsBelow(page, isMobile ? 44 : 24)).toEqual([]);
  });
}

test('axe finds nothing on the 404', async ({ site, page, guard }) => {
  guard.expectConsole(/404/);
  await site.openUnknown();
  await expectNoFindings(page);
});

test('axe finds nothing in the form after the enquiry was sent', async ({
  contacts,
  page,
  delivery,
}) => {
  await contacts.open();
  await contacts.send();
  await contacts.expectSuccess();
  // Only the form, because the page is scrolled, and axe takes a link that the sticky header covers by half for too
  // small.
  await expectNoFindings(page, 'form');
  expect(delivery.sent).toHaveLength(1);
});

test.describe('With motion', () => {
  test.use({ contextOptions: {} });

  test('axe finds nothing on Home, slides and film paused', async ({ site, page, t }) => {
    await site.open('home');
    await site.slideshow.getByRole('button', { name: t('Motion.pause') }).click();
    await site.film.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: t('Motion.play') })).toHaveCount(2);
    await expectNoFindings(page);
  });
});
