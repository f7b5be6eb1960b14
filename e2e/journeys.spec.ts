/* The journeys, in the browsers that Playwright drives. */

import { test as base } from './lib/fixtures';
import { journeys } from './lib/journeys';
import type { Visitor } from './lib/visit';

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ page, guard }, use) => {
    guard.tolerateConsole(/404|The enquiry was not sent: .*400/);
    // Firefox's error when a page is left while a font is loading: NS_BINDING_ABORTED.
    guard.tolerateConsole(/downloadable font: download failed.*status=2152398850/);
    // Firefox checks the part of a script that it has when a page is left; export/policy.test.ts compares each hash with its file.
    guard.tolerateConsole(/None of the “sha256” hashes in the integrity attribute match/);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      try {
        return await goto(url, options);
      } catch (error) {
        // Over WebDriver BiDi, Playwright at times takes Firefox's one navigation for two, or the site's redirect for a failure.
        if (!/interrupted by another navigation|NS_BINDING_ABORTED/.test(String(error)))
          throw error;
        await page.waitForLoadState('domcontentloaded');
        return null;
      }
    };
    await use(Object.assign(page, { tabs: async () => page.context().pages().length }));
  },
});

journeys(test);
