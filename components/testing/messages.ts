import type { Messages } from 'next-intl';
import { messagesOf } from '@/content/translator';
import { type Locale, locales } from '@/i18n/locales';

/** The real messages: tests read the texts that visitors read. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, messagesOf(locale)]),
) as Record<Locale, Messages>;
