import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { plantInverters } from '@/site/modelPlant';
import { plantStorage, storageDay } from '@/site/storageDay';
import chart from './Chart.module.css';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { atHour, band, dayWidth, Hours, inset, labelLines, quarterWidth, steps } from './dayAxis';
import { type Point, polyline, range } from './path';

const viewBox = [0, 52, dayWidth, 302] as const;
const { Lines, Label } = inViewBox(viewBox);
/** Of the two charts: the line of zero, and the height of the inverters' power, or of the full storage. */
const power = { zero: 262, one: 190 };
const energy = { zero: 354, one: 50 };

const { limit, quarters } = storageDay(company.coordinates);
const powerAt = (share: number) => Math.round(power.zero - power.one * share);

const exported = quarters.map(({ hour, output, charge, discharge }) => ({
  hour,
  high: powerAt(output - charge + discharge),
}));
const charged = quarters
  .filter(({ charge }) => charge > 0)
  .map(({ hour, output }) => ({ hour, high: powerAt(output), low: powerAt(limit) }));
const evening = quarters
  .filter(({ discharge }) => discharge > 0)
  .map(({ hour, output, discharge }) => ({
    hour,
    high: powerAt(output + discharge),
    low: powerAt(output),
  }));
const eveningPeak = Math.min(...evening.map(({ high }) => high));
const stored = polyline([
  [0, energy.zero],
  ...quarters
    .filter((_, index) =>
      quarters.slice(index, index + 2).some(({ charge, discharge }) => charge + discharge > 0),
    )
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
        <path className={chart.exported} d={steps(exported)} />
        <path className={chart.amberFill} d={band(charged) + band(evening)} />
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
        className={chart.onAmber}
        text={t('charge')}
      />
      <Label
        at={[
          (atHour(evening[0]?.hour ?? 0) + atHour(evening.at(-1)?.hour ?? 0) + quarterWidth) / 2,
          eveningPeak,
        ]}
        by={[0, -12]}
        anchor="middle"
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
        by={[inset, -7]}
        className={styles.spare}
        text={t('inverters', { power: plantInverters })}
      />
      <Label
        at={[0, powerAt(limit)]}
        by={[inset, -7]}
        text={t('power', { power: plantInverters * limit })}
      />
      <Label at={[0, energy.zero - energy.one / 2]} by={[inset, 3]} text={t('stored')} />
      <Label
        at={[0, energy.zero - energy.one]}
        by={[inset, -5]}
        text={t('energy', { energy: plantStorage.energy })}
      />
      <Hours viewBox={viewBox} />
    </Drawing>
  );
}
