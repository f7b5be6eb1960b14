import { render } from '@testing-library/react';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messagesOf } from '@/content/translator';
import { type Locale, locales } from '@/i18n/locales';
import { strict } from '@/i18n/strict';

/** The real messages: a component is tested with the texts that visitors read. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, messagesOf(locale)]),
) as Record<Locale, Messages>;

/** Wraps a component as its page would in a language. The provider exists in tests only. */
export function inLanguage(locale: Locale, children: ReactNode) {
  return (
    <NextIntlClientProvider {...strict(locale)} messages={messages[locale]}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Renders a component in a language. */
export function renderIn(locale: Locale, element: ReactNode) {
  return render(element, { wrapper: ({ children }) => inLanguage(locale, children) });
}
