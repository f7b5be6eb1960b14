import { plantTables, rowCount } from '@/site/modelPlant';
import { currentWeek, progress } from '@/site/programme';
import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { fenceLine, planBox, tablesPath, trackLines, viewLine } from './sitePlan';

const firstBuilt = rowCount - Math.round(rowCount * progress('mounting', currentWeek));

/** From where the site is seen, and which rows are built: in the corner of the sheet. */
export function KeyPlan() {
  return (
    <Drawing viewBox={planBox}>
      <path
        className={styles.cellFill}
        d={tablesPath(plantTables.filter(({ row }) => row >= firstBuilt))}
      />
      <path className={styles.fine} d={trackLines} />
      <path className={styles.fine} d={fenceLine} />
      <path className={styles.view} d={viewLine(130)} />
    </Drawing>
  );
}
