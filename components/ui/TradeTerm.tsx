import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { languages } from '@/i18n/languages';

/**
 * A `<term>` of the messages. If the language uses the English term untranslated, screen readers pronounce it in
 * English.
 */
export function TradeTerm({ children }: { children: ReactNode }) {
  return <span lang={languages[useLocale()].tradeTerms}>{children}</span>;
}
