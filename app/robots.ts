import type { MetadataRoute } from 'next';
import { readSettings } from '@/content/settings';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${readSettings().siteUrl}/sitemap.xml`,
  };
}
