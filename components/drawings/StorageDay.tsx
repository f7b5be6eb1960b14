import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { plantInverters } from '@/site/modelPlant';
import { plantStorage, type Quarter, storageDay } from '@/site/storageDay';
import chart from './Chart.module.css';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { atHour, dayWidth, Hours, labelLines, quarterWidth } from './dayAxis';
import { type Point, polyline, range } from './path';

const viewBox = [0, 52, dayWidth, 302] as const;
const { Lines, Label } = inViewBox(viewBox);
/** Of the two charts: the line of zero, and the height of the inverters' power, or of the full storage. */
const power = { zero: 262, one: 190 };
const energy = { zero: 354, one: 50 };

const { limit, quarters } = storageDay(company.coordinates);
/** Whole units: finer is invisible, and the steps are the longest paths of the page. */
const powerAt = (share: number) => Math.round(power.zero - power.one * share);

/** What lies between two lines of steps, for the quarters in which there is something. */
function between(parts: readonly { hour: number; low: number; high: number }[]): string {
  const [first] = parts;
  if (!first) return '';
  const there = parts.map(({ high }) => `V${powerAt(high)}h${quarterWidth}`).join('');
  const back = parts.toReversed().map(({ low }) => `V${powerAt(low)}h-${quarterWidth}`);
  return `M${atHour(first.hour)} ${powerAt(first.low)}${there}${back.join('')}z`;
}

const exported = `M0 ${power.zero}${quarters
  .map(
    ({ output, charge, discharge }) => `V${powerAt(output - charge + discharge)}h${quarterWidth}`,
  )
  .join('')}`;
const charged = between(
  quarters
    .filter(({ charge }) => charge > 0)
    .map(({ hour, output }) => ({ hour, low: limit, high: output })),
);
const evening = quarters
  .filter(({ discharge }) => discharge > 0)
  .map(({ hour, output, discharge }) => ({ hour, low: output, high: output + discharge }));
const eveningPeak = Math.max(0, ...evening.map(({ high }) => high));
const isActive = (quarter?: Quarter) => quarter && quarter.charge + quarter.discharge > 0;
const stored = polyline([
  [0, energy.zero],
  ...quarters
    .filter((quarter, index) => isActive(quarter) || isActive(quarters[index + 1]))
    .map(
      ({ hour, stored }): Point => [atHour(hour) + quarterWidth, energy.zero - energy.one * stored],
    ),
  [dayWidth, energy.zero],
]);

/** Sheet 3a: above, what the plant with its storage exports on a clear June day; below, what is stored. */
export function StorageDay() {
  const t = useTranslations('Services.epc.storage');
  return (
    <Drawing className={`${chart.chart} ${chart.tall}`}>
      <Lines>
        <path
          className={styles.hair}
          d={`${range(0, 24, 6)
            .map((hour) => `M${atHour(hour)} ${powerAt(1)}V${energy.zero}`)
            .join('')}M0 ${powerAt(1)}h${dayWidth}M0 ${energy.zero - energy.one}h${dayWidth}`}
        />
        <path className={chart.exported} d={exported} />
        <path className={chart.stored} d={charged + between(evening)} />
        <path
          className={styles.line}
          d={`M0 ${powerAt(limit)}h${dayWidth}M0 ${power.zero}h${dayWidth}M0 ${energy.zero}h${dayWidth}`}
        />
        <path className={styles.amber} d={stored} />
      </Lines>
      <Label
        at={[atHour(13.4), powerAt((1 + limit) / 2)]}
        by={[0, 6]}
        anchor="middle"
        className={chart.onStored}
        text={t('charge')}
      />
      <Label
        at={[dayWidth, powerAt(eveningPeak)]}
        by={[0, -5]}
        anchor="end"
        className={styles.sunLabel}
        text={t('discharge')}
      />
      <Label
        at={[atHour(13.4), powerAt(limit / 2)]}
        anchor="middle"
        className={styles.inkFill}
        text={t('exported')}
      />
      <Label at={[0, powerAt(limit)]} text={t.rich('limit', labelLines)} />
      <Label
        at={[0, powerAt(1)]}
        by={[0, -7]}
        className={styles.spare}
        text={t('inverters', { power: plantInverters })}
      />
      <Label
        at={[0, powerAt(limit)]}
        by={[0, -7]}
        text={t('power', { power: plantInverters * limit })}
      />
      <Label at={[0, energy.zero - energy.one / 2]} by={[0, 3]} text={t('stored')} />
      <Label
        at={[0, energy.zero - energy.one]}
        by={[0, -5]}
        text={t('energy', { energy: plantStorage.energy })}
      />
      <Hours viewBox={viewBox} />
    </Drawing>
  );
}
