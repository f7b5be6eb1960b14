import { useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import { cityLine, company, telephoneUri } from '@/site/company';
import styles from './ContactDetails.module.css';

/** Every way to the company but the form. */
export function ContactDetails() {
  const t = useTranslations('ContactDetails');
  const place = useTranslations('Company');
  return (
    <section className={styles.details} aria-label={t('heading')}>
      <dl>
        <div>
          <dt>{t('phone')}</dt>
          <dd className={styles.strong}>
            <a href={telephoneUri(company.phone)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd className={styles.strong}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('office')}</dt>
          <dd>
            <address>{`${place('street')}, ${cityLine(place('city'), place('country'))}`}</address>
            <p>{place('hours')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('website')}</dt>
          <dd>
            <a href={company.website}>{new URL(company.website).host}</a>
          </dd>
        </div>
        <div>
          <dt>{t('social')}</dt>
          <dd className={styles.social}>
            <SocialLinks />
          </dd>
        </div>
      </dl>
    </section>
  );
}
