/* engines/enquiry/never-lost.spec.ts tests the other states. */

import { expect, test } from '@/e2e/lib/fixtures';
import { byDayAndNight, type EnquiryState, leaveAndReturn } from '@/e2e/lib/ways';

// Over WebDriver BiDi, a question of the browser stops Firefox's driver.
const states: readonly EnquiryState[] = [
  {
    name: 'typed without its script',
    script: 'missing',
    enter: ({ site }) => expect(site.page.locator('[data-enquiry=idle]')).toBeAttached(),
  },
  {
    name: 'waiting for its script',
    script: 'late',
    endsByLeaving: true,
    enter: async (contacts) => {
      await contacts.send();
      await contacts.expectSending();
    },
  },
  {
    name: 'being sent',
    endsByLeaving: true,
    enter: async (contacts, delivery) => {
      const { length } = delivery.sent;
      delivery.hold();
      await contacts.send();
      await expect.poll(() => delivery.sent.length).toBe(length + 1);
    },
  },
  {
    name: 'refused',
    enter: async (contacts, delivery) => {
      delivery.answerWith('refusal');
      await contacts.sendInVain();
    },
  },
];

for (const state of states)
  for (const { ways, tag } of byDayAndNight())
    test(`${ways.length} ways to leave the page: an enquiry that is ${state.name}`, {
      tag,
    }, async ({ contacts, delivery, guard }) => {
      await leaveAndReturn(state, ways, { contacts, delivery, guard });
    });
