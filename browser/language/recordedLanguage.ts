import type { Locale } from '@/i18n/locales';
import { languageKey } from './decideLanguage';

/** What storage holds for the language; null where it is empty or blocked. Never throws. */
export function readLanguage(): string | null {
  try {
    return sessionStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** Records the visitor's choice for the session. Where storage is blocked or full, the URL alone carries it. */
export function recordLanguage(locale: Locale): void {
  try {
    sessionStorage.setItem(languageKey, locale);
  } catch {
    // Nothing to do and nobody to tell: the page already shows the language that was asked for.
  }
}
