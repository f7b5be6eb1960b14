import { buildTime } from '@/site/buildTime';
import { dayOfYear, sofiaTime } from '@/site/clock';
import { company } from '@/site/company';
import { daylight } from '@/site/sun';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range } from './path';

/** User units: a day across, ten for an hour of local time up, because path data are rounded to tenths. */
const viewBox = [0, 0, 365, 240] as const;
const level = (hour: number) => 240 - 10 * hour;
const year = buildTime().getUTCFullYear();
const noons = range(0, 365, 1).map((day) => new Date(Date.UTC(year, 0, 1 + day, 12)));

/** Twice a year the curves jump: the step stands upright. */
function curve(of: 'sunrise' | 'sunset'): Point[] {
  const places = noons.map((noon) => {
    const { date, utcOffset } = sofiaTime(noon);
    return { utcOffset, y: level(daylight(company.coordinates, date, utcOffset)[of] / 60) };
  });
  return places.flatMap(({ utcOffset, y }, day): Point[] => {
    const before = places[day - 1];
    if (before && before.utcOffset !== utcOffset) {
      return [
        [day, before.y],
        [day, y],
      ];
    }
    return day % 5 === 0 || day === places.length - 1 ? [[day, y]] : [];
  });
}

/** Starts of the months, in days of the year. */
const months = range(0, 11, 1).map((month) => dayOfYear(new Date(Date.UTC(year, month, 1))));

/** 21 June. */
const solstice = dayOfYear(new Date(Date.UTC(year, 5, 21)));

function nearest(points: readonly Point[]): Point {
  const [, y] = points.find(([day]) => day >= solstice) ?? [0, 0];
  return [solstice, y];
}

interface YearOfDaylightProps {
  readonly labels: {
    months: readonly string[];
    hour: (hour: string) => string;
    sunrise: string;
    sunset: string;
    /** The year's longest day, and how long it is. */
    longest: readonly [day: string, length: string];
  };
}

/** The day of each date of the year in local time, light on dark, summer time included. */
export function YearOfDaylight({ labels }: YearOfDaylightProps) {
  const sunrise = curve('sunrise');
  const sunset = curve('sunset');
  const lettering = (
    <>
      {months.map((day, month) => (
        <Label
          key={day}
          viewBox={viewBox}
          at={[day + 15, viewBox[3]]}
          by={[0, 22]}
          anchor="middle"
          className={month % 2 ? styles.roomy : ''}
        >
          {labels.months[month]}
        </Label>
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label key={hour} viewBox={viewBox} at={[0, level(hour)]} by={[-8, 6]} anchor="end">
          {labels.hour(String(hour))}
        </Label>
      ))}
      {/* In January the sun sets before 18:00 and rises after 6:00. */}
      <Label viewBox={viewBox} at={[0, level(18)]} by={[10, -8]} className={styles.onNight}>
        {labels.sunset}
      </Label>
      <Label viewBox={viewBox} at={[0, level(6)]} by={[10, 20]} className={styles.onNight}>
        {labels.sunrise}
      </Label>
      {labels.longest.map((words, line) => (
        <Label
          key={words}
          viewBox={viewBox}
          at={[solstice, level(12)]}
          by={[8, 22 * line - 32]}
          className={styles.onPaper}
        >
          {words}
        </Label>
      ))}
    </>
  );
  return (
    <LabelledDrawing viewBox={viewBox} className={styles.year} labels={lettering}>
      <path className={styles.day} d={`${polyline([...sunrise, ...sunset.toReversed()])}z`} />
      <path
        className={styles.ruling}
        d={`${months.map((day) => `M${day} 0v240`).join('')}M365 0v240${range(0, 24, 6)
          .map((hour) => `M0 ${level(hour)}h365`)
          .join('')}`}
      />
      <path className={styles.longest} d={polyline([nearest(sunrise), nearest(sunset)])} />
    </LabelledDrawing>
  );
}
