import type { Metadata } from 'next';
import { Horizon } from '@/components/Horizon/Horizon';
import { Page } from '@/components/Page/Page';
import { Values } from '@/components/Values/Values';
import { WhoWeAre } from '@/components/WhoWeAre/WhoWeAre';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('about');

export default function About() {
  return (
    <Page page="about">
      <WhoWeAre />
      <Horizon />
      <Values />
    </Page>
  );
}
