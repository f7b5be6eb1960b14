import { pageMetadata } from '@/app/metadata';
import { Certificates } from '@/components/certificates/Certificates/Certificates';
import { CheckCertificate } from '@/components/certificates/CheckCertificate/CheckCertificate';
import { Page } from '@/components/layout/Page/Page';

export const generateMetadata = () => pageMetadata('certificates');

export default function CertificatesPage() {
  return (
    <Page page="certificates">
      <Certificates />
      <CheckCertificate />
    </Page>
  );
}
