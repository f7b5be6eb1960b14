import { useTranslations } from 'next-intl';
import { ContactDetails } from '@/components/ContactDetails/ContactDetails';
import { EnquiryForm } from '@/components/EnquiryForm/EnquiryForm';
import styles from './ContactsOpening.module.css';

/** Heading, enquiry form and contact details. */
export function ContactsOpening() {
  const t = useTranslations('ContactsOpening');
  return (
    <section className={styles.section}>
      <div className="wrap">
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
