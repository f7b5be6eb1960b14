/* Other states of the form are in once/enquiry/never-lost.spec.ts, because not every engine's driver can reach them. */

import { Contacts, typedText } from '@/e2e/lib/contacts';
import { expect, test } from '@/e2e/lib/fixtures';
import { Site } from '@/e2e/lib/site';
import { allWays, byDayAndNight, leaveAndReturn, states } from '@/e2e/lib/ways';

for (const { state, parts } of [
  { state: states.typed, parts: [{ ways: allWays, tag: [] }] },
  { state: states.early, parts: byDayAndNight() },
  { state: states.sent, parts: byDayAndNight() },
])
  for (const { ways, tag } of parts)
    test(`${ways.length} ways to leave the page: an enquiry that is ${state.name}`, {
      tag,
    }, async ({ contacts, delivery, guard }) => {
      await leaveAndReturn(state, ways, { contacts, delivery, guard });
    });

test('another tab does not get the typed text, and nothing of it is left when the tab is closed', async ({
  site,
  contacts,
  page,
  context,
}) => {
  await contacts.open();
  await contacts.fillIn();
  await site.follow('about');
  const second = new Site(await context.newPage(), site.locale, site.base);
  await second.open('contacts');
  await new Contacts(second).expectEmpty();
  expect(await new Contacts(second).traces()).not.toMatch(typedText);
  await site.follow('contacts');
  await contacts.expectTyped();
  await page.close();
  await second.open('contacts');
  await new Contacts(second).expectEmpty();
  expect(await new Contacts(second).traces()).not.toMatch(typedText);
});
