import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { horizonBox, horizonPoint } from '@/site/horizon';
import { solsticeDeclination, sunPosition } from '@/site/sun';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { polyline, range } from './path';

const { latitude } = company.coordinates;

/** @param hourAngle degrees from noon */
function at(declination: number, hourAngle: number) {
  return horizonPoint(sunPosition(latitude, declination, hourAngle), hourAngle);
}

function arc(declination: number): string {
  return polyline(range(-180, 180, 5).map((hourAngle) => at(declination, hourAngle)));
}

const bearings = [
  [0, 'north'],
  [90, 'east'],
  [180, 'south'],
  [270, 'west'],
  [360, 'north'],
] as const;
const [, minY, , height] = horizonBox;
const { Lines, Label } = inViewBox(horizonBox);

/** The sun's way over and under the horizon of the office at both solstices, by azimuth and altitude. */
export function SunArcs() {
  const t = useTranslations('Horizon');
  const compass = useTranslations('Compass');
  return (
    <Drawing className={styles.horizon}>
      <Lines>
        <path
          className={styles.hair}
          d={`M0-30H360M0-60H360${bearings.map(([azimuth]) => `M${azimuth} ${minY}v${height}`).join('')}`}
        />
        <path className={styles.contour} d={arc(solsticeDeclination) + arc(-solsticeDeclination)} />
        <path
          className={styles.line}
          d={range(0, 360, 30)
            .map((azimuth) => `M${azimuth} 0v${azimuth % 90 ? 2.5 : 5}`)
            .join('')}
        />
      </Lines>
      {/* Below the sun of a winter's midnight. */}
      {bearings.map(([azimuth, bearing]) => (
        <Label
          key={azimuth}
          at={[azimuth, minY + height]}
          by={[0, 24]}
          anchor="middle"
          text={compass(bearing)}
        />
      ))}
      {[30, 60].map((altitude) => (
        <Label key={altitude} at={[0, -altitude]} by={[6, -6]} text={<>{altitude}°</>} />
      ))}
      {/* Outside the band between the two arcs, farther from it than the sun's radius: it never comes there. */}
      <Label className={styles.dayLabel} at={[270, -53]} by={[8, 4]} text={t('june')} />
      {/* Between two bearings on a phone, too. */}
      <Label className={styles.dayLabel} at={[90, 53]} by={[4, 5]} text={t('december')} />
    </Drawing>
  );
}
