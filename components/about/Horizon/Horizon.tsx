import { useTranslations } from 'next-intl';
import { RisingSun } from '@/components/drawings/RisingSun';
import styles from './Horizon.module.css';

/** Vision above the horizon, mission below it. */
export function Horizon() {
  const t = useTranslations('Horizon');
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.above}`}>
        <RisingSun className={`${styles.sun} screen-only`} />
        <div className={styles.text}>
          <h2>{t('vision')}</h2>
          <p className="lead">{t('visionText')}</p>
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        <div className={styles.text}>
          <h2>{t('mission')}</h2>
          <p className="lead">{t('missionText')}</p>
        </div>
      </div>
    </section>
  );
}
