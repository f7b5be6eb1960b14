import '@/generated/fonts.css';
import '@/generated/pictures.css';
import '../css/tokens.css';
import '../css/base.css';
import '../css/type.css';
import '../css/layout.css';
import '../css/ui.css';
import '../css/print.css';
import '../css/forced-colours.css';
import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HeadScripts } from '@/components/layout/HeadScripts';
import { locales } from '@/i18n/locales';
import { fileUrl } from '@/site/basePath';
import { paper } from '@/site/colours';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const metadata: Metadata = {
  // Phone numbers are links. An iPhone would also make links of registration numbers.
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: fileUrl('/favicon.ico'), sizes: '48x48' },
      { url: fileUrl('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: fileUrl('/apple-touch-icon.png'),
  },
};

export const viewport: Viewport = { themeColor: paper };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    // In development, React would report the attributes that early.ts adds to this element.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body>{children}</body>
    </html>
  );
}
