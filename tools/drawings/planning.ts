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
import {
  markedTable,
  plantPitch,
  plantStations,
  plantTables,
  section,
  station,
  stationSize,
  tableStep,
  track,
  yard,
} from './plant/modelPlant';
import { marksIn } from './sheet';

const [, , , height] = planBox;
const detail = detailAround(station);
const [x, y] = markedTable.at;
const [[stationX] = station] = plantStations;
/** From the string's end at the track, along its western rut, to the first station: the cable to the grid is in the middle. */
const [runX, runY] = [track.x - 1.2, station[1] + 2];
const run = planLine([
  [x - pvTable.width / 2, y],
  [runX, y],
  [runX, runY],
  [stationX - stationSize[0] / 2, runY],
]);
/** Beside the track, from the lower edge of one row to that of the next one, below the marked string. */
const [dimensionX, dimensionY] = toPlan([
  x + tableStep / 2 + 2.6,
  y - plantPitch - pvTable.depth / 2,
]);
const pitchDimension = [dimensionY, round(dimensionY + plantPitch)]
  .map((end) => `M${dimensionX - 2.6} ${end}h4m-2.6 1.2l2.4-2.4`)
  .concat(`M${dimensionX} ${dimensionY - 1}v${plantPitch + 2}`)
  .join('');
const [sectionX] = toPlan([section.x, 0]);
/** Heights on the sheet of the section's two arrows, and the length of their shafts. */
const sectionEnds = [18, height - 18];
const arrow = 26;
/** Between two rows, where words cover no table. */
const between = { class: 'between spare' };
const inDetail = marksIn(detail);

/** Sheet 2: all tables of the model plant, a string with its run, and where the section is cut. */
export const planning = planWithDetail({
  id: 'plan',
  own: [
    { class: 'cell mesh', d: tablesPath(plantTables) },
    { class: 'amberFill', d: tablesPath([markedTable]) },
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
  marks: sectionEnds.map((end) =>
    inPlan({ at: [sectionX, end], by: [-9, 6], anchor: 'end', label: 'section' }),
  ),
  detail,
  detailShapes: [{ class: 'line', d: pitchDimension }],
  detailMarks: [
    inDetail({
      at: toPlan([x + pvTable.width / 2, y + plantPitch / 2]),
      by: [0, 4],
      anchor: 'end',
      ...between,
      label: 'string',
    }),
    inDetail({
      at: toPlan([x + pvTable.width / 2, y - 1.5 * plantPitch]),
      by: [0, 4],
      anchor: 'end',
      ...between,
      label: 'pitch',
    }),
    inDetail({
      at: toPlan([yard.east, (Math.floor(station[1] / plantPitch) + 0.5) * plantPitch]),
      by: [8, 4],
      ...between,
      label: 'stations',
    }),
  ],
});
