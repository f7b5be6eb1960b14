import type { MetadataRoute } from 'next';
import { locales } from '@/i18n/locales';
import { routes } from '@/site/routes';
import { absoluteUrl, alternates } from '@/site/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.flatMap((route) =>
    locales.map((locale) => ({
      url: absoluteUrl(locale, route),
      alternates: { languages: alternates(route) },
    })),
  );
}
