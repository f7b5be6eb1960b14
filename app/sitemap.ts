import type { MetadataRoute } from 'next';
import { locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';
import { absoluteUrl, alternates } from '@/site/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routeNames.flatMap((route) =>
    locales.map((locale) => ({
      url: absoluteUrl(locale, route),
      alternates: { languages: alternates(route) },
    })),
  );
}
