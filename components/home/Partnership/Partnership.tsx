import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { content } from '@/content/current';
import { listEntries } from '@/content/listEntries';
import styles from './Partnership.module.css';

/** The memorandum of understanding with a foundation, with a link to its website. */
export function Partnership() {
  const t = useTranslations('Partnership');
  return (
    <section id="partnership" className="shaded">
      <div className="wrap twelve-from-desktop">
        <div className={`stack ${styles.text}`}>
          <p className="label">{t('label')}</p>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
          {content.company.foundationUrl && (
            <ExternalLink className="text-link" href={content.company.foundationUrl}>
              {t('link')}
            </ExternalLink>
          )}
        </div>
        <Picture
          className={`bleed screen-only ${styles.picture}`}
          name="solar-meadow"
          crop="photo"
          sizes="(min-width: 900px) max(66vw, 840px), 100vw"
        />
      </div>
      <ol role="list" className={`wrap ruled ${styles.undertakings}`}>
        {listEntries('Partnership.undertakings').map((undertaking) => (
          <li key={undertaking}>
            <h3 className="title">{t(`undertakings.${undertaking}.title`)}</h3>
            <p className="small">{t(`undertakings.${undertaking}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
