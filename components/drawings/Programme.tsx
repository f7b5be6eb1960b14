import { useTranslations } from 'next-intl';
import { programme, programmeWeeks, currentWeek as today } from '@/site/programme';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { range } from './path';

/** User units: a week across, a row of ten down, with the bar in its middle, where the row's name stands. */
const row = 10;
const [barTop, barHeight] = [3.5, 3];
const height = programme.length * row;
const { Lines, Label } = inViewBox([0, 0, programmeWeeks, height]);

const top = (index: number) => index * row + barTop;

/** Every thirteen weeks. */
const quarters = range(0, programmeWeeks, 13);

/**
 * Links run forwards to the start of what follows: straight down from what it waits for, be that a finish or a lag after
 * a start; from an earlier finish, across to that line.
 */
const links = programme
  .flatMap(({ after, start }, index) =>
    after.map(({ task, lag }) => {
      const from = programme.findIndex(({ id }) => id === task);
      const end = programme[from]?.end ?? start;
      const middle = top(from) + barHeight / 2;
      return lag !== undefined || end === start
        ? `M${start} ${middle}V${top(index)}`
        : `M${end} ${middle}H${start}`;
    }),
  )
  .join('');

/** Bars, links and weeks of the construction programme, stretched over the rows with the names. */
export function Programme({ className }: { className: string | undefined }) {
  const t = useTranslations('Services.management');
  const weeks = range(0, programmeWeeks, 1).filter((week) => week % 13);
  return (
    <Drawing className={className}>
      <Lines>
        <path
          className={`${styles.fine} ${styles.roomy}`}
          d={weeks.map((week) => `M${week} ${height}v-1.5`).join('')}
        />
        <path className={styles.hair} d={quarters.map((week) => `M${week} 0v${height}`).join('')} />
        <path className={`${styles.line} ${styles.dashed} ${styles.roomy}`} d={links} />
        {programme.map(({ id, start, weeks: length, isCritical }, index) => (
          <rect
            key={id}
            className={isCritical ? styles.cellFill : styles.knockout}
            x={start}
            y={top(index)}
            width={length}
            height={barHeight}
          />
        ))}
        <path className={styles.amber} d={`M${today} 0V${height}`} />
      </Lines>
      <Label at={[today, 0]} by={[0, -13]} anchor="middle" text={t('today', { week: today })} />
      <Label at={[0, height]} by={[0, 20]} text={t('week')} />
      {quarters.slice(1).map((week) => (
        <Label
          key={week}
          at={[week, height]}
          by={[0, 20]}
          anchor={week === programmeWeeks ? 'end' : 'middle'}
          className={week % 26 === 0 ? '' : styles.spare}
          text={String(week)}
        />
      ))}
    </Drawing>
  );
}
