import { expect, test } from '../lib/fixtures';
import { foreignWords, missing, ofPage, saidBy } from '../lib/words';
import { pageNames, pathOf } from './measure';

for (const name of pageNames) {
  test(`${name} says all of its texts, and only in its language`, {
    tag: ['@core', '@live'],
  }, async ({ site, page }) => {
    await page.goto(pathOf(site, name));
    const said = await page.locator(':root').evaluate(saidBy);
    expect.soft(missing(said, site.locale, ['Header', ...ofPage[name]])).toEqual([]);
    expect.soft(foreignWords(said, site.locale)).toEqual([]);
  });
}
