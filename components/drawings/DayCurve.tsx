import { useTranslations } from 'next-intl';
import { clearSkyOutput, deliveredOutput, expectedOutput, lostEnergy } from '@/site/clearDay';
import { company } from '@/site/company';
import { plantInverters } from '@/site/modelPlant';
import chart from './Chart.module.css';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { atHour, dayWidth, Hours, labelLines, quarterWidth } from './dayAxis';
import { type Point, polyline, range, round } from './path';

const viewBox = [0, 30, dayWidth, 254] as const;
const { Lines, Label } = inViewBox(viewBox);
const [ground, ceiling] = [284, 204];

const at = (hour: number, share: number): Point => [atHour(hour), round(ground - ceiling * share)];

/** Clear-sky and delivered output of a June day, in steps of fifteen minutes, local time. */
export function DayCurve() {
  const t = useTranslations('Services.operation');
  const steps = range(0, 23.75, 0.25)
    .map((hour) => {
      const [, y] = at(hour, deliveredOutput(company.coordinates, hour));
      // Whole units: finer is invisible, and the steps are a long path.
      return `V${Math.round(y)}h${quarterWidth}`;
    })
    .join('');
  const hours = range(0, 23.75, 0.25).filter(
    (hour) =>
      deliveredOutput(company.coordinates, hour) < expectedOutput(company.coordinates, hour),
  );
  const edge = (along: readonly number[], output: typeof expectedOutput, width: number) =>
    along
      .map((hour) => `V${Math.round(at(hour, output(company.coordinates, hour))[1])}h${width}`)
      .join('');
  const [first = 0] = hours;
  const [, top] = at(first, expectedOutput(company.coordinates, first));
  const expected = `M${atHour(first)} ${Math.round(top)}${edge(hours, expectedOutput, quarterWidth)}`;
  return (
    <Drawing className={chart.chart}>
      <Lines>
        <path
          className={styles.hair}
          d={`${range(0, 24, 1)
            .map((hour) => `M${atHour(hour)} ${ground}v${hour % 6 ? -8 : -ceiling}`)
            .join('')}M0 ${at(0, 0.5)[1]}h${dayWidth}`}
        />
        <path className={styles.fine} d={`M0 ${at(0, 1)[1]}h${dayWidth}`} />
        <path
          className={`${styles.amberFine} ${styles.dashed}`}
          d={polyline(
            range(5.5, 21.5, 0.25).map((hour) =>
              at(hour, clearSkyOutput(company.coordinates, hour)),
            ),
          )}
        />
        <path className={chart.exported} d={`M0 ${ground}${steps}`} />
        <path
          className={chart.stored}
          d={`${expected}${edge(hours.toReversed(), deliveredOutput, -quarterWidth)}z`}
        />
        <path className={`${styles.heavy} ${styles.dashed}`} d={expected} />
        <path className={styles.line} d={`M0 ${ground}h${dayWidth}`} />
      </Lines>
      <Label at={at(0, 1.18)} by={[0, -8]} text={t('power')} />
      <Label at={at(13.5, 1.18)} by={[0, -8]} anchor="middle" text={t('clearSky')} />
      <Label at={at(12, 0)} by={[8, -18]} className={styles.inkFill} text={t('delivered')} />
      <Label
        at={at(14, 0.25)}
        anchor="middle"
        className={styles.inkFill}
        text={t('lost', { energy: plantInverters * lostEnergy(company.coordinates) })}
      />
      <Label at={at(0, 1)} text={t.rich('limit', labelLines)} />
      {[0.5, 1].map((share) => (
        <Label
          key={share}
          at={at(24, share)}
          by={[0, -6]}
          anchor="end"
          text={t('share', { share })}
        />
      ))}
      <Hours viewBox={viewBox} />
    </Drawing>
  );
}
