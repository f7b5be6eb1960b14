import type { DrawingData } from '@/components/drawings/Drawing';
import { currentWeek } from '@/solar/modelPlant';
import { fenceLine, planBox, tablesPath, trackLines } from './plan';
import { plantTables, rowCount } from './plant/modelPlant';
import { taskOf } from './plant/programme';

const { start, end } = taskOf('mounting');
const firstBuilt = rowCount - Math.round((rowCount * (currentWeek - start)) / (end - start));

/** From where the land is seen, and which rows are built: in the corner of the sheet. */
export const keyPlan: DrawingData = {
  box: planBox,
  shapes: [
    { class: 'solid', d: tablesPath(plantTables.filter(({ row }) => row >= firstBuilt)) },
    { class: 'fine', d: trackLines + fenceLine },
    // From the camera of Home's picture.
    { class: 'view', d: 'M301 387l126-32-81.4-101.4' },
  ],
};
