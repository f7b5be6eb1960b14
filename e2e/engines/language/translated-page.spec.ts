import { expect, test } from '@/e2e/lib/fixtures';
import { translatePage } from '@/e2e/lib/translatedPage';

test('flags work on a page that a translator has changed', async ({ page, site, guard }) => {
  // Runs as an extension would, beside a translator. The policy of the page may refuse it.
  guard.tolerateConsole(/Trusted/i);
  const policy = "trustedTypes.createPolicy('default', { createScriptURL: String })";
  await page.addInitScript(`try { ${policy} } catch {}`);
  let here = site;
  for (const route of ['home', 'services', 'contacts'] as const) {
    await here.open(route);
    await translatePage(page);
    here = await here.switchTo(here.other, route);
    await expect(page.locator('font')).toHaveCount(0);
  }
});
