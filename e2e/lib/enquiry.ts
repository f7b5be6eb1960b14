import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Translate } from './fixtures';

export function enquiryForm(page: Page, t: Translate): Locator {
  return page.getByRole('form', { name: t('EnquiryForm.name') });
}

/** What a visitor writes. */
export const enquiry = {
  name: 'Мария Rossi',
  email: 'maria@rossi.example',
  phone: '359888123456',
  address: 'ul. Zornitsa 18, Sofia, 1164',
  description: 'Two hectares of pasture,\nslope to the south.',
} as const;

export async function fillIn(form: Locator, t: Translate): Promise<void> {
  for (const name of Object.keys(enquiry) as (keyof typeof enquiry)[]) {
    await form
      .getByLabel(t(`EnquiryForm.fields.${name}.label`), { exact: true })
      .fill(enquiry[name]);
  }
}

export async function send(form: Locator, t: Translate): Promise<void> {
  await form.getByRole('button', { name: t('EnquiryForm.send') }).click();
}

/** Finds any of it, by its beginning. */
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
