import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { ExternalLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { entriesIn } from '@/i18n/lists';
import { company } from '@/site/company';
import styles from './Partnership.module.css';

/** The memorandum of understanding with a foundation, with a link to its website. */
export function Partnership() {
  const t = useTranslations('Partnership');
  return (
    <section className={`shaded ${styles.section}`}>
      <div className="wrap grid">
        <div className={styles.text}>
          <p className={styles.label}>{t('label')}</p>
          <h2>{t('title')}</h2>
          <p className={styles.paragraph}>{t('text')}</p>
          <ExternalLink className={`text-link ${styles.link}`} href={company.foundationUrl}>
            {t('link')} <Icon name="external" />
          </ExternalLink>
        </div>
        <Picture
          className={`${styles.picture} screen-only`}
          name="solar-meadow"
          crop="photo"
          sizes="(min-width: 900px) max(79vw, 1000px), 120vw"
        />
      </div>
      <div className="wrap">
        <ol role="list" className={styles.undertakings}>
          {entriesIn('Partnership.undertakings').map((undertaking) => (
            <li key={undertaking}>
              <h3>{t(`undertakings.${undertaking}.title`)}</h3>
              <p>{t(`undertakings.${undertaking}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
