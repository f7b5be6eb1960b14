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
import { sections } from '@/content/sections';

export const generateMetadata = () => pageMetadata('home');

export default function Home() {
  return (
    <Page page="home">
      <Hero>{sections.estimate.isOn && <EstimateLink />}</Hero>
      <Doors />
      <PlantOverview />
      {sections.estimate.isOn && <Estimate />}
      <Benefits />
      {sections.references.isOn && <References />}
      {sections.partnership.isOn && <Partnership />}
      {sections.founder.isOn && <Founder />}
      <FilmBand />
    </Page>
  );
}
