import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type Locale, locales } from '@/i18n/locales';
import type en from '@/messages/en.json';

/** The real messages: a component is tested with the texts that visitors read. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, typeof en>;

/** Wraps a component as its page would in a language. The provider exists in tests only. */
export function inLanguage(locale: Locale, children: ReactNode) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Sofia">
      {children}
    </NextIntlClientProvider>
  );
}

/** Renders a component in a language. */
export function renderIn(locale: Locale, element: ReactNode) {
  return render(element, { wrapper: ({ children }) => inLanguage(locale, children) });
}
