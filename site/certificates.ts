export type StandardNumber = '9001' | '14001' | '45001';

/** The three ISO standards, in the order of the specification (docs/specification.md). */
export const standardNumbers: readonly StandardNumber[] = ['9001', '14001', '45001'];

/** Languages with documents of their own. i18n/languages/ says which set a page links to. */
export const certificateLocales = ['en', 'bg'] as const;

export type CertificateLocale = (typeof certificateLocales)[number];

/** URL path of a certificate, which is also its file's path below `public/`. */
export function certificatePath(set: CertificateLocale, number: StandardNumber): string {
  return `/certificates/${set}/iso-${number}.pdf`;
}
