import { useTranslations } from 'next-intl';
import { fence, plantPeak, plantTables, station } from '@/site/modelPlant';
import { oldPeak, oldTableSize, oldTables } from '@/site/oldPlant';
import chart from './Chart.module.css';
import styles from './Drawing.module.css';
import { DetailedPlan, PlanLabel } from './Plan';
import { detailAround, planBox, rectangles, tablesPath, toPlan } from './sitePlan';

const [, , width, height] = planBox;
/** The middle of the site: the old plant is drawn to the west of it, the new one to the east. */
const middle = (fence.west + fence.east) / 2;
const [cut] = toPlan([middle, 0]);
/** Where it stands below the plan, the line between the two goes straight on: the detail is 4.6 times as large. */
const detail = detailAround([middle + (width / 2 - cut) / 4.6, station[1]]);

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
      detailClass={styles.roomy}
    />
  );
}
