import { pageMetadata } from '@/app/metadata';
import { Benefits } from '@/components/home/Benefits/Benefits';
import { Doors } from '@/components/home/Doors/Doors';
import { Estimate } from '@/components/home/Estimate/Estimate';
import { EstimateLink } from '@/components/home/Estimate/EstimateLink';
import { FilmBand } from '@/components/home/FilmBand/FilmBand';
import { Founder } from '@/components/home/Founder/Founder';
import { Hero } from '@/components/home/Hero/Hero';
import { Partnership } from '@/components/home/Partnership/Partnership';
import { PlantOverview } from '@/components/home/PlantOverview/PlantOverview';
import { References } from '@/components/home/References/References';
import { Page } from '@/components/layout/Page/Page';
import { content } from '@/content/current';

export const generateMetadata = () => pageMetadata('home');

export default function Home() {
  return (
    <Page page="home">
      <Hero>{content.sections.estimate && <EstimateLink />}</Hero>
      <Doors />
      <PlantOverview />
      {content.sections.estimate && <Estimate />}
      <Benefits />
      {content.sections.references && <References />}
      {content.sections.partnership && <Partnership />}
      {content.sections.founder && <Founder />}
      <FilmBand />
    </Page>
  );
}
