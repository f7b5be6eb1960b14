import { useTranslations } from 'next-intl';
import { ContactDetails } from '@/components/contacts/ContactDetails/ContactDetails';
import { EnquiryForm } from '@/components/contacts/EnquiryForm/EnquiryForm';
import { OpeningPicture } from '@/components/ui/OpeningPicture/OpeningPicture';
import styles from './ContactsOpening.module.css';

/** Heading, enquiry form and contact details. */
export function ContactsOpening() {
  const t = useTranslations('ContactsOpening');
  return (
    <section>
      <OpeningPicture name="transformer-station" isLow />
      <div className={`wrap ${styles.content}`}>
        <div className="grid">
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <div className={`grid ${styles.body}`}>
          <EnquiryForm />
          <ContactDetails />
        </div>
      </div>
    </section>
  );
}
