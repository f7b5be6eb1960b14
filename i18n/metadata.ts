import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { sharePictures } from '@/generated/share';
import { company } from '@/site/company';
import { absoluteUrl, alternates, openGraphLocale, siteUrl } from '@/site/metadata';
import type { PageName } from '@/site/routes';
import { locales } from './locales';

/** Title, description, canonical URL and language alternates of a page in the language being rendered. */
export async function pageMetadata(page: PageName): Promise<Metadata> {
  const t = await getTranslations('Meta');
  const words = {
    title: `${t(`${page}.title`)} | ${company.name}`,
    description: t(`${page}.description`),
  };
  if (page === 'notFound') return { ...words, robots: { index: false } };
  const locale = await getLocale();
  const { src, ...size } = sharePictures[locale][page];
  const images = [{ ...size, url: siteUrl + src, type: 'image/jpeg', alt: t(`${page}.title`) }];
  return {
    ...words,
    alternates: { canonical: absoluteUrl(locale, page), languages: alternates(page) },
    openGraph: {
      ...words,
      type: 'website',
      url: absoluteUrl(locale, page),
      siteName: company.name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images,
    },
    twitter: { card: 'summary_large_image', ...words, images },
  };
}
