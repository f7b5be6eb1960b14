import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { lifeYears, placeInLife, services } from '@/site/services';
import '@/components/drawings/site-drawn.css';
import styles from './PlantLife.module.css';

/** The eight services on the time line of a plant's life; each row links to its stage below. */
export function PlantLife() {
  const t = useTranslations('PlantLife');
  const names = useTranslations('Slideshow');
  /** In months below three years. */
  const lengthOf = ([from, until]: readonly [number, number]) =>
    until - from < 3
      ? t('months', { count: Math.round((until - from) * 12) })
      : t('years', { count: Math.round(until - from) });
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Ruler />
        <div className="grid section-head">
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div className={styles.years} aria-hidden="true">
          <p>
            {t('axis')} <span className={styles.legend}>{t('legend')}</span>
          </p>
          <div>
            {lifeYears.map((year) => (
              <span key={year} className={styles.year}>
                {year === 0 && <b className={styles.start}>{t('start')}</b>}
                {year < 0 ? `−${-year}` : year}
              </span>
            ))}
          </div>
        </div>
        <site-drawn>
          <ol className={styles.rows}>
            {services.map(({ id, life }, index) => {
              const [start = 0, end = 0] = life.map(placeInLife);
              const hasRoom = end - start > 22;
              return (
                <li key={id} className={id === 'epc' ? styles.filled : undefined}>
                  <a href={`#${id}`}>
                    <span className={styles.name}>
                      <b>{index + 1}</b> <span>{names(`slides.${id}.label`)}</span>
                    </span>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect x={`${start}%`} width={`${end - start}%`} height="22" />
                      <text
                        className={hasRoom ? styles.inside : undefined}
                        x={`${start}%`}
                        y="100%"
                        dx={hasRoom ? 8 : -6}
                        textAnchor={hasRoom ? undefined : 'end'}
                      >
                        {lengthOf(life)}
                      </text>
                    </svg>
                  </a>
                </li>
              );
            })}
          </ol>
        </site-drawn>
      </div>
    </section>
  );
}
