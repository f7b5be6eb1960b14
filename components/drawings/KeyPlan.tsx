import { plantTables } from '@/site/modelPlant';
import { currentWeek, progress } from '@/site/programme';
import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { fenceLine, planBox, tablesPath, trackLines, viewLine } from './sitePlan';

const rows = Math.max(...plantTables.map(({ row }) => row)) + 1;
const firstBuilt = rows - Math.round(rows * progress('mounting', currentWeek));

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
