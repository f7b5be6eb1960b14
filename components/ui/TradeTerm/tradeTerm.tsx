import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';

/** For a `<term>` in messages: a term of the trade that Italian takes over in English, and is to be read out as such. */
export function tradeTerm(locale: Locale): (chunks: ReactNode) => ReactNode {
  return (chunks) => (locale === 'it' ? <span lang="en">{chunks}</span> : chunks);
}
