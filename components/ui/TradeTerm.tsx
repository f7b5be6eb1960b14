import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { languages } from '@/i18n/languages';

/** A `<term>` of the messages. Screen readers pronounce it in English where the language takes it over untranslated. */
export function TradeTerm({ children }: { children: ReactNode }) {
  return <span lang={languages[useLocale()].tradeTerms}>{children}</span>;
}
