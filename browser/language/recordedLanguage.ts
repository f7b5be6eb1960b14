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

/** The language of the flag that was clicked, until the page shows it. */
let chosen: Locale | null = null;
/** A switch may end in a page load. It must be recorded before: the English flag leads to a bare URL. */
const beforeLeaving = ['beforeunload', 'pagehide'] as const;

function recordChosen(): void {
  if (chosen) recordLanguage(chosen);
}

/** Notes that a flag was clicked. The choice is recorded when the page shows it, or when the document is left. */
export function beginSwitch(locale: Locale): void {
  chosen = locale;
  for (const event of beforeLeaving) addEventListener(event, recordChosen);
}

/** Drops a choice that another navigation has overtaken. */
export function abandonSwitch(): void {
  chosen = null;
  for (const event of beforeLeaving) removeEventListener(event, recordChosen);
}

/** Whether a flag was clicked and the page does not show its language yet. */
export function isSwitching(): boolean {
  return chosen !== null;
}
