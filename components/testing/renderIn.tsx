import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { type Locale, locales } from '@/i18n/locales';
import type en from '@/messages/en.json';

/** The real messages: a component is tested with the texts that visitors read. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, typeof en>;

/** Next's router, as far as the site uses it; records its calls. */
const fakeRouter = () => ({ push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() });

/** Renders a component as its page would in a language. The provider exists in tests only. */
export function renderIn(locale: Locale, element: ReactElement, router = fakeRouter()) {
  const wrap = (child: ReactElement) => (
    <AppRouterContext.Provider value={router as never}>
      <PathnameContext.Provider value={location.pathname}>
        <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Sofia">
          {child}
        </NextIntlClientProvider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
  const result = render(wrap(element));
  return { ...result, router, rerender: (next: ReactElement) => result.rerender(wrap(next)) };
}
