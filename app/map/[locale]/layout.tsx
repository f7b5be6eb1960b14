import '@/generated/fonts.css';
import '../../css/tokens.css';
import '../../css/base.css';
import '../../css/type.css';
import '../../css/ui.css';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { locales } from '@/i18n/locales';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** The page in the frame of Contacts has none of the scripts of the site, and fewer of its styles. */
export default async function MapLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()}>
      <body>{children}</body>
    </html>
  );
}
