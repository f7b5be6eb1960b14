import type { Messages } from 'next-intl';
import { certificateTotals } from '@/content/certificates';
import { messagesOf, type Translate, translator } from '@/content/translator';
import { type Locale, locales } from '@/i18n/locales';
import { type PageName, routes } from '@/site/routes';

export { type Translate, translator };

export const messages = Object.fromEntries(
  locales.map((locale) => [locale, messagesOf(locale)]),
) as Record<Locale, Messages>;

/** A page's main heading. */
export function headingOf(page: PageName, t: Translate): string {
  return page === 'notFound' ? t('NotFound.title') : t(routes[page].heading, certificateTotals());
}
