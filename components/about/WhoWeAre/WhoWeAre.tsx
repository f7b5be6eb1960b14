import { useLocale, useMessages, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { company } from '@/site/company';
import { href } from '@/site/routes';
import styles from './WhoWeAre.module.css';

/** First section of About: who the company is. */
export function WhoWeAre() {
  const locale = useLocale();
  const t = useTranslations('WhoWeAre');
  const { disciplines } = useMessages().WhoWeAre;
  const footer = useTranslations('Footer');
  return (
    <section>
      <Picture
        className={`${styles.picture} screen-only`}
        name="construction-site"
        crop="banner"
        phoneCrop="photo"
        sizes="max(100vw, 400px)"
        priority="first"
      />
      <div className="wrap">
        <div className={`twelve section-head ${styles.head}`}>
          <h1>{t('title')}</h1>
          <p className="screen-only">
            <ButtonLink href={href(locale, 'contacts')}>{footer('contactUs')}</ButtonLink>
          </p>
        </div>
        <div className={`twelve ${styles.body}`}>
          <h2>{t('heading')}</h2>
          <p className="lead">{t('lead')}</p>
          <p className="lead">
            {t.rich('role', { term: (chunks) => <TradeTerm>{chunks}</TradeTerm> })}
          </p>
          <p>{t('languages')}</p>
          <h3 className={styles.label}>{t('floor')}</h3>
          <div className={styles.floor}>
            <ul>
              {Object.entries(disciplines).map(([key, name]) => (
                <li key={key}>{name}</li>
              ))}
            </ul>
            <p>{t('office')}</p>
          </div>
          <dl className={styles.capacity}>
            {(['ground', 'roof', 'storage'] as const).map((kind) => (
              <div key={kind}>
                <dt>{t(`capacity.${kind}.term`)}</dt>
                <dd>
                  {t.rich(`capacity.${kind}.size`, {
                    ...company.capacity,
                    small: (chunks) => <small>{chunks}</small>,
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
