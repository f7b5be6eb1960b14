/*
 * Access to session storage, which the visitor may have blocked. Only this module catches its errors. A module whose
 * value must survive blocked storage keeps it in memory as well.
 */

/**
 * Everything that is kept for a session. `lang` is the language (docs/specification.md); `hop` exists for one page load
 * only; `draft` is the text of an enquiry while its page is not open.
 */
type Key = 'lang' | 'motion' | 'hop' | 'draft';

/** The value of a key: any string, or null if there is none or storage is blocked. Never throws. */
export function readSession(key: Key): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value for the session, or removes it if the value is null. Never throws.
 * @returns whether the browser has stored it
 */
export function writeSession(key: Key, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    // Blocked or full.
    return false;
  }
}
