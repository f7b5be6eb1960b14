import { rowPitch, type Table } from '@/site/sun';
import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { polyline, range, round } from './path';

const radians = Math.PI / 180;
/** User units to the metre. */
const scale = 66;
const ground = 300;
const width = 1200;

/** Module table of the section, in metres and degrees; `clearance` is the height of its lower edge above ground. */
export const sectionTable: Table & { clearance: number; pile: number } = {
  length: 4.6,
  tilt: 25,
  clearance: 0.8,
  pile: 1.6,
};

interface RowSectionProps {
  /** Altitude of the sun in degrees, for which the row pitch is computed. */
  readonly altitude: number;
  readonly name: string;
  readonly labels: { pitch: string; pile: string; tilt: string; sun: string };
}

/** Section through two rows of tables, to scale: the noon sun of the shortest day clears the row in front. */
export function RowSection({ altitude, name, labels }: RowSectionProps) {
  const { tilt, clearance, pile } = sectionTable;
  const length = sectionTable.length * scale;
  const [run, rise] = [length * Math.cos(tilt * radians), length * Math.sin(tilt * radians)];
  const foot = ground - clearance * scale;
  const pileEnd = ground + pile * scale;
  const front = 120;
  const back = front + rowPitch(sectionTable, altitude) * scale;

  const tablePath = (x: number) => {
    const [nx, ny] = [Math.sin(tilt * radians) * 7, Math.cos(tilt * radians) * 7];
    const piles = [0.28, 0.74].map((part) => {
      const [px, py] = [x + run * part, foot - rise * part];
      return `M${round(px - 4)} ${round(py + 6)}V${round(pileEnd)}h8V${round(py + 6)}`;
    });
    return `M${x} ${round(foot)}l${round(run)} ${round(-rise)} ${round(-nx)} ${round(-ny)} ${round(-run)} ${round(rise)}zM${round(x + run / 2)} ${round(foot - rise / 2)}l${round(-nx)} ${round(-ny)}${piles.join('')}`;
  };
  const brace = (x: number) =>
    `M${round(x + run * 0.28)} ${ground - 6}L${round(x + run * 0.74)} ${round(foot - rise * 0.74 + 30)}`;

  const dimensionY = pileEnd + 34;
  const pileX = back + run * 0.74 + 46;
  const rayTop = foot - rise - (front + run - 20) * Math.tan(altitude * radians);
  const tick = (x: number, y: number) => `M${round(x - 6)} ${round(y + 6)}l12-12`;

  return (
    <Drawing viewBox={[0, 0, width, 460]} name={name}>
      <path className={styles.line} d={tablePath(front) + tablePath(round(back))} />
      <path className={styles.fine} d={brace(front) + brace(back)} />
      <path
        className={styles.line}
        d={polyline(range(20, width - 20, 40).map((x) => [x, ground + Math.sin(x / 90) * 2]))}
      />
      <path
        className={styles.hair}
        d={range(24, width - 30, 14)
          .map((x) => `M${x} ${ground + 6}l-9 9`)
          .join('')}
      />
      <path
        className={`${styles.amberFine} ${styles.dashed}`}
        d={`M20 ${round(rayTop)}L${round(back)} ${round(foot)}`}
      />
      <path
        className={styles.fine}
        d={`M${front} ${ground + 14}V${round(dimensionY + 10)}M${round(back)} ${ground + 14}V${round(dimensionY + 10)}M${front} ${round(dimensionY)}H${round(back)}M${round(pileX - 30)} ${round(pileEnd)}h40M${round(pileX)} ${ground}V${round(pileEnd)}M${round(back)} ${round(foot)}h150m-30 0A120 120 0 0 0 ${round(back + 120 * Math.cos(tilt * radians))} ${round(foot - 120 * Math.sin(tilt * radians))}`}
      />
      <path
        className={styles.line}
        d={
          tick(front, dimensionY) +
          tick(back, dimensionY) +
          tick(pileX, ground) +
          tick(pileX, pileEnd)
        }
      />
      <text x={round((front + back) / 2)} y={round(dimensionY - 10)} textAnchor="middle">
        {labels.pitch}
      </text>
      <text x={round(pileX + 14)} y={round(ground + (pile * scale) / 2)}>
        {labels.pile}
      </text>
      <text x={round(back + 130)} y={round(foot - 16)}>
        {labels.tilt}
      </text>
      <text className={styles.sunLabel} x={22} y={86}>
        {labels.sun}
      </text>
    </Drawing>
  );
}
