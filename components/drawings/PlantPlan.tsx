import {
  markedTable,
  plantPitch,
  plantStations,
  plantTables,
  type Spot,
  section,
  station,
  stationSize,
  track,
  yard,
} from '@/site/modelPlant';
import { pvTable } from '@/site/plant';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { Detail, DetailFrame, PlanSignLabels, PlanSigns } from './PlanSigns';
import {
  detailAround,
  fenceLine,
  planBox,
  planLine,
  stationsPath,
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
const [[stationX] = station] = plantStations;
/** From the string's end at the track, along it, to the first station. */
const run: readonly Spot[] = [
  [x - pvTable.width / 2, y],
  [track.x, y],
  [track.x, station[1]],
  [stationX - stationSize[0] / 2, station[1]],
];
const [sectionX] = toPlan([section.x, 0]);
/** Heights on the sheet of the section's two arrows, and the length of their shafts. */
const sectionEnds = [18, height - 18] as const;
const arrow = 26;

interface PlantPlanProps {
  readonly labels: {
    string: string;
    stations: string;
    /** Letter of the section. */
    section: string;
    north: string;
    bar: string;
  };
}

/** Sheet 2: all tables of the model plant, a string with its run, and where the section is cut. */
export function PlantPlan({ labels }: PlantPlanProps) {
  /** In the middle of a row, of which a plate of paper covers as much as they need. */
  const names = (
    <>
      <filter id="plate" x="-0.08" y="-0.15" width="1.16" height="1.3">
        <feFlood className={styles.plate} />
        <feComposite in="SourceGraphic" />
      </filter>
      <Label
        viewBox={detail}
        at={toPlan([x - pvTable.width / 2, y])}
        by={[-7, 6]}
        anchor="end"
        className={`${styles.cellLabel} ${styles.spare}`}
        filter="url(#plate)"
      >
        {labels.string}
      </Label>
      <Label
        viewBox={detail}
        at={toPlan([yard.east, Math.round(station[1] / plantPitch) * plantPitch])}
        by={[16, 6]}
        className={styles.spare}
        filter="url(#plate)"
      >
        {labels.stations}
      </Label>
    </>
  );
  const lettering = (
    <>
      {sectionEnds.map((end) => (
        <Label key={end} viewBox={planBox} at={[sectionX + arrow, end]} by={[5, 6]}>
          {labels.section}
        </Label>
      ))}
      <PlanSignLabels labels={labels} detail={detail} />
    </>
  );
  return (
    <div className={styles.plans}>
      <LabelledDrawing viewBox={planBox} className={styles.plan} labels={lettering}>
        <g id="plan" className={styles.shapes}>
          <path className={`${styles.cell} ${styles.mesh}`} d={tablesPath(others)} />
          <path className={styles.fine} d={trackLines} />
          <path className={styles.fine} d={yardLine} />
          <path className={styles.boundary} d={fenceLine} />
          <path className={styles.cellFill} d={tablesPath([markedTable])} />
          <path className={styles.amberFine} d={planLine(run)} />
          <path className={styles.inkFill} d={stationsPath} />
          <path
            className={`${styles.fine} ${styles.chain}`}
            d={`M${sectionX} ${sectionEnds[0]}V${sectionEnds[1]}`}
          />
        </g>
        {/* By ISO 128 the arrows point where one looks: sheet 3 has south on its left. */}
        <path
          className={styles.heavy}
          d={sectionEnds
            .map((y) => `M${sectionX} ${y - 10}v20M${sectionX + arrow} ${y}h${-arrow}m9-6l-9 6 9 6`)
            .join('')}
        />
        <PlanSigns />
        <DetailFrame box={detail} />
      </LabelledDrawing>
      <Detail box={detail} of="plan" labels={names} />
    </div>
  );
}
