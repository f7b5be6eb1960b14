import { readSession, writeSession } from '@/browser/store';
import type { Locale } from '@/i18n/locales';

/** Key in `sessionStorage` (docs/specification.md). */
const languageKey = 'lang';

/** The stored language: any string, or null where it is missing or storage is blocked. */
export function readLanguage(): string | null {
  return readSession(languageKey);
}

/** Records the language for the session. Where storage is blocked, the URL alone carries it. */
export function recordLanguage(locale: Locale): void {
  writeSession(languageKey, locale);
}
