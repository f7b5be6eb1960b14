import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects axe to find nothing in a part of the page. */
export async function expectNoFindings(page: Page, within = 'html'): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    // The default mode opens a tab of its own, which takes twice as long. Only frames of other sites need it.
    .setLegacyMode()
    // Only the number of the passed rules is needed.
    // One rule is not among the tags, because axe calls it experimental.
    .options({
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(passes.length).toBeGreaterThan(3);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(findings).toEqual([]);
}
