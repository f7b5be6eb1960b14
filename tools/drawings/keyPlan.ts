import type { DrawingData } from '@/components/drawings/Drawing';
import { fenceLine, planBox, tablesPath, trackLines, viewLine } from './plan';
import { plantTables, rowCount } from './plant/modelPlant';
import { currentWeek, progress } from './plant/programme';

const firstBuilt = rowCount - Math.round(rowCount * progress('mounting', currentWeek));

/** From where the land is seen, and which rows are built: in the corner of the sheet. */
export const keyPlan: DrawingData = {
  box: planBox,
  shapes: [
    { class: 'cellFill', d: tablesPath(plantTables.filter(({ row }) => row >= firstBuilt)) },
    { class: 'fine', d: trackLines + fenceLine },
    { class: 'view', d: viewLine(130) },
  ],
};
