import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/drawings/Drawing';
import sunPath from '@/components/drawings/data/sunPath.json';
import { ArrowLink } from '@/components/ui/links';
import styles from './Benefits.module.css';

/** In the specification's order. */
const benefits = [
  'contract',
  'engineers',
  'yield',
  'grid',
  'equipment',
  'storage',
  'safety',
  'handover',
] as const;

/** The benefits beside the diagram with which a layout begins. */
export function Benefits() {
  const t = useTranslations('Benefits');
  const daylight = useTranslations('Daylight');
  const compass = useTranslations('Compass');
  return (
    <section className="section dark blue">
      <div className="wrap">
        <h2>{t('title')}</h2>
        <div className={`twelve ${styles.columns}`}>
          <figure className={`${styles.path} screen-only`}>
            <Drawing
              drawing={sunPath}
              name={daylight('sunPath')}
              labels={{
                north: compass('north'),
                east: compass('east'),
                south: compass('south'),
                west: compass('west'),
                june: daylight('days.june'),
                equinox: daylight('equinox'),
                december: daylight('days.december'),
                hour: (hour) => daylight('hour', { hour: String(hour) }),
              }}
            />
            <figcaption>{daylight('path')}</figcaption>
          </figure>
          <ul role="list" className={styles.list}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <h3>{t(`items.${benefit}.title`)}</h3>
                <p>{t(`items.${benefit}.text`)}</p>
                {benefit === 'contract' && (
                  <ArrowLink to="services" part="#contract">
                    {t('contract')}
                  </ArrowLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
