import { useTranslations } from 'next-intl';
import { SunArcs } from '@/components/drawings/SunArcs';
import styles from './Horizon.module.css';

/** Vision above the horizon, mission below it, beside the sun's ways over Sofia and where it stands now. */
export function Horizon() {
  const t = useTranslations('Horizon');
  return (
    <section className={`section dark night ${styles.section}`}>
      <div className={`wrap twelve ${styles.columns}`}>
        <div className={styles.above}>
          <h2>{t('vision')}</h2>
          <p className="lead">{t('visionText')}</p>
        </div>
        <figure className={`${styles.instrument} screen-only`}>
          <div>
            <SunArcs />
            <site-sun of="horizon" data-label={t('today')} />
          </div>
          <figcaption>{t('caption')}</figcaption>
        </figure>
        <div className={styles.below}>
          <h2>{t('mission')}</h2>
          <p className="lead">{t('missionText')}</p>
        </div>
      </div>
    </section>
  );
}
