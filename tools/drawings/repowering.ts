import {
  detailAround,
  inPlan,
  planBox,
  planWithDetail,
  rectangles,
  tablesPath,
  toPlan,
} from './plan';
import { fence, plantTables, station } from './plant/modelPlant';
import { oldTableSize, oldTables } from './plant/oldPlant';

const [, , width, height] = planBox;
/** The middle of the land: the old plant is drawn to the west of it, the new one to the east. */
const middle = (fence.west + fence.east) / 2;
const [cut] = toPlan([middle, 0]);

/** Sheet 8: one fence, with the tables of 2010 to the left of the line and those of today to the right. */
export const repowering = planWithDetail({
  id: 'old-and-new',
  own: [
    {
      class: 'oldTables mesh',
      d: rectangles(
        oldTables.filter(([x]) => x + oldTableSize[0] / 2 <= middle),
        ...oldTableSize,
      ),
    },
    {
      class: 'tables mesh',
      d: tablesPath(plantTables.filter(({ at: [x] }) => x - 7 >= middle)),
    },
    { class: 'bold', d: `M${cut} 0V${height}` },
  ],
  marks: [
    inPlan.label('before', [cut, 0], [-14, 0], 'end loud'),
    inPlan.label('after', [cut, 0], [14, 0], 'cellLabel loud'),
  ],
  // Where it stands below the plan, the line between the two goes straight on: the detail is 4.6 times as large.
  detail: detailAround([middle + (width / 2 - cut) / 4.6, station[1]]),
  detailClass: 'roomy',
});
