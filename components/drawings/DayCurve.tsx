import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { polyline, range, round } from './path';

const [x0, width, ground, ceiling] = [10, 740, 270, 230];

/** Output on a clear June day at an hour, as a share of the inverter's power; schematic. */
function expected(hour: number): number {
  const elevation = Math.max(0, Math.sin(((hour - 5.8) / (20.2 - 5.8 + 0.8)) * Math.PI));
  return Math.min(0.86, elevation ** 1.25);
}

/** Output with the cloud of the caption, between 13:00 and 15:12. */
function delivered(hour: number): number {
  const cloud = hour > 13 && hour < 15.2 ? 0.72 + 0.16 * Math.sin(hour * 9) : 1;
  return expected(hour) * cloud;
}

const x = (hour: number) => round(x0 + (width * hour) / 24);
const y = (share: number) => round(ground - ceiling * share);

/** Expected and delivered output of one day, in steps of fifteen minutes. */
export function DayCurve({ className }: { className?: string | undefined }) {
  const quarters = range(0, 24, 0.25);
  const steps = quarters.map((hour) => `H${x(hour)}V${y(delivered(hour))}`).join('');
  return (
    <Drawing viewBox={[0, 30, 760, 250]} className={className}>
      <path
        className={styles.hair}
        d={range(0, 24, 1)
          .map((hour) => `M${x(hour)} ${ground}v${hour % 6 ? -8 : -230}`)
          .join('')}
      />
      <path
        className={`${styles.amberFine} ${styles.dashed}`}
        d={polyline(range(5, 21, 0.25).map((hour) => [x(hour), y(expected(hour))]))}
      />
      <path className={styles.cellHeavy} d={`M${x0} ${ground}${steps}`} />
      <path className={styles.line} d={`M${x0} ${ground}h${width}`} />
    </Drawing>
  );
}
