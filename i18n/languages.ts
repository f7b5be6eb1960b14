import type { CertificateLocale } from '@/site/certificates';
import type { Locale } from './locales';

/** A path of a flag that is 60 wide and 40 high, filled or drawn as a line. */
export interface FlagShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** What the site has to know of a language, beside its texts. */
export interface Language {
  /** The language's own name (an endonym), as ISO 639 and the flags' accessible names use it. */
  readonly name: string;
  /** ISO 3166-1; with the language it makes Open Graph's name, such as `it_IT`. */
  readonly territory: string;
  /** The script of its letters, by Unicode's name. */
  readonly script: 'Latin' | 'Cyrillic' | 'Greek';
  /** The pairs of quotation marks that its texts use. */
  readonly quotes: readonly string[];
  /** Frequent words that no other language of the site has: by them a text in the wrong language is found. */
  readonly commonWords: string;
  /** Which set of certificates its pages link to. */
  readonly certificates: CertificateLocale;
  /** Drawn 3:2 for a calm row, whatever the flag's own ratio. */
  readonly flag: readonly FlagShape[];
}

/** `npm run add-locale` writes an entry at the end, and the language into the list of locales.ts. */
export const languages: Readonly<Record<Locale, Language>> = {
  en: {
    name: 'English',
    territory: 'GB',
    script: 'Latin',
    quotes: ['“”', '‘’'],
    commonWords: 'the and of to with for from that is are we our your you this it on by who what',
    certificates: 'en',
    flag: [
      { d: 'M0 0h60v40H0z', fill: '#012169' },
      { d: 'M0 0l60 40M60 0L0 40', stroke: '#fff', strokeWidth: 8 },
      { d: 'M0 0l60 40M60 0L0 40', stroke: '#C8102E', strokeWidth: 3 },
      { d: 'M30 0v40M0 20h60', stroke: '#fff', strokeWidth: 13 },
      { d: 'M30 0v40M0 20h60', stroke: '#C8102E', strokeWidth: 8 },
    ],
  },
  it: {
    name: 'Italiano',
    territory: 'IT',
    script: 'Latin',
    quotes: ['«»', '“”'],
    commonWords: 'il lo la gli e di che per con una del della dei delle nel nella sono non si più',
    certificates: 'en',
    flag: [
      { d: 'M0 0h20v40H0z', fill: '#008C45' },
      { d: 'M20 0h20v40H20z', fill: '#F4F5F0' },
      { d: 'M40 0h20v40H40z', fill: '#CD212A' },
    ],
  },
  bg: {
    name: 'Български',
    territory: 'BG',
    script: 'Cyrillic',
    quotes: ['„“'],
    commonWords: '',
    certificates: 'bg',
    flag: [
      { d: 'M0 0h60v14H0z', fill: '#fff' },
      { d: 'M0 13.3h60v13.4H0z', fill: '#00966E' },
      { d: 'M0 26.7h60V40H0z', fill: '#D62612' },
    ],
  },
};
