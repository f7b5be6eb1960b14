import { useTranslations } from 'next-intl';
import { cableRoute, connection, fence, type Spot, shallowRock, station } from '@/site/modelPlant';
import { drawnPicture, isPhotograph } from '@/site/pictures';
import { groundHeight } from '@/site/terrain';
import { contourLines, smoothLine } from './contourLines';
import styles from './Drawing.module.css';
import { Plan, PlanDot, PlanLabel } from './Plan';
import { range } from './path';
import {
  fenceLine,
  planBox,
  planLine,
  toGround,
  toPlan,
  trackLines,
  viewLine,
  viewPoint,
} from './sitePlan';

const [, , width, height] = planBox;
const step = 14;
const grid = (value: (spot: Spot) => number) =>
  range(0, Math.ceil(height / step) * step, step).map((y) =>
    range(0, Math.ceil(width / step) * step, step).map((x) => value(toGround([x, y]))),
  );
const values = grid(([east, north]) => groundHeight(east, north));
const rock = contourLines(
  grid((spot) => (spot[0] > fence.west && spot[0] < fence.east ? shallowRock(spot) : -1)),
  step,
  0,
)
  .map(smoothLine)
  .join('');
const datum = groundHeight(...station);
/** Metres above the station's ground. */
const levels = range(-3, 3, 0.5).map((level) => ({
  level,
  lines: contourLines(values, step, datum + level),
}));
/** A phone shows every second metre only. */
const isMain = (level: number) => level % 2 === 0;
const paths = (shown: (level: number) => boolean) =>
  levels
    .filter(({ level }) => shown(level))
    .flatMap(({ lines }) => lines.map(smoothLine))
    .join('');
const halfMetres = paths((level) => !Number.isInteger(level));
const oddMetres = paths((level) => Number.isInteger(level) && !isMain(level));
const evenMetres = paths(isMain);

const [stationX, stationY] = toPlan(station);
/**
 * A label on the longest line of each full metre, clear of the sheet's edges and of the station: at two fifths of the line,
 * where those of neighbouring heights are far apart.
 */
const heights = levels
  .filter(({ level }) => Number.isInteger(level))
  .flatMap(({ level, lines }) => {
    const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
    const inside = longest.filter(
      ([x, y]) =>
        x > 60 &&
        x < width - 80 &&
        y > 30 &&
        y < height - 60 &&
        Math.hypot(x - stationX, y - stationY) > 60,
    );
    const at = inside[Math.floor(inside.length * 0.4)];
    return at ? [{ level, at }] : [];
  });

/** Length of the cable route, to ten metres. */
export const routeMetres =
  10 *
  Math.round(
    cableRoute.slice(1).reduce((sum, [x, y], index) => {
      const [px, py] = cableRoute[index] ?? [x, y];
      return sum + Math.hypot(x - px, y - py);
    }, 0) / 10,
  );

/** Home's drawn view of the model plant. A photograph shows another one. */
export const isViewOnHome = () => !isPhotograph(drawnPicture);

/** Sheet 1: the model plant's ground before it is built. */
export function Contours() {
  const t = useTranslations('Services.studies');
  // CLDR's minus is a hyphen in Italian and Bulgarian.
  const metresOf = (level: number) => t('height', { metres: level }).replace('-', '−');
  const lettering = (
    <>
      {heights.map(({ level, at }) => (
        <PlanLabel
          key={level}
          at={at}
          by={[0, 6]}
          anchor="middle"
          className={`${styles.covering} ${isMain(level) ? '' : styles.roomy}`}
          text={metresOf(level)}
        />
      ))}
      <PlanDot at={toPlan(station)} r={6} />
      <PlanDot at={toPlan(connection)} r={6} />
      <PlanLabel
        at={toPlan(connection)}
        by={[26, 29]}
        anchor="end"
        className={styles.covering}
        text={t('connection')}
      />
    </>
  );
  return (
    // At the page's margin, where a narrow page has the drawing from edge to edge.
    <Plan inset={26} labels={lettering}>
      <path className={styles.rock} d={rock} />
      <path className={`${styles.hair} ${styles.roomy}`} d={halfMetres} />
      <path className={`${styles.contour} ${styles.roomy}`} d={oddMetres} />
      <path className={styles.contour} d={evenMetres} />
      <path className={`${styles.fine} ${styles.dashed}`} d={trackLines} />
      <path className={styles.boundary} d={fenceLine} />
      {isViewOnHome() && <path className={styles.view} d={viewLine(240)} />}
      <path className={styles.amber} d={planLine(cableRoute)} />
      {isViewOnHome() && (
        <circle className={styles.inkFill} cx={viewPoint[0]} cy={viewPoint[1]} r={4} />
      )}
    </Plan>
  );
}
