export type StandardNumber = '9001' | '14001' | '45001';

/** The three standards of the specification, in its order. */
export const standardNumbers: readonly StandardNumber[] = ['9001', '14001', '45001'];

/** The languages that have documents of their own. Which set a page links to is in i18n/languages/. */
export const certificateLocales = ['en', 'bg'] as const;

export type CertificateLocale = (typeof certificateLocales)[number];

/** URL path of a certificate; below `public/` it is the file's path too. */
export function certificatePath(set: CertificateLocale, number: StandardNumber): string {
  return `/certificates/${set}/iso-${number}.pdf`;
}
