import type { Locale } from '@/i18n/locales';
import type { Phrase } from '@/i18n/toolText';

/** Something to correct in a file that an owner or editor writes. Its phrase says what is wrong, with the cure. */
export interface Finding extends Phrase {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** Language of the text; undefined for a value that all languages share. */
  readonly locale?: Locale;
  /** Dotted key; empty if it concerns the whole file. */
  readonly key: string;
}
