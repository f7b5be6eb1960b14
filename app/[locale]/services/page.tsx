import { pageMetadata } from '@/app/metadata';
import { Page } from '@/components/layout/Page/Page';
import { ContractPanel } from '@/components/services/ContractPanel/ContractPanel';
import { PermitPath } from '@/components/services/PermitPath/PermitPath';
import { PlantLife } from '@/components/services/PlantLife/PlantLife';
import { ServicesOpening } from '@/components/services/ServicesOpening/ServicesOpening';
import { StageLinks } from '@/components/services/StageLinks/StageLinks';
import { Stages } from '@/components/services/Stages/Stages';
import { content } from '@/content/current';

export const generateMetadata = () => pageMetadata('services');

export default function Services() {
  return (
    <Page page="services">
      <ServicesOpening />
      <PlantLife />
      <StageLinks />
      <Stages />
      {content.sections.permits && <PermitPath />}
      {content.sections.contract && <ContractPanel />}
    </Page>
  );
}
