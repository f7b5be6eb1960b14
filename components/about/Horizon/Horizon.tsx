import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/Drawing';
import styles from './Horizon.module.css';

/** The vision above the horizon and the mission below it, beside a drawing of the sun's paths over the office. */
export function Horizon() {
  const t = useTranslations('Horizon');
  const compass = useTranslations('Compass');
  const city = useTranslations('Company')('city');
  return (
    <section id="vision" className="section dark">
      <div className={`wrap two-from-tablet ${styles.horizon}`}>
        <div className={styles.above}>
          <h2>{t('vision')}</h2>
          <p className="lead">{t('visionText')}</p>
        </div>
        <figure className={`${styles.instrument} screen-only`}>
          <div>
            <Drawing
              drawing="sunArcs"
              labels={{
                north: compass('north'),
                east: compass('east'),
                south: compass('south'),
                west: compass('west'),
                june: t('june'),
                december: t('december'),
              }}
            />
          </div>
          <figcaption className="note">{t('caption', { city })}</figcaption>
        </figure>
        <div className={styles.below}>
          <h2>{t('mission')}</h2>
          <p className="lead">{t('missionText')}</p>
        </div>
      </div>
    </section>
  );
}
