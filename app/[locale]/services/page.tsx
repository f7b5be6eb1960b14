import type { Metadata } from 'next';
import { Page } from '@/components/layout/Page/Page';
import { PlantLife } from '@/components/services/PlantLife/PlantLife';
import { ServicesOpening } from '@/components/services/ServicesOpening/ServicesOpening';
import { Stages } from '@/components/services/Stages/Stages';
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
