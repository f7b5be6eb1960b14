import type { Language } from '@/i18n/language';
import { languages } from '@/i18n/languages';
import { type Locale, locales } from '@/i18n/locales';
import list from './certificates.json' with { type: 'json' };

/** A certificate of content/certificates.json. content/certificates.schema.json says how each value is written. */
export interface Certificate {
  /** Name of its files and of its place on the page, such as `iso-9001`. */
  readonly id: string;
  /** Without its edition, such as `ISO 9001`. Two certificates may have the same standard in two editions. */
  readonly standard: string;
  /** Year of the standard's edition; empty if the document names none. */
  readonly edition: string;
  readonly number: string;
  /** First day as YYYY-MM-DD; empty if the document has none. */
  readonly validFrom: string;
  /** Last day as YYYY-MM-DD; empty if the document has none. */
  readonly validUntil: string;
  /** Who issued it, as the body calls itself in each language. */
  readonly body: Readonly<Record<Locale, string>>;
  /**
   * Who accredited that body, as the accreditation body calls itself in each language; empty if the document names
   * none.
   */
  readonly accreditation: Readonly<Record<Locale, string>>;
  readonly title: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
}

type AtLeastOne<Item> = readonly [Item, ...Item[]];

/**
 * In the order in which the page shows them. The check refuses an empty list, and a certificate without texts or
 * documents.
 */
export const certificates = list as unknown as AtLeastOne<Certificate>;

/** Languages for which there is a set of documents. Each language says to which set its pages link. */
export type CertificateSet = Language['certificates'];

export const certificateSets = [
  ...new Set(locales.map((locale) => languages[locale].certificates)),
];

/** URL path of a certificate's document, which is also the path of its file below `public/`. */
export function certificatePath(set: CertificateSet, { id }: Pick<Certificate, 'id'>): string {
  return `/certificates/${set}/${id}.pdf`;
}

/** A certificate by its standard and edition, as documents name it: `ISO 9001:2015`. */
export function certificateName({
  standard,
  edition,
}: Pick<Certificate, 'standard' | 'edition'>): string {
  return edition ? `${standard}:${edition}` : standard;
}

/**
 * What messages say of a list of certificates: how many standards there are, and which. Two editions are one standard.
 */
export function totalsOf(list: readonly Pick<Certificate, 'standard'>[]) {
  const standards = [...new Set(list.map(({ standard }) => standard))];
  return { count: standards.length, standards: standards.join(', ') };
}

/** Arguments of the texts that speak of all certificates together. */
export const certificateTotals = totalsOf(certificates);

/**
 * Public registers in which visitors can check a certificate: a worldwide one, which does not have all of them, and
 * those of the accreditation bodies of Bulgaria and Italy.
 */
export const registers = {
  certSearch: 'https://www.iafcertsearch.org/',
  bas: 'https://www.nab-bas.bg/',
  accredia: 'https://www.accredia.it/',
} as const;
