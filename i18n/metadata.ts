import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { company } from '@/site/company';
import { absoluteUrl, alternates } from '@/site/metadata';
import type { PageName } from '@/site/routes';

/** Title, description, canonical URL and language alternates of a page in the language being rendered. */
export async function pageMetadata(page: PageName): Promise<Metadata> {
  const t = await getTranslations('Meta');
  const words = {
    title: `${t(`${page}.title`)} | ${company.name}`,
    description: t(`${page}.description`),
  };
  if (page === 'notFound') return { ...words, robots: { index: false } };
  const locale = await getLocale();
  return {
    ...words,
    alternates: { canonical: absoluteUrl(locale, page), languages: alternates(page) },
  };
}
