import type { ReactNode } from 'react';
import { company } from '@/site/company';
import { type Quarter, storageDay } from '@/site/storageDay';
import chart from './Chart.module.css';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range } from './path';

const viewBox = [0, 52, 768, 302] as const;
const [width, step] = [768, 8];
/** Of the two charts: the line of zero, and the height of the inverters' power, or of the full storage. */
const power = { zero: 262, one: 190 };
const energy = { zero: 354, one: 50 };

const { limit, quarters } = storageDay(company.coordinates);
const atHour = (hour: number) => hour * 4 * step;
/** Whole units: finer is invisible, and the steps are the longest paths of the page. */
const powerAt = (share: number) => Math.round(power.zero - power.one * share);

/** What lies between two lines of steps, for the quarters in which there is something. */
function between(parts: readonly { hour: number; low: number; high: number }[]): string {
  const [first] = parts;
  if (!first) return '';
  const there = parts.map(({ high }) => `V${powerAt(high)}h${step}`).join('');
  const back = parts.toReversed().map(({ low }) => `V${powerAt(low)}h-${step}`);
  return `M${atHour(first.hour)} ${powerAt(first.low)}${there}${back.join('')}z`;
}

const exported = `M0 ${power.zero}${quarters
  .map(({ output, charge, discharge }) => `V${powerAt(output - charge + discharge)}h${step}`)
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
    .map(({ hour, stored }): Point => [atHour(hour) + step, energy.zero - energy.one * stored]),
  [width, energy.zero],
]);

interface StorageDayProps {
  readonly labels: {
    charge: string;
    discharge: string;
    stored: string;
    /** Lines below each other: `LabelLine`s. */
    limit: ReactNode;
    /** Power of the inverters, of the limit, energy of the storage: with units. */
    inverters: string;
    limitPower: string;
    capacity: string;
    hour: (hour: number) => string;
  };
}

/** Sheet 3a: above, what the plant with its storage exports on a clear June day; below, what is stored. */
export function StorageDay({ labels }: StorageDayProps) {
  const lettering = (
    <>
      <Label
        viewBox={viewBox}
        at={[atHour(13.4), powerAt((1 + limit) / 2)]}
        by={[0, 6]}
        anchor="middle"
        className={chart.onStored}
      >
        {labels.charge}
      </Label>
      <Label
        viewBox={viewBox}
        at={[width, powerAt(eveningPeak)]}
        by={[0, -5]}
        anchor="end"
        className={styles.sunLabel}
      >
        {labels.discharge}
      </Label>
      <Label viewBox={viewBox} at={[0, powerAt(limit)]}>
        {labels.limit}
      </Label>
      <Label viewBox={viewBox} at={[0, powerAt(1)]} by={[0, -7]} className={styles.spare}>
        {labels.inverters}
      </Label>
      <Label viewBox={viewBox} at={[0, powerAt(limit)]} by={[0, -7]}>
        {labels.limitPower}
      </Label>
      <Label viewBox={viewBox} at={[0, energy.zero - energy.one / 2]} by={[0, 3]}>
        {labels.stored}
      </Label>
      <Label viewBox={viewBox} at={[0, energy.zero - energy.one]} by={[0, -5]}>
        {labels.capacity}
      </Label>
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label
          key={hour}
          viewBox={viewBox}
          at={[atHour(hour), energy.zero]}
          by={[0, 20]}
          anchor={hour === 0 ? undefined : hour === 24 ? 'end' : 'middle'}
          className={hour % 12 ? styles.spare : undefined}
        >
          {labels.hour(hour)}
        </Label>
      ))}
    </>
  );
  return (
    <LabelledDrawing
      viewBox={viewBox}
      className={`${chart.chart} ${chart.tall}`}
      labels={lettering}
    >
      <path
        className={styles.hair}
        d={`${range(0, 24, 6)
          .map((hour) => `M${atHour(hour)} ${powerAt(1)}V${energy.zero}`)
          .join('')}M0 ${powerAt(1)}h${width}M0 ${energy.zero - energy.one}h${width}`}
      />
      <path className={chart.exported} d={exported} />
      <path className={chart.stored} d={charged + between(evening)} />
      <path
        className={styles.line}
        d={`M0 ${powerAt(limit)}h${width}M0 ${power.zero}h${width}M0 ${energy.zero}h${width}`}
      />
      <path className={styles.amber} d={stored} />
    </LabelledDrawing>
  );
}
