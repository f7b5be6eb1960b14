import type { Metadata } from 'next';
import { AccessibilityStatement } from '@/components/contacts/AccessibilityStatement/AccessibilityStatement';
import { Commitments } from '@/components/contacts/Commitments/Commitments';
import { ContactsOpening } from '@/components/contacts/ContactsOpening/ContactsOpening';
import { MapFrame } from '@/components/contacts/MapFrame/MapFrame';
import { Privacy } from '@/components/contacts/Privacy/Privacy';
import { Page } from '@/components/layout/Page/Page';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('contacts');

export default function Contacts() {
  return (
    <Page page="contacts">
      <ContactsOpening />
      <Commitments />
      <MapFrame />
      <Privacy />
      <AccessibilityStatement />
    </Page>
  );
}
