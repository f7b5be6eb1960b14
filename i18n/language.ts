import type { Locale } from './locales';

/** All flags have the ratio 3 to 2, so that all have the same size. */
export interface Flag {
  readonly viewBox: string;
  readonly shapes: readonly {
    readonly d: string;
    readonly fill?: string;
    readonly stroke?: string;
    readonly strokeWidth?: number;
  }[];
}

/** The facts of a language, apart from its texts. Each language has a file in languages/. */
export interface Language {
  /** The language's own name (an endonym), which is also the accessible name of its flag. */
  readonly name: string;
  /** ISO 3166-1. Open Graph needs it in its name of the language, such as `it_IT`. */
  readonly territory: string;
  readonly script: 'Latin' | 'Cyrillic' | 'Greek';
  /** The pairs of quotation marks that its texts use. */
  readonly quotes: readonly string[];
  /** Language of the technical terms (`<term>` in messages) that its texts leave untranslated. */
  readonly tradeTerms?: Locale;
  /** The set of documents of certificates to which its pages link. (Italian pages link to the English ones.) */
  readonly certificateSet: 'en' | 'bg';
  readonly flag: Flag;
}
