import { test as base, expect } from '@playwright/test';
import { deliveryUrl } from '@/components/contacts/EnquiryForm/delivery';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { Contacts } from './contacts';
import { Delivery } from './delivery';
import { type Host, type HostName, liveHost, startHost } from './hosts';
import { Site } from './site';
import type { Translate } from './translator';

export { desktop, phone } from './screens';
export { rule } from './specification';
export { translator } from './translator';
export { expect };

/** How a test makes exceptions to the guard's rules. */
export interface Guard {
  /** Expects a console error or warning. The message has to occur, and no other may. */
  expectConsole(pattern: RegExp): void;
  /** Allows a console error or warning that occurs depending on timing. No other may occur. */
  tolerateConsole(pattern: RegExp): void;
  /** Allows requests to another host. The test must have intercepted them. */
  allowHost(host: string): void;
}

/** Options of a project in addition to Playwright's own. */
export interface ProjectOptions {
  readonly siteLocale: Locale;
}

/** Options of a project for all of its workers. */
export interface WorkerOptions {
  readonly hostName: HostName;
}

interface Fixtures {
  /** The site in the project's language. */
  readonly site: Site;
  readonly contacts: Contacts;
  /** Texts of the project's language. */
  readonly t: Translate;
  readonly delivery: Delivery;
  readonly guard: Guard;
  /** Writes page, language, screen and rule into the first line of a failure. */
  readonly whereabouts: undefined;
}

/** Messages of Firefox that a test cannot avoid. */
const firefoxNoise = [
  // Firefox reports NS_BINDING_ABORTED if a page is left while a font is loading.
  /downloadable font: download failed.*status=2152398850/,
  // If a page is left while a script is loading, Firefox checks the hash of the part that it has.
  // export/content/policy.test.ts compares each hash with its file.
  /None of the “sha256” hashes in the integrity attribute match/,
];

export const test = base.extend<Fixtures & ProjectOptions, WorkerOptions & { host: Host }>({
  siteLocale: [defaultLocale, { option: true }],
  hostName: ['plain', { option: true, scope: 'worker' }],

  host: [
    async ({ hostName }, use) => {
      const { BASE_URL } = process.env;
      const host = BASE_URL ? liveHost(BASE_URL) : await startHost(hostName);
      await use(host);
      host.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ host }, use) => use(host.origin),

  site: async ({ page, siteLocale, host }, use) => use(new Site(page, siteLocale, host.base)),

  contacts: async ({ site }, use) => use(new Contacts(site)),

  t: async ({ site }, use) => use(site.t),

  delivery: async ({ context, guard, browserName }, use) => {
    const delivery = new Delivery(browserName !== 'firefox');
    guard.allowHost(new URL(deliveryUrl).host);
    await delivery.intercept(context);
    await use(delivery);
  },

  // Watches every page. Requests to other hosts and messages in the console fail a test, whatever the page shows.
  guard: async ({ context, baseURL, browserName }, use) => {
    const hosts = new Set([new URL(baseURL ?? '').host]);
    const expected: RegExp[] = [];
    const tolerated: RegExp[] = browserName === 'firefox' ? [...firefoxNoise] : [];
    const strangers: string[] = [];
    const complaints: string[] = [];

    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && !hosts.has(host)) strangers.push(request.url());
    });
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error()}`));

    await use({
      expectConsole: (pattern) => expected.push(pattern),
      tolerateConsole: (pattern) => tolerated.push(pattern),
      allowHost: (host) => hosts.add(host),
    });

    expect(strangers, 'requests to other hosts').toEqual([]);
    const known = [...expected, ...tolerated];
    expect(
      complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint))),
      'errors and warnings in the console',
    ).toEqual([]);
    const missing = () =>
      expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
    await expect.poll(missing, { message: 'expected in the console, but missing' }).toEqual([]);
  },

  // Only a page starts the guard, so a test that just sends requests opens no browser. After the HTML has loaded, tests
  // wait for what is visible.
  page: async ({ page, guard: _guard, browserName }, use, info) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      try {
        return await goto(url, { waitUntil: 'domcontentloaded', ...options });
      } catch (error) {
        // Over WebDriver BiDi, Playwright sometimes takes one navigation for two, or the site's redirect for a failure.
        const isKnown = /interrupted by another navigation|NS_BINDING_ABORTED/.test(String(error));
        if (browserName !== 'firefox' || !isKnown) throw error;
        await page.waitForLoadState('domcontentloaded');
        return null;
      }
    };
    await use(page);
    info.annotations.push({ type: 'page', description: page.url() });
  },

  whereabouts: [
    async ({ siteLocale }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const { width } = info.project.use.viewport ?? {};
      const notes = info.annotations.map(({ type, description }) => `${type} ${description}`);
      const line = [...notes, `language ${siteLocale}`, `screen ${width} px`].join(', ');
      for (const error of info.errors) error.message = `${line}\n${error.message}`;
    },
    { auto: true },
  ],
});
