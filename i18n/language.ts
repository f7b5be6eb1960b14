import type { Locale } from './locales';

/** Three wide and two high, whatever the flag's own ratio, so that all flags have one size. */
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
  /** ISO 3166-1; with the language it forms Open Graph's name, such as `it_IT`. */
  readonly territory: string;
  readonly script: 'Latin' | 'Cyrillic' | 'Greek';
  /** The pairs of quotation marks that its texts use. */
  readonly quotes: readonly string[];
  /** Language of the technical terms (`<term>` in messages) that its texts leave untranslated. */
  readonly tradeTerms?: Locale;
  /** The set of certificates to which its pages link: Italian pages link to the English documents. */
  readonly certificates: 'en' | 'bg';
  readonly flag: Flag;
}
