import { type ConsoleMessage, expect, type Locator } from '@playwright/test';
import { type FieldName, fields } from '@/components/contacts/EnquiryForm/fields';
import type { Locale } from '@/i18n/locales';
import type { Site } from './site';

/** A typical enquiry. */
const enquiry: Readonly<Record<FieldName, string>> = {
  name: 'Мария Rossi',
  email: 'maria@rossi.example',
  phone: '359888123456',
  address: 'ul. Zornitsa 18, Sofia, 1164',
  description: 'Two hectares of pasture,\nslope to the south.',
};

/** The names of the form's fields, in its order. */
export const fieldNames = fields.map(({ name }) => name);

/** The fields of the enquiry as they are sent: with the line ends of multipart forms (RFC 7578). */
export const written = fieldNames.map((name) => [name, enquiry[name].replace('\n', '\r\n')]);

/** Matches the beginning of any typed text. */
export const typedText = new RegExp(
  Object.values(enquiry)
    .map((text) => text.slice(0, 9))
    .join('|'),
);

/** The page with the enquiry form. */
export class Contacts {
  constructor(readonly site: Site) {}

  in(locale: Locale): Contacts {
    return new Contacts(this.site.in(locale));
  }

  open(suffix = '', options: Parameters<Site['open']>[2] = {}) {
    return this.site.open('contacts', suffix, options);
  }

  get form(): Locator {
    return this.site.page.getByRole('form', { name: this.site.t('EnquiryForm.name') });
  }

  field(name: FieldName): Locator {
    return this.form.getByLabel(this.site.t(`EnquiryForm.fields.${name}.label`), { exact: true });
  }

  /** The button that sends, whatever it says. */
  get button(): Locator {
    return this.form.locator('[type=submit]');
  }

  get status(): Locator {
    return this.site.page.getByRole('status');
  }

  async fillIn(): Promise<void> {
    for (const name of fieldNames) await this.field(name).fill(enquiry[name]);
  }

  async expectTyped(): Promise<void> {
    for (const name of fieldNames) await expect(this.field(name)).toHaveValue(enquiry[name]);
  }

  async expectEmpty(): Promise<void> {
    for (const name of fieldNames) await expect(this.field(name)).toHaveValue('');
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: this.site.t('EnquiryForm.send') }).click();
  }

  async expectSuccess(): Promise<void> {
    await expect(this.status).toHaveText(this.site.t('EnquiryForm.success'));
  }

  async expectSending(): Promise<void> {
    await expect(
      this.form.getByRole('button', { name: this.site.t('EnquiryForm.sending') }),
    ).toBeVisible();
  }

  /** Clicks Send, and resolves when the console reports that the enquiry was not sent. */
  async sendInVain(): Promise<ConsoleMessage> {
    const failure = this.site.page.waitForEvent('console', (message) =>
      /was not sent/.test(message.text()),
    );
    await this.send();
    return failure;
  }

  /** Touches the form, and waits until React has hydrated it. */
  async alive(): Promise<void> {
    const touch = () =>
      this.site.page.evaluate(() => {
        const form = document.querySelector<HTMLElement>('[data-enquiry]');
        form?.dispatchEvent(new Event('pointerover'));
        return form?.dataset.enquiry;
      });
    await expect.poll(touch, { intervals: [50] }).toBe('idle');
  }

  /**
   * Holds back the form's script, as a slow network does, until the returned function is called. After that nothing is
   * intercepted.
   */
  async holdScript(): Promise<() => Promise<void>> {
    const { page } = this.site;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/scripts/enquiry.*.js', async (route) => {
      await gate;
      await route.continue();
    });
    return async () => {
      release();
      await page.unrouteAll({ behavior: 'wait' });
    };
  }

  /**
   * Everything that a page of the site can read in this tab, such as cookies and storage of every kind, as one text.
   */
  async traces(): Promise<string> {
    const { page } = this.site;
    return JSON.stringify([
      await page.context().storageState({ indexedDB: true }),
      await page.evaluate(() => {
        const { navigation } = window as {
          navigation?: { entries(): { getState(): unknown }[] };
        };
        const states = navigation?.entries().map((entry) => entry.getState());
        return [{ ...sessionStorage }, window.name, history.state, states];
      }),
    ]);
  }
}
