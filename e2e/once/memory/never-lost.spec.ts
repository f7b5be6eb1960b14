import { test } from '@/e2e/lib/fixtures';
import { byDayAndNight, leaveAndReturn, states } from '@/e2e/lib/ways';
import { wholeChromium } from './wholeChromium';

test.use(wholeChromium);

for (const state of [states.typed, states.sent])
  for (const { ways, tag } of byDayAndNight([
    'a link to another page, and Back',
    'a link to another page, a flag there, and Back',
    'another website, and Back',
  ]))
    test(`${ways.length} ways to leave a page that stays in memory: an enquiry that is ${state.name}`, {
      tag,
    }, async ({ contacts, delivery, guard }) => {
      await leaveAndReturn(state, ways, { contacts, delivery, guard });
    });
