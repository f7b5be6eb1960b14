import { type Locale, locales } from '@/i18n/locales';
import { wordsOf } from './characters';
import { scriptsIn } from './scripts';
import { fontUrl } from './styleSheet';
import type { Subset } from './subset';

/** The files that a page of a language loads, the most used first. */
export function subsetsOf(locale: Locale, subsets: readonly Subset[]): readonly Subset[] {
  return scriptsIn(wordsOf(locale)).flatMap((script) =>
    subsets.filter((subset) => subset.script === script),
  );
}

/** The module that tells pages which files to preload. */
export function preloadModule(subsets: readonly Subset[]): string {
  const preloaded = subsets.filter(({ cut }) => cut.preloaded);
  const byLocale = Object.fromEntries(
    locales.map((locale) => [
      locale,
      subsetsOf(locale, preloaded).map(({ file }) => fontUrl(file)),
    ]),
  );
  return `// Made by scripts/assets/fonts.ts. Do not edit.
import type { Locale } from '@/i18n/locales';

const byLocale: Readonly<Record<Locale, readonly string[]>> = ${JSON.stringify(byLocale, null, 2)};

/** The files that the first screen uses in a language: a Bulgarian page takes its spaces and digits from the Latin ones. */
export function fontsToPreload(locale: Locale): readonly string[] {
  return byLocale[locale];
}
`;
}
