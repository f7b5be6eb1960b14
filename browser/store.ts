/*
 * The browser's session storage, which the visitor may have blocked: the only module that catches its errors. A module
 * whose value must survive blocked storage keeps it in memory.
 */

/** All that is kept for a session; `lang` is the language (docs/specification.md), `hop` is there for one page load only. */
type Key = 'lang' | 'motion' | 'hop';

/** The value under a key: any string, or null where there is none or storage is blocked. Never throws. */
export function readSession(key: Key): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for the session, or removes it where it is null. Never throws; returns whether it is done. */
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
