/**
 * A browser that blocks storage throws at the mere mention of `localStorage`, and EmailJS's SDK mentions it as it loads:
 * the form would go with it, and the page. Declared absent, it is done without. Here and not beside the SDK, since the
 * bundler puts the modules of a chunk into an order of its own.
 */
export function declareBlockedStorageAbsent(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}
