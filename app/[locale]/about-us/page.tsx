import { pageMetadata } from '@/app/metadata';
import { AboutClosing } from '@/components/about/AboutClosing/AboutClosing';
import { Horizon } from '@/components/about/Horizon/Horizon';
import { Values } from '@/components/about/Values/Values';
import { WhoWeAre } from '@/components/about/WhoWeAre/WhoWeAre';
import { Page } from '@/components/layout/Page/Page';

export const generateMetadata = () => pageMetadata('about');

export default function About() {
  return (
    <Page page="about">
      <WhoWeAre />
      <Horizon />
      <Values />
      <AboutClosing />
    </Page>
  );
}
