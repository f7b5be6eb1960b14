import { readSession, writeSession } from '@/browser/store';
import type { Locale } from '@/i18n/locales';

/** Key in `sessionStorage`, given by the specification (section 9). */
export const languageKey = 'lang';

/** What storage holds for the language: anything at all, or null where it is empty or blocked. */
export function readLanguage(): string | null {
  return readSession(languageKey);
}

/** Records the language for the session. Where storage is blocked, the URL alone carries it. */
export function recordLanguage(locale: Locale): void {
  writeSession(languageKey, locale);
}

/** The language of the flag that was used, until the page shows it. */
let chosen: Locale | null = null;
/** A choice must not be lost when its page arrives as a new document: the English flag leads to a bare URL. */
const beforeLeaving = ['beforeunload', 'pagehide'] as const;

function recordChosen(): void {
  if (chosen) recordLanguage(chosen);
}

/** Notes that a flag was used. The choice is recorded when the page shows it, or when the document is left. */
export function beginSwitch(locale: Locale): void {
  chosen = locale;
  for (const event of beforeLeaving) addEventListener(event, recordChosen);
}

/** Forgets a choice that was overtaken by another navigation. */
export function abandonSwitch(): void {
  chosen = null;
  for (const event of beforeLeaving) removeEventListener(event, recordChosen);
}

/** Whether a flag was used and the page does not show its language yet. */
export function isSwitching(): boolean {
  return chosen !== null;
}
