/* Debian's WebKit, which Playwright does not drive: the pages, the flags, Back and the form, over WebDriver. */

import { spawn } from 'node:child_process';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { deliveryUrl } from '@/components/contacts/EnquiryForm/delivery';
import type { Locale } from '@/i18n/locales';
import { findWebKitDriver } from '@/scripts/lib/engines';
import { href, type Route, routes } from '@/site/routes';
import { enquiry, fieldNames } from '../lib/contacts';
import { test as base, expect, translator } from '../lib/fixtures';
import { freePort } from '../lib/hosts';
import { headings } from '../lib/translator';

const test = base.extend<{ driver: WebDriver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  driver: async ({}, use) => {
    const programs = findWebKitDriver();
    if (!programs) throw new Error('WebKit’s driver is not installed');
    const port = await freePort();
    const screen = '--server-args=-screen 0 1600x1200x24';
    // A process group of its own: the virtual screen and the browser end with it.
    const child = spawn(programs.xvfb, ['-a', screen, programs.driver, `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
    });
    const server = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
    const capabilities = { browserName: 'MiniBrowser' };
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await driver.manage().window().setRect({ width: 1440, height: 1000 });
    await use(driver);
    await driver.quit();
    process.kill(-(child.pid ?? 0));
  },
});

/** What the visitor sees, and what is recorded; null while a page is replaced by another. */
function observe(driver: WebDriver): Promise<unknown> {
  return driver
    .executeScript(() => ({
      path: location.pathname,
      language: document.documentElement.lang,
      heading: document.querySelector('h1')?.textContent,
      recorded: sessionStorage.getItem('lang'),
    }))
    .catch(() => null);
}

async function expectPage(driver: WebDriver, locale: Locale, route: Route): Promise<void> {
  await expect
    .poll(() => observe(driver))
    .toEqual({
      path: href(locale, route),
      language: locale,
      heading: translator(locale)(headings[route]),
      recorded: locale,
    });
}

/** Presses an element as soon as a new page has it. */
const press = (driver: WebDriver, selector: string) =>
  expect(() => driver.findElement(By.css(selector)).click()).toPass({ timeout: 5000 });

/** By script, so that the driver waits for no document that the site's own redirect replaces. */
const goBack = (driver: WebDriver) => driver.executeScript(() => setTimeout(() => history.back()));

test('WebKit: the pages, a bare address, flags, Back', async ({ driver, baseURL }) => {
  for (const route of routes) {
    await driver.get(`${baseURL}${href('bg', route)}`);
    await expectPage(driver, 'bg', route);
  }
  await driver.get(`${baseURL}${href('en', 'home')}`);
  await expectPage(driver, 'bg', 'home');
  await press(driver, 'a[data-locale="en"]');
  await expectPage(driver, 'en', 'home');
  await press(driver, `header nav a[href="${href('en', 'services')}"]`);
  await expectPage(driver, 'en', 'services');
  await press(driver, 'a[data-locale="it"]');
  await expectPage(driver, 'it', 'services');
  await goBack(driver);
  await expectPage(driver, 'it', 'home');
});

test('WebKit: an enquiry is carried over a flag, and sent once', async ({ driver, baseURL }) => {
  const values = () =>
    driver.executeScript(
      (names: string[]) =>
        names.map((name) => document.querySelector<HTMLInputElement>(`#${name}`)?.value),
      fieldNames,
    );
  await driver.get(`${baseURL}${href('bg', 'contacts')}`);
  for (const name of fieldNames)
    await driver.findElement(By.id(name)).sendKeys(...enquiry[name].split('\n').join('\uE007'));
  await press(driver, 'a[data-locale="it"]');
  await expectPage(driver, 'it', 'contacts');
  await expect.poll(values).toEqual(fieldNames.map((name) => enquiry[name]));
  // WebDriver cannot intercept a request: the page itself keeps what it would send.
  await driver.executeScript((url: string) => {
    const { fetch } = window;
    const sent: unknown[] = [];
    const answer = async (...request: Parameters<typeof fetch>) => {
      if (request[0] !== url) return fetch(...request);
      sent.push(Object.fromEntries(request[1]?.body as FormData));
      return new Response('OK');
    };
    Object.assign(window, { sent, fetch: answer });
  }, deliveryUrl);
  await press(driver, '#send');
  const status = () => driver.findElement(By.css('form [role=status]')).getText();
  await expect.poll(status).toBe(translator('it')('EnquiryForm.success'));
  const sent = await driver.executeScript(() => (window as unknown as { sent: unknown }).sent);
  expect(sent).toEqual([expect.objectContaining(enquiry)]);
  await expect.poll(values).toEqual(fieldNames.map(() => ''));
});
