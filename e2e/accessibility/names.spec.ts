import type { Page } from '@playwright/test';
import { routes } from '@/site/routes';
import { expect, test } from '../lib/fixtures';

/** Names that the browser gives to links, buttons and fields of a page. */
async function namesOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const controls = /^(link|button|radio|slider|textbox|spinbutton|combobox|DisclosureTriangle)$/;
  return nodes
    .filter(({ ignored, role }) => !ignored && controls.test(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''));
}

test('names of links and controls read as they are written: none is empty, no space stands before a comma or a colon', async ({
  site,
  page,
}) => {
  for (const route of routes) {
    await site.open(route);
    const names = await namesOf(page);
    expect(names.length, route).toBeGreaterThan(10);
    const unlike = names.filter((name) => !name.trim() || /\s[,:;.]/.test(name));
    expect(unlike, route).toEqual([]);
  }
});
