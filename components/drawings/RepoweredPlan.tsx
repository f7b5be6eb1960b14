import { useTranslations } from 'next-intl';
import { fence, plantPeak, plantPitch, plantTables, station } from '@/site/modelPlant';
import { oldModule, oldPeak, oldPitch, oldTableSize, oldTables } from '@/site/oldPlant';
import { pvModule } from '@/site/plant';
import chart from './Chart.module.css';
import { inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { DetailedPlan, PlanLabel } from './Plan';
import { detailAround, planBox, rectangles, tablesPath, toPlan } from './sitePlan';

const [, , width, height] = planBox;
/** The middle of the site: the old plant is drawn to the west of it, the new one to the east. */
const middle = (fence.west + fence.east) / 2;
const [cut] = toPlan([middle, 0]);
/** Where it stands below the plan, the line between the two goes straight on: the detail is 4.6 times as large. */
const detail = detailAround([middle + (width / 2 - cut) / 4.6, station[1]]);
const { Label: DetailLabel } = inViewBox(detail);
/** Between two rows, on either side of the line. */
const between = (pitch: number) => (Math.floor(station[1] / pitch) + 2.5) * pitch;

/** Sheet 8: one fence, with the tables of 2010 to the left of the line and those of today to the right. */
export function RepoweredPlan() {
  const t = useTranslations('Services.repowering');
  const lettering = (
    <>
      <PlanLabel
        at={[cut, 0]}
        by={[-14, 0]}
        anchor="end"
        className={chart.loud}
        text={t('before', { peak: oldPeak })}
      />
      <PlanLabel
        at={[cut, 0]}
        by={[14, 0]}
        className={`${styles.cellLabel} ${chart.loud}`}
        text={t('after', { peak: plantPeak })}
      />
    </>
  );
  const names = (
    <>
      <DetailLabel
        at={toPlan([middle, between(oldPitch)])}
        by={[-14, 5]}
        anchor="end"
        className={styles.between}
        text={t('modules', { watts: oldModule.watts, pitch: oldPitch })}
      />
      <DetailLabel
        at={toPlan([middle, between(plantPitch)])}
        by={[14, 5]}
        className={styles.between}
        text={t('modules', { watts: pvModule.watts, pitch: plantPitch })}
      />
    </>
  );
  const shapes = (
    <>
      <path
        className={`${styles.line} ${styles.mesh}`}
        d={rectangles(
          oldTables.filter(([x]) => x + oldTableSize[0] / 2 <= middle),
          ...oldTableSize,
        )}
      />
      <path
        className={`${styles.cell} ${styles.mesh}`}
        d={tablesPath(plantTables.filter(({ at: [x] }) => x - 7 >= middle))}
      />
      <path className={styles.busbarFine} d={`M${cut} 0V${height}`} />
    </>
  );
  return (
    <DetailedPlan
      id="old-and-new"
      shapes={shapes}
      labels={lettering}
      detail={detail}
      detailLabels={names}
      detailClass={styles.roomy}
    />
  );
}
