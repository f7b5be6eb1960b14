import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import drawing from '@/components/drawings/Drawing.module.css';
import { lifeYears, placeInLife, services } from '@/site/services';
import '@/components/drawings/site-drawn.css';
import styles from './PlantLife.module.css';

/** The last year is at the end of the scale and is drawn separately. */
const years = lifeYears.slice(0, -1);
const [firstYear, lastYear] = [lifeYears[0], lifeYears[6]];

const label = `${drawing.lettering} ${drawing.shrinking}`;

const percent = (share: number) => `${Number(share.toFixed(2))}%`;

/** Years from energisation. */
type Span = readonly [from: number, until: number];

/** The labelled parts of a stage: before energisation and after it, because the two scales differ. */
function partsOf([from, until]: Span): Span[] {
  return from < 0 && until > 0
    ? [
        [from, 0],
        [0, until],
      ]
    : [[from, until]];
}

/** The eight services on the time line of a plant's life. Each row links to its stage below. */
export function PlantLife() {
  const t = useTranslations('PlantLife');
  const names = useTranslations('Slideshow');
  /** How long a part of a stage takes, or the year of a part that happens once. */
  const lengthOf = ([from, until]: Span) => {
    if (from > 0) return t('from', { year: from });
    if (until > 1) return t('years', { count: until });
    return t('months', { count: Math.round(12 * (until - from)) });
  };
  /** A part by its name for screen readers, which do not see on which side of energisation it is. */
  const formatSpan = (part: Span) => {
    const length = lengthOf(part);
    const [from, until] = part;
    if (from > 0) return length;
    if (until <= 0) return t('beforeStart', { length });
    return t('afterStart', { length });
  };
  /** The label is in the bar or beside it, so that nothing overlaps the line of energisation. */
  const bar = (part: Span, isMain: boolean) => {
    const [from] = part;
    const [start = 0, end = 0] = part.map(placeInLife);
    const isInside = end - start > 22 && from <= 0;
    const isBefore = !isInside && from !== 0;
    const colour = isMain ? 'var(--cell)' : 'var(--ink-2)';
    // Where spaced-out letters are longer than their bar, the halo is behind them instead of it.
    const look = isInside ? { fill: 'var(--paper)', stroke: colour } : {};
    const place = isBefore ? ({ dx: -4, textAnchor: 'end' } as const) : { dx: isInside ? 5 : 8 };
    return (
      <Fragment key={from}>
        <rect
          x={percent(start)}
          width={percent(end - start)}
          className={isMain ? styles.main : undefined}
          fill={colour}
          stroke="none"
        />
        <text
          className={label}
          x={percent(isInside || isBefore ? start : end)}
          y="50%"
          dy="0.3em"
          {...look}
          {...place}
        >
          {lengthOf(part)}
        </text>
      </Fragment>
    );
  };
  const word = (
    year: number,
    y: string,
    text: string,
    textAnchor: 'start' | 'middle' | 'end' = 'middle',
  ) => (
    <text key={text} className={label} x={percent(placeInLife(year))} {...{ y, textAnchor }}>
      {text}
    </text>
  );
  return (
    <section id="plant-life" className={`section wrap ruler whole ${styles.life}`}>
      <div className="twelve-from-desktop section-head">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className={`body strong ${styles.row}`} aria-hidden="true">
        <p className={`label ${styles.legend}`}>{t('legend')}</p>
        {/* Above the numbers, the units of the two halves are at the ends, and year 0 has its name. */}
        <svg className={`${drawing.drawing} ${styles.scale}`} aria-hidden="true">
          {word(firstYear, '30%', t('before'), 'start')}
          {word(0, '30%', t('start'))}
          {word(lastYear, '30%', t('after'), 'end')}
          {years.map((year) => word(year, '80%', year < 0 ? `−${-12 * year}` : String(year)))}
          {word(lastYear, '80%', String(lastYear), 'end')}
        </svg>
      </div>
      <site-drawn>
        <ol role="list">
          {services.map(({ id, life }, index) => (
            <li key={id}>
              <a className={`strong ${styles.row}`} href={`#${id}`}>
                <span className={styles.number}>{index + 1}</span>{' '}
                <span className={styles.service}>{names(`slides.${id}.label`)}</span>
                {/* An image with a name, which becomes part of the link's name, because screen readers do not read the
                    text of a drawing. */}
                <svg
                  className={`${drawing.drawing} ${styles.bar}`}
                  role="img"
                  aria-label={partsOf(life).map(formatSpan).join(', ')}
                >
                  {partsOf(life).map((part) => bar(part, id === 'epc'))}
                </svg>
              </a>
            </li>
          ))}
        </ol>
      </site-drawn>
    </section>
  );
}
