import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { batteryYard, cableRoute, connection } from '@/site/modelPlant';
import { Drawing, inViewBox, type ViewBox } from './Drawing';
import styles from './Drawing.module.css';
import {
  containersPath,
  fenceLine,
  planBox,
  planLine,
  toPlan,
  trackLines,
  yardLine,
} from './sitePlan';

const [, , , height] = planBox;
const { Lines: PlanLines, Label: PlanLabel, Dot: PlanDot } = inViewBox(planBox);

export { PlanDot, PlanLabel };

interface PlanProps {
  /** Of the north arrow and the bar from the left edge, in user units. */
  readonly inset?: number;
  readonly labels: ReactNode;
  /** A part that `<DetailedPlan>` shows again. */
  readonly detail?: ViewBox;
  /** Of all that belongs to the detail. */
  readonly detailClass?: string | undefined;
  readonly children: ReactNode;
}

/** A plan of the site: north arrow at the upper left, bar of a hundred metres at the lower left. */
export function Plan({ inset = 14, labels, detail, detailClass = '', children }: PlanProps) {
  const t = useTranslations('Services.plan');
  const covering = { className: styles.covering };
  return (
    <Drawing className={styles.plan}>
      <PlanLines>
        {children}
        <path
          className={styles.line}
          d={`M${inset + 6} 44V12m-6 11l6-11 6 11M${inset} ${height - 14}v6h100v-6m-50 0v6`}
        />
        {detail && <Frame box={detail} className={detailClass} />}
      </PlanLines>
      {labels}
      {/* No letter of a section. */}
      {detail && (
        <PlanLabel
          at={detail}
          by={[-7, 13]}
          anchor="end"
          className={`${styles.covering} ${detailClass}`}
          text="X"
        />
      )}
      <PlanLabel at={[inset + 16, 36]} {...covering} text={t('north')} />
      <PlanLabel at={[inset, height - 12]} by={[0, -8]} {...covering} text={t('bar')} />
    </Drawing>
  );
}

/** The outline of the part of the plan that is shown again. */
function Frame({ box, className = '' }: { readonly box: ViewBox; readonly className?: string }) {
  const [x, y, width, height] = box;
  return (
    <rect className={`${styles.frame} ${className}`} x={x} y={y} width={width} height={height} />
  );
}

interface DetailedPlanProps {
  /** Of the shapes. */
  readonly id: string;
  readonly shapes: ReactNode;
  readonly labels: ReactNode;
  readonly detail: ViewBox;
  readonly detailLines?: ReactNode;
  readonly detailLabels?: ReactNode;
  readonly detailClass?: string | undefined;
  /** What the plan alone shows. */
  readonly children?: ReactNode;
}

/** A plan, and a part of it, large enough to see its tables: beside the plan, below it where there is little width. */
export function DetailedPlan(props: DetailedPlanProps) {
  const {
    id,
    shapes,
    labels,
    detail,
    detailLines,
    detailLabels,
    detailClass = '',
    children,
  } = props;
  const { Lines, Label } = inViewBox(detail);
  const t = useTranslations('Services.plan');
  const [x, y] = toPlan(connection);
  return (
    <div className={styles.plans}>
      <Plan
        detail={detail}
        detailClass={detailClass}
        labels={
          <>
            {labels}
            <PlanDot at={[x, y]} r={5} />
            {/* Ends right of its symbol: in the middle below it, large text would leave a phone's sheet. */}
            <PlanLabel
              at={[x, y + 24]}
              by={[26, 20]}
              anchor="end"
              className={styles.spare}
              text={t('batteries')}
            />
          </>
        }
      >
        <g id={id} className={styles.shapes}>
          {shapes}
          <path className={styles.fine} d={trackLines} />
          <path className={styles.boundary} d={fenceLine} />
          <path className={styles.fine} d={yardLine} />
          <path className={styles.amberFine} d={planLine([...cableRoute, batteryYard])} />
          <path className={styles.station} d={containersPath} />
        </g>
        {children}
      </Plan>
      <Drawing className={`${styles.plan} ${styles.detail} ${detailClass}`}>
        <Lines>
          <use href={`#${id}`} />
          {detailLines}
          <Frame box={detail} />
        </Lines>
        <Label at={detail} by={[10, 22]} className={styles.covering} text="X" />
        {detailLabels}
      </Drawing>
    </div>
  );
}
