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
}

/** Lettering of north arrow and scale bar. */
export function PlanSignLabels({ labels }: PlanSignsProps) {
  return (
    <>
      <Label viewBox={planBox} at={[width - 14, 48]} by={[0, 16]} anchor="middle">
        {labels.north}
      </Label>
      <Label viewBox={planBox} at={[14, height - 12]} by={[0, -8]}>
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
  return <rect className={styles.heavy} x={x} y={y} width={width} height={height} />;
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
    <LabelledDrawing viewBox={box} className={`${styles.plan} ${styles.detail}`} labels={labels}>
      <use href={`#${of}`} />
    </LabelledDrawing>
  );
}
