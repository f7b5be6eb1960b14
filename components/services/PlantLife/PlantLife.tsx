import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import { lifeYears, placeInLife, services } from '@/site/services';
import '@/components/drawings/site-drawn.css';
import styles from './PlantLife.module.css';

/** In years from energisation. */
type Span = readonly [from: number, until: number];

/** The parts of a stage that are named: before energisation and after it, since the scales differ. */
function partsOf([from, until]: Span): Span[] {
  return from < 0 && until > 0
    ? [
        [from, 0],
        [0, until],
      ]
    : [[from, until]];
}

/** The eight services on the time line of a plant's life; each row links to its stage below. */
export function PlantLife() {
  const t = useTranslations('PlantLife');
  const names = useTranslations('Slideshow');
  /** How long a part of a stage takes; of what comes once, when. */
  const lengthOf = ([from, until]: Span) => {
    if (from > 0) return t('from', { year: from });
    if (until > 1) return t('years', { count: until });
    return t('months', { count: Math.round(12 * (until - from)) });
  };
  const bar = (part: Span) => {
    const [from] = part;
    const [start = 0, end = 0] = part.map(placeInLife);
    const place = end - start > 22 && from <= 0 ? 'inside' : from === 0 ? 'after' : 'before';
    return (
      <g key={from}>
        <rect x={`${start}%`} width={`${end - start}%`} height="22" />
        <text className={styles[place]} x={`${place === 'after' ? end : start}%`} y="100%">
          {lengthOf(part)}
        </text>
      </g>
    );
  };
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Ruler />
        <div className="grid section-head">
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div className={styles.years} aria-hidden="true">
          <p>{t('legend')}</p>
          <div>
            <b className={styles.head}>{t('before')}</b>
            <b className={`${styles.head} ${styles.after}`}>{t('after')}</b>
            {lifeYears.map((year) => (
              <span key={year} className={styles.year}>
                {year === 0 && <b className={`${styles.head} ${styles.start}`}>{t('start')}</b>}
                {year < 0 ? `−${-12 * year}` : year}
              </span>
            ))}
          </div>
        </div>
        <site-drawn>
          <ol role="list" className={styles.rows}>
            {services.map(({ id, life }, index) => (
              <li key={id} className={id === 'epc' ? styles.filled : undefined}>
                <a href={`#${id}`}>
                  <span className={styles.name}>
                    <b>{index + 1}</b> <span>{names(`slides.${id}.label`)}</span>
                  </span>
                  {/* A picture with a name, which is the end of the link's own: words in a drawing are no text to a screen reader. */}
                  <svg
                    className={styles.bar}
                    role="img"
                    aria-label={partsOf(life).map(lengthOf).join(', ')}
                  >
                    {partsOf(life).map(bar)}
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
