/*
 * The browser's session storage, which the visitor may have blocked: the only module that catches its errors. A module
 * whose value must survive blocked storage keeps it in memory.
 */

/** The value under a key of `sessionStorage`, or null where there is none or storage is blocked. Never throws. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for the session. Does nothing where storage is blocked or full. Never throws. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: the caller works without it.
  }
}

/**
 * Sets `localStorage` to undefined where the browser blocks it. Reading it throws there, and EmailJS's SDK reads it as it
 * loads; once it is undefined, the SDK skips it.
 */
export function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}
