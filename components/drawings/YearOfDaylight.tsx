import { useTranslations } from 'next-intl';
import { buildTime } from '@/site/buildTime';
import { hoursAbove } from '@/site/clearDay';
import { dayOfYear, localTime } from '@/site/clock';
import { company } from '@/site/company';
import { daylight } from '@/site/sun';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range } from './path';

/** User units: a day across, ten for an hour of local time up, because path data are rounded to tenths. */
const { Lines, Label } = inViewBox([0, 0, 365, 240]);
const level = (hour: number) => 240 - 10 * hour;
const year = buildTime().getUTCFullYear();

/**
 * Two times of each day, in steps of twelve days, and of fewer at the first and last day that has them. Twice a year they
 * jump: there the curves stand upright.
 */
function curves(
  timesOf: (date: Date, utcOffset: number) => readonly [from: number, until: number],
): [Point[], Point[]] {
  const days = range(0, 365, 1).map((day) => {
    const { date, utcOffset } = localTime(new Date(Date.UTC(year, 0, 1 + day, 12)));
    return { day, utcOffset, times: timesOf(date, utcOffset) };
  });
  const curve = (of: 0 | 1) =>
    days.flatMap(({ day, utcOffset, times }) => {
      const before = days[day - 1] ?? { utcOffset, times };
      const jumps = before.utcOffset !== utcOffset;
      const isEnd = [-7, -4, -2, -1, 1, 2, 4, 7].some(
        (by) => !Number.isFinite(days[day + by]?.times[of]),
      );
      return jumps || isEnd || day % 12 === 0
        ? (jumps ? [before.times[of], times[of]] : [times[of]])
            .filter(Number.isFinite)
            .map((time): Point => [day, level(time / 60)])
        : [];
    });
  return [curve(0), curve(1).toReversed()];
}

/** Where two times meet, some days after the last day that has both; never outside the year. */
function meeting([day, from]: Point, [, until]: Point, later: number): Point {
  return [Math.min(Math.max(day + later, 0), 365), (from + until) / 2];
}

const [sunrise, sunset] = curves((date, utcOffset) => {
  const day = daylight(company.coordinates, date, utcOffset);
  return [day.sunrise, day.sunset];
});
const outline = (lines: readonly Point[][]) => `${polyline(lines.flat())}z`;

/** When the model plant reaches a share of its inverters' power, and when it falls below; nothing of what it never reaches. */
const powers = [0.5, 1].flatMap((share) => {
  const [from, until] = curves((date, utcOffset) =>
    hoursAbove(share, company.coordinates, date, utcOffset),
  );
  const [first, last] = [from[0], from.at(-1)];
  const [lastUntil, firstUntil] = [until[0], until.at(-1)];
  if (!first || !last || !lastUntil || !firstUntil) return [];
  const area = outline([
    from,
    [meeting(last, lastUntil, 0.5)],
    until,
    [meeting(first, firstUntil, -0.5)],
  ]);
  return [{ share, until, area }];
});

/** Their names are messages: Intl's short Bulgarian months are numbers (“01”). */
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const months = monthNames.map((name, month) => ({
  name,
  /** In days of the year. */
  start: dayOfYear(new Date(Date.UTC(year, month, 1))),
}));

const solstice = dayOfYear(new Date(Date.UTC(year, 5, 21))); // 21 June

const onSolstice = (points: readonly Point[]): Point => [
  solstice,
  points.find(([day]) => day >= solstice)?.[1] ?? 0,
];

/**
 * The day of each date of the year in local time, light on dark, summer time included.
 *
 * @param length of the longest day, in words
 */
export function YearOfDaylight({ length }: { length: string }) {
  const t = useTranslations('Daylight');
  return (
    <Drawing className={styles.year}>
      <Lines>
        <path className={styles.day} d={outline([sunrise, sunset])} />
        {powers.map(({ share, area }) => (
          <path key={share} className={styles.power} d={area} />
        ))}
        <path
          className={styles.longest}
          d={polyline([sunrise, sunset.toReversed()].map(onSolstice))}
        />
        <path
          className={styles.ruling}
          d={`${months.map(({ start }) => `M${start} 0v240`).join('')}M365 0v240${range(0, 24, 6)
            .map((hour) => `M0 ${level(hour)}h365`)
            .join('')}`}
        />
      </Lines>
      {months.map(({ name, start }, month) => (
        <Label
          key={start}
          at={[start + 15, 240]}
          by={[0, 22]}
          anchor="middle"
          className={month % 2 ? styles.roomy : ''}
          text={t(`months.${name}`)}
        />
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label
          key={hour}
          at={[0, level(hour)]}
          by={[-8, 6]}
          anchor="end"
          text={t('hour', { hour: String(hour) })}
        />
      ))}
      {/* In January the sun sets before 18:00 and rises after 6:00. */}
      <Label at={[0, level(18)]} by={[10, -8]} className={styles.onNight} text={t('sunset')} />
      <Label at={[0, level(6)]} by={[10, 20]} className={styles.onNight} text={t('sunrise')} />
      {/* At the line of the longest day: its length above the evening, each share below its outline's upper edge. */}
      {powers.map(({ share, until }) => (
        <Label
          key={share}
          at={onSolstice(until.toReversed())}
          by={[0, 24]}
          anchor="middle"
          className={share === 1 ? styles.onFull : styles.onPower}
          text={t(share === 1 ? 'full' : 'half')}
        />
      ))}
      <Label
        at={[solstice, 0]}
        by={[0, 26]}
        anchor="middle"
        className={styles.onNight}
        text={`${t('days.june')}: ${length}`}
      />
    </Drawing>
  );
}
