import { useTranslations } from 'next-intl';
import {
  markedTable,
  plantPitch,
  plantStations,
  plantTables,
  type Spot,
  section,
  station,
  stationSize,
  tableStep,
  track,
  yard,
} from '@/site/modelPlant';
import { pvTable, stringModules } from '@/site/plant';
import chart from './Chart.module.css';
import { inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { DetailedPlan, PlanLabel } from './Plan';
import { detailAround, planBox, planLine, tablesPath, toPlan } from './sitePlan';

const [, , , height] = planBox;
const detail = detailAround(station);
const { Label: DetailLabel } = inViewBox(detail);
const [x, y] = markedTable.at;
const [[stationX] = station] = plantStations;
/** From the string's end at the track, along its western rut, to the first station: the cable to the grid is in the middle. */
const [runX, runY] = [track.x - 1.2, station[1] + 2];
const run: readonly Spot[] = [
  [x - pvTable.width / 2, y],
  [runX, y],
  [runX, runY],
  [stationX - stationSize[0] / 2, runY],
];
/** Beside the track, from the lower edge of one row to that of the next one, below the marked string. */
const [dimensionX, dimensionY] = toPlan([
  x + tableStep / 2 + 2.6,
  y - plantPitch - pvTable.depth / 2,
]);
const pitchDimension = [dimensionY, dimensionY + plantPitch]
  .map((end) => `M${dimensionX - 2.6} ${end}h4m-2.6 1.2l2.4-2.4`)
  .concat(`M${dimensionX} ${dimensionY - 1}v${plantPitch + 2}`)
  .join('');
const [sectionX] = toPlan([section.x, 0]);
/** Heights on the sheet of the section's two arrows, and the length of their shafts. */
const sectionEnds = [18, height - 18] as const;
const arrow = 26;

/** Sheet 2: all tables of the model plant, a string with its run, and where the section is cut. */
export function PlantPlan() {
  const t = useTranslations('Services.planning');
  const metres = useTranslations('Services.epc');
  /** Between two rows, where they cover no table. */
  const names = (
    <>
      <DetailLabel
        at={toPlan([x + pvTable.width / 2, y + plantPitch / 2])}
        by={[0, 4]}
        anchor="end"
        className={`${styles.between} ${styles.spare}`}
        text={t('string', { count: stringModules, length: pvTable.width })}
      />
      <DetailLabel
        at={toPlan([x + pvTable.width / 2, y - 1.5 * plantPitch])}
        by={[0, 4]}
        anchor="end"
        className={`${styles.between} ${styles.spare}`}
        text={metres('metres', { value: plantPitch })}
      />
      <DetailLabel
        at={toPlan([yard.east, (Math.floor(station[1] / plantPitch) + 0.5) * plantPitch])}
        by={[8, 4]}
        className={`${styles.between} ${styles.spare}`}
        text={t('stations', { count: plantStations.length })}
      />
    </>
  );
  const shapes = (
    <>
      <path className={`${styles.cell} ${styles.mesh}`} d={tablesPath(plantTables)} />
      <path className={chart.amberFill} d={tablesPath([markedTable])} />
      <path className={styles.amberFine} d={planLine(run)} />
      <path
        className={`${styles.fine} ${styles.chain}`}
        d={`M${sectionX} ${sectionEnds[0]}V${sectionEnds[1]}`}
      />
    </>
  );
  const lettering = sectionEnds.map((end) => (
    <PlanLabel key={end} at={[sectionX, end]} by={[-9, 6]} anchor="end" text={t('section')} />
  ));
  return (
    <DetailedPlan
      id="plan"
      shapes={shapes}
      labels={lettering}
      detail={detail}
      detailLines={<path className={styles.line} d={pitchDimension} />}
      detailLabels={names}
    >
      {/* By ISO 128 the arrows point where one looks: sheet 3 has south on its left. */}
      <path
        className={styles.heavy}
        d={sectionEnds
          .map((y) => `M${sectionX} ${y - 10}v20M${sectionX + arrow} ${y}h${-arrow}m9-6l-9 6 9 6`)
          .join('')}
      />
    </DetailedPlan>
  );
}
