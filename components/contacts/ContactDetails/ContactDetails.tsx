import { useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import { EmailLink, PhoneLink } from '@/components/ui/links';
import { cityLine, company } from '@/site/company';
import styles from './ContactDetails.module.css';

/** Contact details, apart from the form. */
export function ContactDetails() {
  const t = useTranslations('ContactDetails');
  const place = useTranslations('Company');
  return (
    <section className={styles.details} aria-label={t('heading')}>
      <dl>
        <div>
          <dt>{t('phone')}</dt>
          <dd className={styles.strong}>
            <PhoneLink />
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd className={styles.strong}>
            <EmailLink />
          </dd>
        </div>
        <div>
          <dt>{t('office')}</dt>
          <dd>
            <address>{`${place('street')}, ${cityLine(place('city'), place('country'))}`}</address>
            <p>{place('hours')}</p>
            <a href={company.website}>{new URL(company.website).host}</a>
          </dd>
        </div>
        <div>
          <dt>{t('social')}</dt>
          <dd>
            <SocialLinks />
          </dd>
        </div>
      </dl>
    </section>
  );
}
