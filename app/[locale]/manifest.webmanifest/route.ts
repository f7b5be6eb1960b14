import type { MetadataRoute } from 'next';
import { content } from '@/content/current';
import { isLocale, locales } from '@/i18n/locales';
import { fileUrl } from '@/site/basePath';
import { paper } from '@/site/colours';
import { href } from '@/site/routes';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Each language has a manifest, so that a page on a home screen opens in its language. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/manifest.webmanifest'>) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const home = fileUrl(href(locale, 'home'));
  const manifest: MetadataRoute.Manifest = {
    id: home,
    lang: locale,
    name: content.company.name,
    short_name: content.company.name,
    start_url: home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: fileUrl('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      { src: fileUrl('/icon-192.png'), type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: fileUrl('/icon-512.png'), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest);
}
