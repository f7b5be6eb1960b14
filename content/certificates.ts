import { content } from './current';
import type { Certificate } from './types';

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
export function certificateTotals() {
  return totalsOf(content.certificates);
}

/**
 * Public registers in which visitors can check a certificate: a worldwide one, which does not have all of them, and
 * those of the accreditation bodies of Bulgaria and Italy.
 */
export const registers = {
  certSearch: 'https://www.iafcertsearch.org/',
  bas: 'https://www.nab-bas.bg/',
  accredia: 'https://www.accredia.it/',
} as const;
