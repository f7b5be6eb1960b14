import { cameras, plantTables, type Spot } from '@/site/modelPlant';
import { currentWeek, progress } from '@/site/programme';
import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { fenceLine, planBox, planLine, tablesPath, trackLines } from './sitePlan';

const { at, target, lens } = cameras['solar-park-aerial'];
const azimuth = Math.atan2(target[1] - at[1], target[0] - at[0]);
const half = Math.atan(0.5 / lens);
const origin: Spot = [at[0], at[1]];
const end = (angle: number): Spot => [at[0] + 130 * Math.cos(angle), at[1] + 130 * Math.sin(angle)];
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
      <path
        className={styles.amberFine}
        d={planLine([end(azimuth + half), origin, end(azimuth - half)])}
      />
    </Drawing>
  );
}
