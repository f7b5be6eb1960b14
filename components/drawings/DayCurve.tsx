import { useTranslations } from 'next-intl';
import { clearDay, clearSkyOutput, fault } from '@/site/clearDay';
import { clock } from '@/site/clock';
import { company } from '@/site/company';
import { plantInverters } from '@/site/modelPlant';
import chart from './Chart.module.css';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { atHour, band, dayWidth, Hours, inset, labelLines, steps } from './dayAxis';
import { type Point, polyline, range, round } from './path';

const viewBox = [0, 30, dayWidth, 254] as const;
const { Lines, Label } = inViewBox(viewBox);
const [ground, ceiling] = [284, 204];

/** The day's middle by the clock: there the words have most room between the slopes. */
const noon = 13.4;

const level = (share: number) => round(ground - ceiling * share);
const at = (hour: number, share: number): Point => [atHour(hour), level(share)];

const { quarters, lostEnergy } = clearDay(company.coordinates);
const missing = quarters
  .filter(({ expected, delivered }) => delivered < expected)
  .map(({ hour, expected, delivered }) => ({ hour, high: level(expected), low: level(delivered) }));

/** Clear-sky and delivered output of a June day with a fault, in steps of fifteen minutes, local time. */
export function DayCurve() {
  const t = useTranslations('Services.operation');
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
        <path
          className={chart.exported}
          d={steps(quarters.map(({ hour, delivered }) => ({ hour, high: level(delivered) })))}
        />
        <path className={chart.amberFill} d={band(missing)} />
        <path className={`${styles.heavy} ${styles.dashed}`} d={steps(missing)} />
        <path className={styles.line} d={`M0 ${ground}h${dayWidth}`} />
      </Lines>
      <Label at={at(0, 1.18)} by={[inset, -8]} text={t('power')} />
      <Label at={at(noon, 1.18)} by={[0, -8]} anchor="middle" text={t('clearSky')} />
      <Label
        at={at(noon, 0)}
        by={[0, -12]}
        anchor="middle"
        className={styles.inkFill}
        text={t('delivered')}
      />
      {[
        t('lost', { energy: plantInverters * lostEnergy }),
        t('alarm', { hour: clock(fault.from * 60) }),
        t('repaired', { hour: clock(fault.until * 60) }),
      ].map((text, line) => (
        <Label
          key={text}
          at={at(noon, 2 / 3)}
          by={[0, 30 + 19 * line]}
          anchor="middle"
          className={line === 0 ? chart.loss : styles.inkFill}
          text={text}
        />
      ))}
      <Label at={at(0, 1)} text={t.rich('limit', labelLines)} />
      {[0.5, 1].map((share) => (
        <Label
          key={share}
          at={at(24, share)}
          by={[-inset, -6]}
          anchor="end"
          text={t('share', { share })}
        />
      ))}
      <Hours viewBox={viewBox} />
    </Drawing>
  );
}
