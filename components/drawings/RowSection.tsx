import { pvTable } from '@/site/plant';
import { rowPitch } from '@/site/sun';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { polyline, range, round } from './path';

const radians = Math.PI / 180;
/** User units to the metre. */
const scale = 66;
const ground = 340;
const [width, height] = [1060, 546];
const viewBox = [0, 0, width, height] as const;

interface RowSectionProps {
  /** Altitude of the sun in degrees, for which the row pitch is computed. */
  readonly altitude: number;
  readonly name: string;
  readonly labels: { pitch: string; pile: string; tilt: string; sun: string };
}

/** Section through two rows of tables, to scale: the noon sun of the shortest day clears the row in front. */
export function RowSection({ altitude, name, labels }: RowSectionProps) {
  const { tilt, clearance, pile } = pvTable;
  const length = pvTable.length * scale;
  const [run, rise] = [length * Math.cos(tilt * radians), length * Math.sin(tilt * radians)];
  const foot = ground - clearance * scale;
  const pileEnd = ground + pile * scale;
  const front = 30;
  const back = front + rowPitch(pvTable, altitude) * scale;

  const tablePath = (x: number) => {
    const [nx, ny] = [Math.sin(tilt * radians) * 7, Math.cos(tilt * radians) * 7];
    const piles = [0.28, 0.74].map((part) => {
      const [px, py] = [x + run * part, foot - rise * part];
      return `M${round(px - 4)} ${round(py + 6)}V${round(pileEnd)}h8V${round(py + 6)}`;
    });
    return `M${round(x)} ${round(foot)}l${round(run)} ${round(-rise)} ${round(-nx)} ${round(-ny)} ${round(-run)} ${round(rise)}zM${round(x + run / 2)} ${round(foot - rise / 2)}l${round(-nx)} ${round(-ny)}${piles.join('')}`;
  };
  const brace = (x: number) =>
    `M${round(x + run * 0.28)} ${ground - 6}L${round(x + run * 0.74)} ${round(foot - rise * 0.74 + 30)}`;

  const dimensionY = pileEnd + 72;
  const pileX = back + run * 0.74 + 40;
  const rayTop = foot - (back - 10) * Math.tan(altitude * radians);
  const tick = (x: number, y: number) => `M${round(x - 6)} ${round(y + 6)}l12-12`;
  const arc = (radius: number, angle: number, direction: 1 | -1) =>
    `${round(back + direction * radius)} ${round(foot)}A${radius} ${radius} 0 0 ${direction > 0 ? 0 : 1} ${round(back + direction * radius * Math.cos(angle * radians))} ${round(foot - radius * Math.sin(angle * radians))}`;

  const drawn = (
    <>
      <Label viewBox={viewBox} at={[(front + back) / 2, dimensionY]} by={[0, -7]} anchor="middle">
        {labels.pitch}
      </Label>
      <Label viewBox={viewBox} at={[pileX, (ground + pileEnd) / 2]} by={[9, 6]}>
        {labels.pile}
      </Label>
      <Label viewBox={viewBox} at={[back + run, foot]} by={[8, -5]}>
        {labels.tilt}
      </Label>
      <Label viewBox={viewBox} at={[10, rayTop]} by={[24, 4]} className={styles.sunLabel}>
        {labels.sun}
      </Label>
    </>
  );
  return (
    <LabelledDrawing viewBox={viewBox} name={name} className={styles.rows} labels={drawn}>
      <path className={styles.line} d={tablePath(front) + tablePath(back)} />
      <path className={styles.fine} d={brace(front) + brace(back)} />
      <path
        className={styles.line}
        d={polyline(range(0, width, 20).map((x) => [x, ground + Math.sin(x / 90) * 2]))}
      />
      <path
        className={styles.hair}
        d={range(10, width, 14)
          .map((x) => `M${x} ${ground + 6}l-9 9`)
          .join('')}
      />
      <path
        className={`${styles.amberFine} ${styles.dashed}`}
        d={`M10 ${round(rayTop)}L${round(back)} ${round(foot)}`}
      />
      <path className={styles.amberFine} d={`M${arc(150, altitude, -1)}`} />
      <path
        className={styles.fine}
        d={`M${front} ${ground + 14}V${round(dimensionY + 10)}M${round(back)} ${ground + 14}V${round(dimensionY + 10)}M${front} ${round(dimensionY)}H${round(back)}M${round(pileX - 30)} ${round(pileEnd)}h40M${round(pileX)} ${ground}V${round(pileEnd)}M${round(back - 170)} ${round(foot)}H${round(back + run + 60)}M${arc(150, tilt, 1)}`}
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
    </LabelledDrawing>
  );
}
