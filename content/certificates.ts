import values from './company.json' with { type: 'json' };

export type StandardNumber = keyof typeof values.certificates;

/** The ISO standards, in the order of the specification (docs/specification.md): names that are numbers come in theirs. */
export const standardNumbers = Object.keys(values.certificates) as [
  StandardNumber,
  ...StandardNumber[],
];

/** Languages with documents of their own. i18n/languages/ says which set a page links to. */
export const certificateLocales = ['en', 'bg'] as const;

export type CertificateLocale = (typeof certificateLocales)[number];

/** URL path of a certificate, which is also its file's path below `public/`. */
export function certificatePath(set: CertificateLocale, number: StandardNumber) {
  return `/certificates/${set}/iso-${number}.pdf` as const;
}

/**
 * What a certificate carries beside its scope and its body, which are words. Samples, as the documents are. The last day is
 * YYYY-MM-DD, or empty: the specimens have none.
 */
export const certificateFacts: Readonly<
  Record<StandardNumber, { readonly number: string; readonly validUntil: string }>
> = values.certificates;

/** Public registers: of accredited certificates of the whole world, and of what each country's accreditation body accredits. */
export const registers = {
  certSearch: 'https://www.iafcertsearch.org/',
  bas: 'https://www.nab-bas.bg/',
  accredia: 'https://www.accredia.it/',
} as const;
