/*
 * A browser that blocks storage throws at the mere mention of `localStorage`, and EmailJS's SDK mentions it as it loads:
 * the whole form would go with it. Declared absent, it is done without. Has to be imported before the SDK.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

export {};
