import type { ReactNode } from 'react';
import { Label, LabelledDrawing, type ViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { planBox } from './sitePlan';

const [, , width, height] = planBox;

interface PlanSignsProps {
  readonly labels: {
    /** The compass letter. */
    north: string;
    /** Of the bar of a hundred metres. */
    bar: string;
  };
  readonly detail?: ViewBox;
}

/** Lettering of north arrow, scale bar and the frame of a detail, whose letter is none of a section. */
export function PlanSignLabels({ labels, detail }: PlanSignsProps) {
  return (
    <>
      {detail && (
        <Label viewBox={planBox} at={detail} by={[-7, 13]} anchor="end" className={styles.covering}>
          X
        </Label>
      )}
      <Label
        viewBox={planBox}
        at={[width - 14, 48]}
        by={[0, 18]}
        anchor="middle"
        className={styles.covering}
      >
        {labels.north}
      </Label>
      <Label viewBox={planBox} at={[14, height - 12]} by={[0, -8]} className={styles.covering}>
        {labels.bar}
      </Label>
    </>
  );
}

/** North arrow at the upper right, bar of a hundred metres at the lower left. */
export function PlanSigns() {
  return (
    <path
      className={styles.line}
      d={`M${width - 14} 48V10m-6 12l6-12 6 12M14 ${height - 14}v6h100v-6M64 ${height - 14}v6`}
    />
  );
}

/** The outline of the part of the plan that is shown again. */
export function DetailFrame({ box: [x, y, width, height] }: { readonly box: ViewBox }) {
  return <rect className={styles.frame} x={x} y={y} width={width} height={height} />;
}

interface DetailProps {
  readonly box: ViewBox;
  /** Id of the plan's shapes. */
  readonly of: string;
  readonly labels?: ReactNode;
}

/** A part of a plan, large enough to see its tables: beside the plan, below it where there is little width. */
export function Detail({ box, of, labels }: DetailProps) {
  return (
    <LabelledDrawing
      viewBox={box}
      className={`${styles.plan} ${styles.detail}`}
      labels={
        <>
          <Label viewBox={box} at={box} by={[10, 22]} className={styles.covering}>
            X
          </Label>
          {labels}
        </>
      }
    >
      <use href={`#${of}`} />
      <DetailFrame box={box} />
    </LabelledDrawing>
  );
}
