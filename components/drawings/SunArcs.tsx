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
          d={`M0-30H360M0-60H360M90 ${minY}v${height}M180 ${minY}v${height}M270 ${minY}v${height}`}
        />
        <path className={styles.contour} d={arc(solsticeDeclination) + arc(-solsticeDeclination)} />
        <path
          className={styles.line}
          d={range(0, 360, 10)
            .map(
              (azimuth) => `M${azimuth} 0v${azimuth % 90 === 0 ? 5 : azimuth % 30 === 0 ? 3 : 1.6}`,
            )
            .join('')}
        />
      </Lines>
      {[compass('east'), compass('south'), compass('west')].map((letter, index) => (
        <Label
          key={letter}
          at={[90 * (index + 1), minY + height]}
          by={[0, -6]}
          anchor="middle"
          text={letter}
        />
      ))}
      {[30, 60].map((altitude) => (
        <Label key={altitude} at={[45, -altitude]} by={[0, -6]} text={<>{altitude}°</>} />
      ))}
      {/* Outside the band between the two arcs, farther from it than the sun's radius: it never comes there. */}
      <Label at={[270, -53]} by={[8, 4]} text={t('june')} />
      <Label at={at(-solsticeDeclination, -118)} by={[27, 21]} text={t('december')} />
    </Drawing>
  );
}
