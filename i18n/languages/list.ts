/** In the order of the flags; the first is the default. `tools/add-locale` writes this file. */
export const locales = ['en', 'it', 'bg'] as const;
