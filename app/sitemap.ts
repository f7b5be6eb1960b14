import type { MetadataRoute } from 'next';
import { readSettings } from '@/content/settings';
import { locales } from '@/i18n/locales';
import { routeNames } from '@/site/routes';
import { absoluteUrl, alternates } from '@/site/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = readSettings();
  return routeNames.flatMap((route) =>
    locales.map((locale) => ({
      url: absoluteUrl(siteUrl, locale, route),
      alternates: { languages: alternates(siteUrl, route) },
    })),
  );
}
