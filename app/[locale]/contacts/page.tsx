import { pageMetadata } from '@/app/metadata';
import { Commitments } from '@/components/contacts/Commitments/Commitments';
import { ContactsOpening } from '@/components/contacts/ContactsOpening/ContactsOpening';
import { LegalTexts } from '@/components/contacts/LegalTexts/LegalTexts';
import { MapFrame } from '@/components/contacts/MapFrame/MapFrame';
import { Questions } from '@/components/contacts/Questions/Questions';
import { Page } from '@/components/layout/Page/Page';

export const generateMetadata = () => pageMetadata('contacts');

export default function Contacts() {
  return (
    <Page page="contacts">
      <ContactsOpening />
      <Commitments />
      <Questions />
      <MapFrame />
      <LegalTexts />
    </Page>
  );
}
