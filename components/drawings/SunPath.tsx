import { type SunPosition, solsticeDeclination, sunPosition, sunsetHourAngle } from '@/site/sun';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const centre = 300;
const radius = 250;
const radians = Math.PI / 180;
/** Declination in degrees on the 21st of each month from June to December; the other months repeat them. */
const monthlyDeclinations = [23.44, 20.15, 11.47, 0, -11.47, -20.15, -23.44];

function onCircle(azimuth: number, r: number): Point {
  return [centre + r * Math.sin(azimuth * radians), centre - r * Math.cos(azimuth * radians)];
}

/** Room on the right for the days, which stand outside the circle, clear of its curves. */
const { Lines, Label } = inViewBox([0, -20, 760, 640]);
/** Each day's declination, and how many px its label stands below its sunrise; both equinoxes below the compass letter. */
const days = {
  june: [solsticeDeclination, -2],
  march: [0, 27],
  september: [0, 45],
  december: [-solsticeDeclination, 18],
} as const;

/** Equidistant projection: the zenith is the centre, the horizon the outer circle. */
function project({ altitude, azimuth }: SunPosition): Point {
  return onCircle(azimuth, (radius * (90 - altitude)) / 90);
}

function pathOfDay(latitude: number, dec: number): string {
  const set = sunsetHourAngle(latitude, dec);
  const hours = [-set, ...range(Math.ceil(-set / 5) * 5, set, 5), set];
  return polyline(hours.map((hour) => project(sunPosition(latitude, dec, hour))));
}

function pathOfHour(latitude: number, hour: number): string {
  const up = range(-solsticeDeclination, solsticeDeclination, solsticeDeclination / 8)
    .map((dec) => sunPosition(latitude, dec, hour * 15))
    .filter(({ altitude }) => altitude >= 0);
  return up.length > 1 ? polyline(up.map(project)) : '';
}

const ticks = range(0, 345, 15)
  .map((azimuth) => {
    const length = azimuth % 45 === 0 ? 14 : 9;
    return polyline([onCircle(azimuth, radius), onCircle(azimuth, radius + length)]);
  })
  .join('');

interface SunPathProps {
  readonly latitude: number;
  readonly name: string;
  /** Compass letters in the page's language: north, east, south, west. */
  readonly compass: readonly [string, string, string, string];
  /** Of the dots, by the day whose sunrise they mark; and of the hours of solar time along the June arc. */
  readonly names: Readonly<Record<keyof typeof days, string>>;
  readonly hour: (hour: string) => string;
}

/** Sun-path diagram of a place, by month and hour. */
export function SunPath({ latitude, name, compass, names, hour }: SunPathProps) {
  const sunrise = (dec: number) =>
    onCircle(sunPosition(latitude, dec, -sunsetHourAngle(latitude, dec)).azimuth, radius);
  const letters: readonly Point[] = [
    [centre, 14],
    [585, centre + 7],
    [centre, 600],
    [14, centre + 7],
  ];
  return (
    <Drawing name={name} className={styles.sunPath}>
      <Lines>
        {[15, 30, 45, 60, 75].map((altitude) => (
          <circle
            key={altitude}
            className={styles.hair}
            cx={centre}
            cy={centre}
            r={round((radius * (90 - altitude)) / 90)}
          />
        ))}
        <circle className={styles.fine} cx={centre} cy={centre} r={radius} />
        <path
          className={styles.fine}
          d={`${ticks}M${centre} ${centre - radius}v${2 * radius}M${centre - radius} ${centre}h${2 * radius}`}
        />
        {monthlyDeclinations.map((dec) => (
          <path
            key={dec}
            className={
              dec === 0 || Math.abs(dec) === solsticeDeclination ? styles.line : styles.fine
            }
            d={pathOfDay(latitude, dec)}
          />
        ))}
        <path
          className={styles.fine}
          d={range(-7, 7, 1)
            .map((h) => pathOfHour(latitude, h))
            .join('')}
        />
        <path
          className={styles.amber}
          d={polyline(range(-solsticeDeclination, solsticeDeclination, 2.93).map(sunrise))}
        />
        {[solsticeDeclination, 0, -solsticeDeclination].map((dec) => {
          const [x, y] = sunrise(dec);
          return <circle key={dec} className={styles.dot} cx={round(x)} cy={round(y)} r={6} />;
        })}
      </Lines>
      {letters.map((at, index) => (
        <Label key={at.join()} at={at} anchor="middle" text={compass[index]} />
      ))}
      {([6, 9, 12, 15, 18] as const).map((solar) => (
        <Label
          key={solar}
          at={project(sunPosition(latitude, solsticeDeclination, (solar - 12) * 15))}
          by={[0, -8]}
          anchor="middle"
          text={hour(String(solar))}
        />
      ))}
      {(Object.keys(days) as (keyof typeof days)[]).map((day) => (
        <Label
          key={day}
          at={sunrise(days[day][0])}
          by={[11, days[day][1]]}
          className={styles.sunLabel}
          text={names[day]}
        />
      ))}
    </Drawing>
  );
}
