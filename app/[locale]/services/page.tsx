import type { Metadata } from 'next';
import { Page } from '@/components/Page/Page';
import { PlantLife } from '@/components/PlantLife/PlantLife';
import { ServicesOpening } from '@/components/ServicesOpening/ServicesOpening';
import { Stages } from '@/components/Stages/Stages';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('services');

export default function Services() {
  return (
    <Page page="services">
      <ServicesOpening />
      <PlantLife />
      <Stages />
    </Page>
  );
}
