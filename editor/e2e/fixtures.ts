import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { withValue } from '@/scripts/content/editJson';
import { readMessageFile, textsOf } from '@/scripts/content/messageFiles';
import { folder } from './site';

export { expect };

const fileOf = (locale: Locale) => path.join(folder, 'messages', `${locale}.json`);

/** The editor on a page, as a person uses it. */
class Editor {
  readonly panel: Locator;
  readonly status: Locator;
  private readonly original = new Map(locales.map((locale) => [locale, this.read(locale)]));

  constructor(readonly page: Page) {
    this.panel = page.locator('site-editor');
    this.status = this.panel.locator('.status');
  }

  /** Opens a page in edit mode. */
  async open(url: string, page = this.page): Promise<void> {
    await page.goto(`${url}#edit`);
    const bar = page.locator('site-editor').getByRole('button', { name: 'All texts of this page' });
    await expect(bar).toBeVisible({ timeout: 60_000 });
    // React replaces the element that is clicked before it has hydrated the page. The custom elements are defined after
    // that.
    await page.waitForFunction(() => customElements.get('site-slideshow') !== undefined);
  }

  /** Opens a text from the list. */
  async choose(key: string): Promise<void> {
    await this.button('All texts of this page').click();
    await this.panel.getByRole('searchbox').fill(key);
    await this.panel.locator(`[data-key="${key}"]`).first().click();
    await this.expectOpen(key);
  }

  async expectOpen(key: string): Promise<void> {
    await expect(this.panel.locator('.key')).toHaveAttribute('title', key);
  }

  field(locale: Locale): Locator {
    return this.panel.locator(`.field[lang=${locale}]`);
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** The problems under the text of a language, or under a value. */
  problems(name: string): Locator {
    return this.panel.locator(`[data-problems="${name}"]`);
  }

  /** Replaces a text by typing. */
  async type(locale: Locale, text: string): Promise<void> {
    await this.field(locale).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.type(text);
  }

  read(locale: Locale): string {
    return readFileSync(fileOf(locale), 'utf8');
  }

  write(locale: Locale, text: string): void {
    writeFileSync(fileOf(locale), text);
  }

  /** The lines that have changed since the test began. */
  changedLines(locale: Locale): string[] {
    const old = this.original.get(locale)?.split('\n') ?? [];
    const now = this.read(locale).split('\n');
    expect(now).toHaveLength(old.length);
    return now.filter((line, index) => line !== old[index]).map((line) => line.trim());
  }

  restore(): void {
    for (const [locale, text] of this.original) {
      if (this.read(locale) !== text) this.write(locale, text);
    }
  }
}

/** A text as it is in the project. */
export function textOf(locale: Locale, key: string): string {
  return textsOf(readMessageFile(locale)).find((text) => text.key === key)?.value ?? '';
}

/** A text in its quotation marks, as its file has it: spaces that look like others are escapes. */
export function quoted(text: string): string {
  return withValue('[""]', [0], text).slice(1, -1);
}

/** Restores a file of the copy. */
export function restoreFile(file: string): void {
  cpSync(file, path.join(folder, file), { preserveTimestamps: true });
}

export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const editor = new Editor(page);
    await use(editor);
    editor.restore();
  },
});
