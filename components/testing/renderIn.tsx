import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { strict } from '@/i18n/strict';
import { messages } from './messages';

/** Wraps a component as its page would in a language. The provider exists in tests only. */
export function inLanguage(locale: Locale, children: ReactNode) {
  return (
    <NextIntlClientProvider {...strict(locale)} messages={messages[locale]}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Testing Library's `render`, within what {@link inLanguage} gives. */
export function renderIn(locale: Locale, element: ReactNode) {
  return render(element, { wrapper: ({ children }) => inLanguage(locale, children) });
}
