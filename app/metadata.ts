import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { certificateTotals } from '@/content/certificates';
import { content } from '@/content/current';
import { readSettings } from '@/content/settings';
import { sharePictures } from '@/generated/share';
import { locales } from '@/i18n/locales';
import { fileUrl } from '@/site/basePath';
import { href, type PageName } from '@/site/routes';
import { absoluteUrl, alternates, openGraphLocale } from '@/site/urls';

/** Title, description, canonical URL and language alternates of a page, in the language that is being rendered. */
export async function pageMetadata(page: PageName): Promise<Metadata> {
  const t = await getTranslations('Meta');
  const locale = await getLocale();
  const { siteUrl, isTrial } = readSettings();
  const words = {
    title: `${t(`${page}.title`, certificateTotals())} | ${content.company.name}`,
    description: t(`${page}.description`),
  };
  const manifest = fileUrl(`${href(locale, 'home')}manifest.webmanifest`);
  if (page === 'notFound') return { ...words, manifest, robots: { index: false } };
  const alternativeTexts = await getTranslations('Pictures');
  const { src, width, height, picture } = sharePictures[locale][page];
  const alt = alternativeTexts(picture);
  return {
    ...words,
    manifest,
    ...(isTrial && { robots: { index: false } }),
    alternates: {
      canonical: absoluteUrl(siteUrl, locale, page),
      languages: alternates(siteUrl, page),
    },
    // Next copies title and description from above, and completes `twitter` from these values.
    openGraph: {
      type: 'website',
      url: absoluteUrl(siteUrl, locale, page),
      siteName: content.company.name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images: [{ url: siteUrl + src, type: 'image/jpeg', width, height, alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
