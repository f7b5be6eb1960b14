import { useTranslations } from 'next-intl';
import { ContactDetails } from '@/components/contacts/ContactDetails/ContactDetails';
import { EnquiryIsland } from '@/components/contacts/EnquiryForm/EnquiryIsland';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ContactsOpening.module.css';

/** Heading, enquiry form and contact details. */
export function ContactsOpening() {
  const t = useTranslations('ContactsOpening');
  return (
    <section id="opening" className={`wrap twelve ${styles.opening}`}>
      <Picture
        className={`${styles.picture} screen-only`}
        name="transformer-station"
        crop="photo"
        sizes="(min-width: 900px) 36vw, 70vw"
      />
      <div className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={`strong flow ${styles.reach}`}>
          <PhoneLink /> <EmailLink />
        </p>
        {/* Links that begin an enquiry lead here: the visitor reads first that no field is required. */}
        <div id="enquiry" className={styles.enquiry}>
          <p>{t('text')}</p>
          <EnquiryIsland />
        </div>
      </div>
      <ContactDetails />
    </section>
  );
}
