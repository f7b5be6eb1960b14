import { Certificates } from '@/components/certificates/Certificates/Certificates';
import { CheckCertificate } from '@/components/certificates/CheckCertificate/CheckCertificate';
import { Page } from '@/components/layout/Page/Page';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = () => pageMetadata('certificates');

export default function CertificatesPage() {
  return (
    <Page page="certificates">
      <Certificates />
      <CheckCertificate />
    </Page>
  );
}
