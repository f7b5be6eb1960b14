import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/AccessibilityStatement/AccessibilityStatement';
import { Commitments } from '@/components/Commitments/Commitments';
import { ContactsOpening } from '@/components/ContactsOpening/ContactsOpening';
import { MapFrame } from '@/components/MapFrame/MapFrame';
import { Page } from '@/components/Page/Page';
import { Privacy } from '@/components/Privacy/Privacy';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('contacts');

export default function Contacts() {
  return (
    <Page page="contacts">
      <ContactsOpening />
      <Commitments />
      <Privacy />
      <AccessibilityStatement />
      <MapFrame />
    </Page>
  );
}
