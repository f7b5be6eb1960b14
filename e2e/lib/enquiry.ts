import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Translate } from './fixtures';

export function enquiryForm(page: Page, t: Translate): Locator {
  return page.getByRole('form', { name: t('EnquiryForm.name') });
}

/** A typical enquiry. */
export const enquiry = {
  name: 'Мария Rossi',
  email: 'maria@rossi.example',
  phone: '359888123456',
  address: 'ul. Zornitsa 18, Sofia, 1164',
  description: 'Two hectares of pasture,\nslope to the south.',
} as const;

type FieldName = keyof typeof enquiry;

export const fieldNames = Object.keys(enquiry) as readonly FieldName[];

/** The enquiry's fields as sent: with the line ends of multipart forms (RFC 7578). */
export const written = fieldNames.map((name) => [name, enquiry[name].replace('\n', '\r\n')]);

export function field(form: Locator, t: Translate, name: FieldName): Locator {
  return form.getByLabel(t(`EnquiryForm.fields.${name}.label`), { exact: true });
}

export async function fillIn(form: Locator, t: Translate): Promise<void> {
  for (const name of fieldNames) await field(form, t, name).fill(enquiry[name]);
}

export async function expectTyped(form: Locator, t: Translate): Promise<void> {
  for (const name of fieldNames) await expect(field(form, t, name)).toHaveValue(enquiry[name]);
}

export async function send(form: Locator, t: Translate): Promise<void> {
  await form.getByRole('button', { name: t('EnquiryForm.send') }).click();
}

/** Resolves when the console reports that an enquiry was not sent. */
export function failure(page: Page): Promise<ConsoleMessage> {
  return page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
}

/** Matches the beginning of any of its texts. */
export const typedText = new RegExp(
  Object.values(enquiry)
    .map((text) => text.slice(0, 12))
    .join('|'),
);

/** Cookies, local storage, databases and session storage of a page, as one text. */
export async function everythingStored(context: BrowserContext, page: Page): Promise<string> {
  return JSON.stringify([
    await context.storageState({ indexedDB: true }),
    await page.evaluate(() => ({ ...sessionStorage })),
  ]);
}
