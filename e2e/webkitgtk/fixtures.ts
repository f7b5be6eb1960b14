import { deliveryUrl } from '@/components/contacts/EnquiryForm/delivery';
import { test as base, expect } from '../lib/fixtures';
import { Driver, type Visit } from './driver';
import { Outside } from './outside';

export { expect };

interface Fixtures {
  readonly visit: Visit;
  readonly outside: Outside;
}

interface WorkerFixtures {
  readonly machine: { readonly driver: Driver; readonly outside: Outside };
}

const { hostname } = new URL(deliveryUrl);

export const test = base.extend<Fixtures, WorkerFixtures>({
  machine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const outside = new Outside();
      const driver = await Driver.start(await outside.start());
      await use({ driver, outside });
      await driver.stop();
      outside.stop();
    },
    { scope: 'worker' },
  ],

  outside: async ({ machine: { outside } }, use) => {
    outside.forget();
    await use(outside);
    const strangers = outside.asked.filter((asked) => asked !== `${hostname}:443`);
    expect(strangers, 'requests to other hosts').toEqual([]);
  },

  // A session for each visit, because the language and the draft last as long as it.
  visit: async ({ machine: { driver }, outside: _, host }, use) => {
    const visit = await driver.visit(host.origin);
    await use(visit);
    await visit.end();
  },
});
