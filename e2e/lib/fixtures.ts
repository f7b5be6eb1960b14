import { test as base, expect, type Page, type Request, type Route } from '@playwright/test';
import { defaultLocale } from '@/i18n/locales';
import type { ProjectOptions } from '@/playwright.config';
import { sendFormUrl } from '@/site/emailjs';
import { href, type Route as SiteRoute } from '@/site/routes';
import { type Translate, translator } from './translator';
import type { Visitor } from './visit';

export { messages, type Translate, translator } from './translator';
export { expect };

/** Exceptions of a test from the guard's rules. */
export interface Guard {
  /** An intended console error or warning: it has to occur, and no other may. */
  expectConsole(pattern: RegExp): void;
  /** A console error or warning that may occur, depending on timing; no other may. */
  tolerateConsole(pattern: RegExp): void;
  /** Another host that the page may request; the test must have intercepted it. */
  allowHost(host: string): void;
}

/** One enquiry as EmailJS would have received it. */
interface SentEnquiry {
  readonly method: string;
  readonly url: string;
  /** The parts of the multipart body, in order. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Whether the browser itself submitted the form, as without JavaScript. */
  readonly byNavigation: boolean;
}

type Answer =
  | 'success'
  | 'refusal'
  | 'offline'
  | { readonly status: number; readonly body: string };

const answers = {
  success: { status: 200, body: 'OK' },
  refusal: { status: 400, body: 'The service ID not found' },
} as const;

/** EmailJS, intercepted at the network: neither the SDK nor our code is replaced. */
class EmailJs {
  readonly sent: SentEnquiry[] = [];
  private answer: Answer = 'success';
  private held: Promise<void> = Promise.resolve();

  /** Sets the answer: 200 "OK" (the default), EmailJS's own 400, a network failure, or another one. */
  answerWith(answer: Answer): void {
    this.answer = answer;
  }

  /** Delays answers until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async handle(route: Route): Promise<void> {
    this.sent.push(await readEnquiry(route.request()));
    await this.held;
    if (this.answer === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({
      ...(typeof this.answer === 'object' ? this.answer : answers[this.answer]),
      contentType: 'text/plain; charset=utf-8',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  }
}

async function readEnquiry(request: Request): Promise<SentEnquiry> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const contentType = (await request.headerValue('content-type')) ?? '';
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  return {
    method: request.method(),
    url: request.url(),
    fields: [...parts].map(([name, value]) => [name, String(value)] as const),
    byNavigation: request.isNavigationRequest(),
  };
}

interface Fixtures {
  /** Texts of the project's language. */
  readonly t: Translate;
  /** URL path of a route in the project's language. */
  readonly path: (route: SiteRoute) => string;
  readonly emailjs: EmailJs;
  readonly guard: Guard;
}

export const test = base.extend<Fixtures & ProjectOptions>({
  siteLocale: [defaultLocale, { option: true }],

  t: async ({ siteLocale }, use) => use(translator(siteLocale)),

  path: async ({ siteLocale }, use) => use((route) => href(siteLocale, route)),

  emailjs: async ({ context, guard }, use) => {
    const emailjs = new EmailJs();
    guard.allowHost(new URL(sendFormUrl).host);
    await context.route(sendFormUrl, (route) => emailjs.handle(route));
    await use(emailjs);
  },

  // Watches every page: a request to another host and a message in the console are faults, whatever the page shows.
  guard: async ({ context, baseURL }, use) => {
    const hosts = new Set([new URL(baseURL ?? '').host]);
    const expected: RegExp[] = [];
    const tolerated: RegExp[] = [];
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

    expect(strangers, 'asked other hosts').toEqual([]);
    expect(
      complaints.filter(
        (complaint) => ![...expected, ...tolerated].some((pattern) => pattern.test(complaint)),
      ),
      'errors and warnings in the console',
    ).toEqual([]);
    await expect
      .poll(
        () =>
          expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint))),
        { message: 'expected in the console, and did not come' },
      )
      .toEqual([]);
  },

  // The page brings the guard; a test that only sends requests opens no browser. Beyond the HTML, a test waits for what is
  // visible.
  page: async ({ page, guard: _guard }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (url, options) => goto(url, { waitUntil: 'domcontentloaded', ...options });
    await use(page);
  },
});

/** Touches the enquiry form, and waits until React has it. */
export async function alive(page: Pick<Visitor, 'evaluate'>): Promise<void> {
  const touch = () =>
    page.evaluate(() => {
      const form = document.querySelector<HTMLElement>('[data-enquiry]');
      form?.dispatchEvent(new Event('pointerover'));
      return form?.dataset.enquiry;
    });
  await expect.poll(touch, { intervals: [50] }).toBe('alive');
}

const formScript = '**/scripts/enquiry.*.js';

/** Delays the form's script, as a slow network does, until the returned function is called; then nothing is intercepted. */
export async function holdFormScript(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(formScript, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** The contents of `sessionStorage`. */
export async function sessionOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...sessionStorage }));
}
