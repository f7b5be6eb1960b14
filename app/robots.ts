import type { MetadataRoute } from 'next';
import { readSettings } from '@/content/settings';

export const dynamic = 'force-static';

/** Forbids nothing, not even on a trial: search engines read `noindex` only on what they may load. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${readSettings().siteUrl}/sitemap.xml`,
  };
}
