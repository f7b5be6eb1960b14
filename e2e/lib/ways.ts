/*
 * However the visitor leaves the form and comes back, the typed text is there again until it is sent
 * (docs/architecture.md, "What happens to typed text"). A test puts the form into a state, and goes ways.
 * Browsers that a driver controls prerender nothing, so draft.test.ts tests that.
 */

import type { Route } from '@playwright/test';
import { type Contacts, typedText } from './contacts';
import type { Delivery } from './delivery';
import { expect, type Guard, test } from './fixtures';
import type { Site } from './site';

/** Goes one way, from Contacts in a language to Contacts in the same or another one, whose page object it returns. */
type Way = (site: Site) => Promise<Site>;

/** Goes back without waiting for a load, because the page may come from memory or be replaced at once. */
async function back(site: Site, arrival = site): Promise<Site> {
  await site.travel(-1);
  await arrival.expect('contacts');
  return arrival;
}

/** Presses a flag that leads to an error, goes back, and comes to the form by a link. */
async function failingFlag(site: Site, fail: (route: Route) => Promise<void>): Promise<Site> {
  const { page } = site;
  await site.follow('about');
  await site.follow('contacts');
  await page.route('**/contacts/', fail);
  // A page that the browser fetches as the pointer comes near passes by this route, and would be shown.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
  await site.flag(site.other).click({ noWaitAfter: true });
  await expect(site.flag(site.locale)).toBeHidden();
  await page.unroute('**/contacts/');
  await page.goBack({ waitUntil: 'commit' });
  const arrival = site.in(site.other);
  await arrival.expect('about');
  await arrival.follow('contacts');
  return arrival;
}

const ways = {
  'the link to the page itself': async (site) => {
    await site.follow('contacts');
    return site;
  },
  'links with a hash, on the page and from another one': async (site) => {
    await site.open('contacts', '#footer');
    await site.follow('about');
    await site.open('contacts', '#footer');
    await site.expect('contacts');
    return site;
  },
  'a link with a query': async (site) => {
    await site.open('contacts', '?utm_source=nl');
    await site.expect('contacts');
    return site;
  },
  'a flag': (site) => site.switchTo(site.other, 'contacts'),
  'a link to another page and back by a link': async (site) => {
    await site.follow('about');
    await site.follow('contacts');
    return site;
  },
  'a link to another page, and Back': async (site) => {
    await site.follow('about');
    return back(site);
  },
  'a link to another page, a flag there, and Back': async (site) => {
    await site.follow('about');
    return back(site, await site.switchTo(site.other, 'about'));
  },
  'Back and Forward': async (site) => {
    await site.follow('about');
    await site.open('contacts');
    await site.expect('contacts');
    await site.travel(-1);
    await site.expect('about');
    await site.travel(1);
    await site.expect('contacts');
    return site;
  },
  'another website, and Back': async (site) => {
    await site.page.goto('about:blank');
    await site.page.goBack({ waitUntil: 'commit' });
    await site.expect('contacts');
    return site;
  },
  Reload: async (site) => {
    await site.page.reload({ waitUntil: 'domcontentloaded' });
    await site.expect('contacts');
    return site;
  },
  'a flag while the host has an error, Back, and a link': (site) =>
    failingFlag(site, (route) => route.fulfill({ status: 503, body: 'down' })),
  // Over WebDriver BiDi, Firefox shows no error page.
  'a flag while the site cannot be reached, Back, and a link': async (site) =>
    site.page.context().browser()?.browserType().name() === 'firefox'
      ? site
      : failingFlag(site, (route) => route.abort()),
} satisfies Record<string, Way>;

type WayName = keyof typeof ways;

export const allWays = Object.keys(ways) as WayName[];

/**
 * Ways for tests of one state each, with the tags of these tests. By day every state goes one way of each kind that the
 * site's code treats differently.
 *
 * @param few the ways by day
 */
export const byDayAndNight = (
  few: readonly WayName[] = [
    'a flag',
    'a link to another page and back by a link',
    'a link to another page, and Back',
    'another website, and Back',
  ],
) => [
  { ways: few, tag: [] },
  { ways: allWays.filter((name) => !few.includes(name)), tag: ['@night'] },
];

/** A state of the form after the visitor has filled it in. */
export interface EnquiryState {
  readonly name: string;
  /** What happens to each request for the form's script. */
  readonly script?: 'late' | 'missing';
  /** What brings the form into the state. */
  readonly enter?: (contacts: Contacts, delivery: Delivery) => Promise<void>;
  /** Whether the form is only in this state until the page is left. */
  readonly endsByLeaving?: boolean;
  readonly isSent?: boolean;
}

export const states = {
  typed: { name: 'typed', enter: (contacts) => contacts.alive() },
  early: { name: 'typed before its script has loaded', script: 'late' },
  sent: {
    name: 'sent',
    isSent: true,
    enter: async (contacts) => {
      await contacts.send();
      await contacts.expectSuccess();
    },
  },
} satisfies Record<string, EnquiryState>;

/** Fills in the form, brings it into a state, goes all of these ways, and expects the typed text after each. */
export async function leaveAndReturn(
  { enter, endsByLeaving = false, isSent = false, script }: EnquiryState,
  names: readonly WayName[],
  { contacts, delivery, guard }: { contacts: Contacts; delivery: Delivery; guard: Guard },
): Promise<void> {
  const { site } = contacts;
  const { page } = site;
  test.setTimeout(180_000);
  guard.tolerateConsole(/ERR_FAILED|Failed to load resource|was not sent/);
  // The browser asks before it stops a send.
  page.on('dialog', (dialog) => dialog.accept());
  if (script === 'late') await contacts.holdScript();
  if (script === 'missing')
    await page.route('**/scripts/enquiry.*.js', (route) => route.fulfill({ status: 404 }));
  await site.open('about');
  await site.follow('contacts');
  await contacts.fillIn();
  await enter?.(contacts, delivery);
  let here = site;
  for (const way of names)
    await test.step(way, async () => {
      here = await ways[way](here);
      const form = contacts.in(here.locale);
      if (isSent) await form.expectEmpty();
      else await form.expectTyped();
      await expect(form.field('name')).toBeEditable();
      if (endsByLeaving) await enter?.(form, delivery);
    });
  if (isSent) expect(delivery.sent).toHaveLength(1);
  // While its page is open, the text is in the fields only.
  expect(await contacts.traces()).not.toMatch(typedText);
}
