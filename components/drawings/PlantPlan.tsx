import { markedTable, plantTables, type Spot, section, station, track } from '@/site/modelPlant';
import { pvTable } from '@/site/plant';
import { Label, LabelledDrawing, type ViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { Detail, DetailFrame, PlanSignLabels, PlanSigns } from './PlanSigns';
import {
  detailAround,
  fenceLine,
  planBox,
  planLine,
  stationLine,
  tablesPath,
  toPlan,
  trackLines,
  yardLine,
} from './sitePlan';

const [, , , height] = planBox;
const detail = detailAround(station);
const others = plantTables.filter(
  ({ row, column }) => row !== markedTable.row || column !== markedTable.column,
);
const [x, y] = markedTable.at;
/** From the string's end at the track, along it, to the station. */
const run: readonly Spot[] = [
  [x - pvTable.width / 2, y],
  [track.x, y],
  [track.x, station[1]],
  [station[0] - 3, station[1]],
];
const [sectionX] = toPlan([section.x, 0]);

interface PlantPlanProps {
  readonly labels: {
    string: string;
    station: string;
    /** Letter of the section. */
    section: string;
    north: string;
    bar: string;
  };
}

/** Sheet 2: all tables of the model plant, a string with its run, and where the section is cut. */
export function PlantPlan({ labels }: PlantPlanProps) {
  const names = (viewBox: ViewBox, className = '') => (
    <>
      <Label
        viewBox={viewBox}
        at={toPlan([x - pvTable.width / 2, y + pvTable.depth])}
        by={[-6, 2]}
        anchor="end"
        className={`${styles.cellLabel} ${className}`}
      >
        {labels.string}
      </Label>
      <Label
        viewBox={viewBox}
        at={toPlan([station[0] + 12, station[1]])}
        by={[0, 6]}
        className={className}
      >
        {labels.station}
      </Label>
    </>
  );
  const lettering = (
    <>
      {names(planBox, styles.roomy)}
      {[14, height - 14].map((end) => (
        <Label key={end} viewBox={planBox} at={[sectionX, end]} by={[10, end < 20 ? 14 : -2]}>
          {labels.section}
        </Label>
      ))}
      <PlanSignLabels labels={labels} />
    </>
  );
  return (
    <>
      <LabelledDrawing viewBox={planBox} className={styles.plan} labels={lettering}>
        <g id="plan" className={styles.shapes}>
          <path className={`${styles.fine} ${styles.mesh}`} d={tablesPath(others)} />
          <path className={styles.fine} d={trackLines} />
          <path className={styles.fine} d={yardLine} />
          <path className={styles.boundary} d={fenceLine} />
          <path className={styles.cellFill} d={tablesPath([markedTable])} />
          <path className={styles.amberFine} d={planLine(run)} />
          <path className={styles.knockout} d={stationLine} />
          <path
            className={`${styles.fine} ${styles.dashed}`}
            d={`M${sectionX} 26V${height - 26}`}
          />
        </g>
        <path
          className={styles.heavy}
          d={`M${sectionX} 2v22m6-6l-6 6-6-6M${sectionX} ${height - 2}v-22m6 6l-6-6-6 6`}
        />
        <PlanSigns />
        <DetailFrame box={detail} />
      </LabelledDrawing>
      <Detail box={detail} of="plan" labels={names(detail)} />
    </>
  );
}
