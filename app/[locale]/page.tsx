import type { Metadata } from 'next';
import { Benefits } from '@/components/Benefits/Benefits';
import { FilmBand } from '@/components/FilmBand/FilmBand';
import { Founder } from '@/components/Founder/Founder';
import { Hero } from '@/components/Hero/Hero';
import { OneLine } from '@/components/OneLine/OneLine';
import { Page } from '@/components/Page/Page';
import { Partnership } from '@/components/Partnership/Partnership';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('home');

export default function Home() {
  return (
    <Page page="home">
      <Hero />
      <OneLine />
      <Benefits />
      <Partnership />
      <Founder />
      <FilmBand />
    </Page>
  );
}
