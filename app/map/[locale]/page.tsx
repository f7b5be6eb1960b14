import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegionMap } from '@/components/contacts/RegionMap/RegionMap';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Map');
  return { title: t('title'), robots: { index: false } };
}

export default function MapPage() {
  return <RegionMap />;
}
