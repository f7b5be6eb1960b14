import { useTranslations } from 'next-intl';
import { ContactButton } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ServicesOpening.module.css';

const highlights = ['contract', 'engineers', 'sides', 'paper'] as const;

/** First section of Services: the heading over the picture's corner, the highlights of the specification. */
export function ServicesOpening() {
  const t = useTranslations('ServicesOpening');
  return (
    <section>
      <div className={`wrap twelve ${styles.opening}`}>
        <Picture
          className={styles.picture}
          name="battery-yard"
          crop="wide"
          phoneCrop="photo"
          sizes="max(100vw, 390px)"
          priority="first"
        />
        <div className={styles.title}>
          <h1>{t('title')}</h1>
        </div>
        <div className={styles.lead}>
          <p className="lead">{t('lead')}</p>
          <ContactButton />
        </div>
        <ul role="list" className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>
              <h2>{t(`highlights.${highlight}.title`)}</h2>
              <p>{t(`highlights.${highlight}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
