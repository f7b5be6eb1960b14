/*
 * The browser's session storage, which the visitor may have blocked: the only place that catches its errors. What must
 * outlast a blocked storage is kept in memory by the module that needs it.
 */

/** The value under a key of `sessionStorage`, or null where there is none or storage is blocked. Never throws. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for the session. Does nothing where storage is blocked or full. Never throws. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The visitor has blocked storage, or it is full: the caller goes on without.
  }
}

/**
 * Sets `localStorage` to undefined where the browser blocks it. Such a browser throws at the mere mention of it, and
 * EmailJS's SDK mentions it as it loads; once it is undefined, the SDK skips it.
 */
export function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}
