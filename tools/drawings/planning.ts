import { pvTable } from '@/solar/plant';
import { round } from './path';
import {
  detailAround,
  inPlan,
  planBox,
  planLine,
  planWithDetail,
  tablesPath,
  toPlan,
} from './plan';
import * as plant from './plant/modelPlant';
import { marksIn } from './sheet';

const [, , , height] = planBox;
const detail = detailAround(plant.station);
const [x, y] = plant.markedTable.at;
const [[stationX] = plant.station] = plant.plantStations;
/** From the string's end at the plant.track, along its western rut, to the first plant.station: the cable to the grid is in the middle. */
const [runX, runY] = [plant.track.x - 1.2, plant.station[1] + 2];
const run = planLine([
  [x - pvTable.width / 2, y],
  [runX, y],
  [runX, runY],
  [stationX - plant.stationSize[0] / 2, runY],
]);
/** Beside the plant.track, from the lower edge of one row to that of the next one, below the marked string. */
const [dimensionX, dimensionY] = toPlan([
  x + plant.tableStep / 2 + 2.6,
  y - plant.plantPitch - pvTable.depth / 2,
]);
const pitchDimension = [dimensionY, round(dimensionY + plant.plantPitch)]
  .map((end) => `M${dimensionX - 2.6} ${end}h4m-2.6 1.2l2.4-2.4`)
  .concat(`M${dimensionX} ${dimensionY - 1}v${plant.plantPitch + 2}`)
  .join('');
const [sectionX] = toPlan([plant.section.x, 0]);
/** Heights on the sheet of the section's two arrows, and the length of their shafts. */
const sectionEnds = [18, height - 18];
const arrow = 26;
const { label } = marksIn(detail);
const endX = x + pvTable.width / 2;
const besideYard = (Math.floor(plant.station[1] / plant.plantPitch) + 0.5) * plant.plantPitch;

/** Sheet 2: all tables of the model plant, a string with its run, and where the plant.section is cut. */
export const planning = planWithDetail({
  id: 'plan',
  own: [
    { class: 'tables mesh', d: tablesPath(plant.plantTables) },
    { class: 'amberFill', d: tablesPath([plant.markedTable]) },
    { class: 'fine chain', d: `M${sectionX} ${sectionEnds.join('V')}` },
  ],
  cables: run,
  // By ISO 128 the arrows point where one looks: sheet 3 has south on its left.
  alone: [
    {
      class: 'heavy',
      d: sectionEnds
        .map((y) => `M${sectionX} ${y - 10}v20M${sectionX + arrow} ${y}h${-arrow}m9-6l-9 6 9 6`)
        .join(''),
    },
  ],
  marks: sectionEnds.map((end) => inPlan.label('section', [sectionX, end], [-9, 6], 'end')),
  detail,
  detailShapes: [{ class: 'line', d: pitchDimension }],
  // Between two rows, where they cover no table.
  detailMarks: [
    label('string', toPlan([endX, y + plant.plantPitch / 2]), [0, 4], 'end between spare'),
    label('pitch', toPlan([endX, y - 1.5 * plant.plantPitch]), [0, 4], 'end between spare'),
    label('stations', toPlan([plant.yard.east, besideYard]), [8, 4], 'between spare'),
  ],
});
