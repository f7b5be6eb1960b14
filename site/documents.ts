import type { Language } from '@/i18n/language';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';

/* Where the documents of certificates are. The editor and the check ask for them before there is a certificate. */

/** Languages for which there is a set of documents. Each language says to which set its pages link. */
export type CertificateSet = Language['certificateSet'];

export const certificateSets = [
  ...new Set(locales.map((locale) => languages[locale].certificateSet)),
];

/** URL path of a certificate's document, which is also the path of its file below `public/`. */
export function certificatePath(set: CertificateSet, { id }: { readonly id: string }): string {
  return `/certificates/${set}/${id}.pdf`;
}
