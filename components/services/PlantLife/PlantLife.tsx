import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { services } from '@/site/services';
import '@/components/drawings/site-drawn.css';
import styles from './PlantLife.module.css';

/** Years from energisation, one per eighth of the time line. The first label is a message of its own. */
const years = ['−2', '−1', '0', '5', '10', '20', '30'] as const;

/** The eight services on the time line of a plant's life; each row links to its stage below. */
export function PlantLife() {
  const t = useTranslations('PlantLife');
  const names = useTranslations('Services');
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Ruler />
        <div className={`grid ${styles.head}`}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div className={`grid ${styles.years}`} aria-hidden="true">
          <div>
            <span>{t('firstYear')}</span>
            {years.map((year) => (
              <span key={year}>{year}</span>
            ))}
          </div>
        </div>
        <site-drawn>
          <ol className={styles.rows}>
            {services.map(({ id, life: [start, end] }, index) => (
              <li key={id} className={id === 'epc' ? styles.filled : undefined}>
                <a className="grid" href={`#${id}`}>
                  <span className={styles.name}>
                    <b>{index + 1}</b> {names(`${id}.title`)}
                  </span>
                  <svg
                    className={styles.bar}
                    viewBox="0 0 100 16"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect x={start} y="0" width={end - start} height="16" />
                  </svg>
                </a>
              </li>
            ))}
          </ol>
        </site-drawn>
      </div>
    </section>
  );
}
