import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { type SunPosition, solsticeDeclination, sunPosition, sunsetHourAngle } from '@/site/sun';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const { latitude } = company.coordinates;
const centre = 300;
const radius = 250;
const radians = Math.PI / 180;
/** Declinations in degrees where the seasons begin. */
const seasons = [solsticeDeclination, 0, -solsticeDeclination];

function onCircle(azimuth: number, r: number): Point {
  return [centre + r * Math.sin(azimuth * radians), centre - r * Math.cos(azimuth * radians)];
}

/** Room on the right for the days, which stand outside the circle, clear of its curves. */
const { Lines, Label, Dot } = inViewBox([0, -20, 760, 640]);
/** Places of the compass letters. */
const letters = [
  ['north', [centre, 14]],
  ['east', [588, centre + 7]],
  ['south', [centre, 600]],
  ['west', [14, centre + 7]],
] as const;
/** Each day's declination, and how many px its label stands below its sunrise. */
const days = [
  ['days.june', solsticeDeclination, -2],
  ['equinox', 0, -22],
  ['days.december', -solsticeDeclination, 18],
] as const;

/**
 * Hours of solar time, named inside the curve of June, and how many px from it. At 9 and at 15 the sun is near the axis
 * from east to west: there they stand on the axis, at every size of the drawing.
 */
const hours = [
  [6, [-15, 4], false],
  [9, [-7.5, -9], true],
  [12, [13, -11], false],
  [15, [7.5, -9], true],
  [18, [15, 4], false],
] as const;

/** Equidistant projection: the zenith is the centre, the horizon the outer circle. */
function project({ altitude, azimuth }: SunPosition): Point {
  return onCircle(azimuth, (radius * (90 - altitude)) / 90);
}

/** In steps of six degrees of the hour angle. */
function pathOfDay(dec: number): string {
  const set = sunsetHourAngle(latitude, dec);
  const hours = [-set, ...range(Math.ceil(-set / 6) * 6, set, 6), set];
  return polyline(hours.map((hour) => project(sunPosition(latitude, dec, hour))));
}

function pathOfHour(hour: number): string {
  const up = range(-solsticeDeclination, solsticeDeclination, solsticeDeclination / 3)
    .map((dec) => sunPosition(latitude, dec, hour * 15))
    .filter(({ altitude }) => altitude >= 0);
  return up.length > 1 ? polyline(up.map(project)) : '';
}

const ticks = range(0, 345, 15)
  .map((azimuth) =>
    polyline([onCircle(azimuth, radius), onCircle(azimuth, radius + (azimuth % 45 ? 9 : 14))]),
  )
  .join('');

/** Sun-path diagram of the office: where the seasons begin, by hour. */
export function SunPath() {
  const t = useTranslations('Daylight');
  const compass = useTranslations('Compass');
  const city = useTranslations('Company')('city');
  const sunrise = (dec: number) =>
    onCircle(sunPosition(latitude, dec, -sunsetHourAngle(latitude, dec)).azimuth, radius);
  return (
    <Drawing name={t('sunPath', { city, latitude })} className={styles.sunPath}>
      <Lines>
        {range(0, 75, 15).map((altitude) => (
          <circle
            key={altitude}
            className={altitude ? styles.hair : styles.fine}
            cx={centre}
            cy={centre}
            r={round((radius * (90 - altitude)) / 90)}
          />
        ))}
        <path
          className={styles.fine}
          d={`${ticks}M${centre} ${centre - radius}v${2 * radius}M${centre - radius} ${centre}h${2 * radius}`}
        />
        <path className={styles.line} d={seasons.map(pathOfDay).join('')} />
        <path className={styles.fine} d={range(-7, 7, 1).map(pathOfHour).join('')} />
        <path
          className={styles.amber}
          d={polyline(
            range(-solsticeDeclination, solsticeDeclination, solsticeDeclination / 6).map(sunrise),
          )}
        />
      </Lines>
      {seasons.map((dec) => (
        <Dot key={dec} at={sunrise(dec)} r={6} />
      ))}
      {letters.map(([direction, at]) => (
        <Label key={direction} at={at} anchor="middle" text={compass(direction)} />
      ))}
      {hours.map(([solar, by, onAxis]) => {
        const [x, y] = project(sunPosition(latitude, solsticeDeclination, (solar - 12) * 15));
        return (
          <Label
            key={solar}
            at={[x, onAxis ? centre : y]}
            by={by}
            anchor="middle"
            text={t('hour', { hour: String(solar) })}
          />
        );
      })}
      {[30, 60].map((altitude) => (
        <Label
          key={altitude}
          at={[centre, centre - (radius * (90 - altitude)) / 90]}
          by={[7, 0]}
          className={styles.degrees}
          text={`${altitude}°`}
        />
      ))}
      {days.map(([day, dec, below]) => (
        <Label
          key={day}
          at={sunrise(dec)}
          by={[10, below]}
          className={styles.dayLabel}
          text={t(day)}
        />
      ))}
    </Drawing>
  );
}
