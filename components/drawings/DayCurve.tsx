import type { ReactNode } from 'react';
import { clearSkyOutput, deliveredOutput } from '@/site/clearDay';
import { company } from '@/site/company';
import chart from './Chart.module.css';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const viewBox = [0, 30, 768, 254] as const;
const [width, ground, ceiling] = [768, 284, 204];
/** Of a quarter of an hour. */
const step = width / 96;

const at = (hour: number, share: number): Point => [
  round((width * hour) / 24),
  round(ground - ceiling * share),
];

interface DayCurveProps {
  readonly className?: string | undefined;
  readonly labels: {
    power: string;
    clearSky: string;
    delivered: string;
    /** Lines below each other: `LabelLine`s. */
    limit: ReactNode;
    share: (share: number) => string;
    hour: (hour: number) => string;
  };
}

/** A line of a label at the left edge of a drawing. */
export function LabelLine({ children }: { children: ReactNode }) {
  return (
    <tspan x="0" dy="19">
      {children}
    </tspan>
  );
}

/** Clear-sky and delivered output of a June day, in steps of fifteen minutes, local time. */
export function DayCurve({ className = '', labels }: DayCurveProps) {
  const steps = range(0, 23.75, 0.25)
    .map((hour) => {
      const [, y] = at(hour, deliveredOutput(company.coordinates, hour));
      // Whole units: finer is invisible, and the steps are a long path.
      return `V${Math.round(y)}h${step}`;
    })
    .join('');
  const lettering = (
    <>
      <Label viewBox={viewBox} at={at(0, 1.18)} by={[0, -8]}>
        {labels.power}
      </Label>
      <Label viewBox={viewBox} at={at(13.5, 1.18)} by={[0, -8]} anchor="middle">
        {labels.clearSky}
      </Label>
      <Label viewBox={viewBox} at={at(12, 0)} by={[8, -18]} className={styles.inkFill}>
        {labels.delivered}
      </Label>
      <Label viewBox={viewBox} at={at(0, 1)}>
        {labels.limit}
      </Label>
      {[0.5, 1].map((share) => (
        <Label key={share} viewBox={viewBox} at={at(24, share)} by={[0, -6]} anchor="end">
          {labels.share(share)}
        </Label>
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label
          key={hour}
          viewBox={viewBox}
          at={at(hour, 0)}
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
    <LabelledDrawing viewBox={viewBox} className={`${chart.chart} ${className}`} labels={lettering}>
      <path
        className={styles.hair}
        d={`${range(0, 24, 1)
          .map((hour) => `M${at(hour, 0)[0]} ${ground}v${hour % 6 ? -8 : -ceiling}`)
          .join('')}M0 ${at(0, 0.5)[1]}h${width}`}
      />
      <path className={styles.fine} d={`M0 ${at(0, 1)[1]}h${width}`} />
      <path
        className={`${styles.amberFine} ${styles.dashed}`}
        d={polyline(
          range(5.5, 21.5, 0.25).map((hour) => at(hour, clearSkyOutput(company.coordinates, hour))),
        )}
      />
      <path className={chart.exported} d={`M0 ${ground}${steps}`} />
      <path className={styles.line} d={`M0 ${ground}h${width}`} />
    </LabelledDrawing>
  );
}
