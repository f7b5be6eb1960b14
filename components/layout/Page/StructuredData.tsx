import { useLocale, useTranslations } from 'next-intl';
import { readSettings } from '@/content/settings';
import { sharePictures } from '@/generated/share';
import { endOfPageId, type Route } from '@/site/routes';
import { structuredData } from './schemaOrg';

/** What search engines learn about a page, as JSON-LD. */
export function StructuredData({ route }: { readonly route: Route }) {
  const locale = useLocale();
  const t = useTranslations();
  const { siteUrl } = readSettings();
  const picture = siteUrl + sharePictures[locale].home.src;
  // A script element ends at the first `</script`, even inside a string.
  const json = JSON.stringify(structuredData({ siteUrl, locale, t, picture }, route)).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    <script
      type="application/ld+json"
      id={endOfPageId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON, and nothing in it ends the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
