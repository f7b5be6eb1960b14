/** The three standards of the specification, in its order, with the edition that a certificate names. */
export const standards = {
  '9001': { edition: '2015' },
  '14001': { edition: '2015' },
  '45001': { edition: '2018' },
} as const;

export type StandardNumber = keyof typeof standards;

/** Object keys that look like numbers come in rising order, so the order is written down. */
export const standardNumbers: readonly StandardNumber[] = ['9001', '14001', '45001'];

/** The languages that have documents of their own. Which set a page links to is in i18n/languages.ts. */
export const certificateLocales = ['en', 'bg'] as const;

export type CertificateLocale = (typeof certificateLocales)[number];

/** URL path of a certificate; below `public/` it is the file's path too. */
export function certificatePath(set: CertificateLocale, number: StandardNumber): string {
  return `/certificates/${set}/iso-${number}.pdf`;
}
