import { useTranslations } from 'next-intl';
import { ContactButton } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ServicesOpening.module.css';

const highlights = ['contract', 'engineers', 'sides', 'paper'] as const;

/** First section of Services: the heading over the corner of a picture, and the highlights of the specification. */
export function ServicesOpening() {
  const t = useTranslations('ServicesOpening');
  return (
    <section id="opening" className="wrap twelve-from-desktop">
      <h1 className={`cut ${styles.heading}`}>{t('title')}</h1>
      <div className={`body stack ${styles.introduction}`}>
        <p className="lead">{t('lead')}</p>
        <ContactButton />
      </div>
      <Picture
        className={`bleed screen-only ${styles.picture}`}
        name="battery-yard"
        crop="wide"
        phoneCrop="photo"
        sizes="max(100vw, 390px)"
        priority="first"
      />
      <ul role="list" className={`ruled two-from-tablet body ${styles.highlights}`}>
        {highlights.map((highlight) => (
          <li key={highlight}>
            <h2 className="strong">{t(`highlights.${highlight}.title`)}</h2>
            <p className="small">{t(`highlights.${highlight}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
