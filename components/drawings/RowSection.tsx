import { plantPitch, section } from '@/site/modelPlant';
import { pvTable } from '@/site/plant';
import { groundHeight } from '@/site/terrain';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const radians = Math.PI / 180;
/** User units to the metre. */
const scale = 66;
const ground = 340;
const [width, height] = [1060, 566];
const viewBox = [0, 0, width, height] as const;

/** The ground along the section, in user units; the foot of the front table is on `ground`. */
function groundAt(x: number): number {
  const south = section.row * plantPitch;
  const metres = (x - 30) / scale + south;
  return ground - (groundHeight(section.x, metres) - groundHeight(section.x, south)) * scale;
}

interface RowSectionProps {
  /** Altitude of the sun in degrees. */
  readonly altitude: number;
  readonly name: string;
  readonly labels: {
    pitch: string;
    pile: string;
    tilt: string;
    sun: string;
    /** Compass letters of its ends. */
    south: string;
    north: string;
  };
}

/**
 * Sheet 3, to scale: two rows of the model plant, the ground below them, the noon sun of the shortest day. All figures are
 * at the front row.
 */
export function RowSection({ altitude, name, labels }: RowSectionProps) {
  const { tilt, clearance, pile } = pvTable;
  const length = pvTable.length * scale;
  const [run, rise] = [length * Math.cos(tilt * radians), length * Math.sin(tilt * radians)];
  const front = 30;
  const back = front + plantPitch * scale;
  const footOf = (x: number) => groundAt(x) - clearance * scale;
  const foot = footOf(front);
  const pileEnd = ground + pile * scale;

  const tablePath = (x: number) => {
    const foot = footOf(x);
    const pileEnd = groundAt(x) + pile * scale;
    const [nx, ny] = [Math.sin(tilt * radians) * 7, Math.cos(tilt * radians) * 7];
    const piles = [0.28, 0.74].map((part) => {
      const [px, py] = [x + run * part, foot - rise * part];
      return `M${round(px - 4)} ${round(py + 6)}V${round(pileEnd)}h8V${round(py + 6)}`;
    });
    return `M${round(x)} ${round(foot)}l${round(run)} ${round(-rise)} ${round(-nx)} ${round(-ny)} ${round(-run)} ${round(rise)}zM${round(x + run / 2)} ${round(foot - rise / 2)}l${round(-nx)} ${round(-ny)}${piles.join('')}`;
  };
  const brace = (x: number) =>
    `M${round(x + run * 0.28)} ${round(groundAt(x) - 6)}L${round(x + run * 0.74)} ${round(footOf(x) - rise * 0.74 + 30)}`;

  const dimensionY = pileEnd + 92;
  const pileX = front + run * 0.74 + 40;
  /** The ray over the upper edge of the front table. */
  const ray = (x: number): Point => [
    x,
    footOf(front) - rise + (x - front - run) * Math.tan(altitude * radians),
  ];
  const [, rayTop] = ray(10);
  const shade = ray(back);
  const tick = (x: number, y: number) => `M${round(x - 6)} ${round(y + 6)}l12-12`;
  /** Clear of the rear pile, so that the angle can stand at its arc. */
  const tiltRadius = 262;
  const arc = (radius: number, angle: number) =>
    `${round(front + radius)} ${round(foot)}A${radius} ${radius} 0 0 0 ${round(front + radius * Math.cos(angle * radians))} ${round(foot - radius * Math.sin(angle * radians))}`;

  /** A phone shows the drawing up to the back row. */
  const ends = [
    [width, styles.roomy],
    [930, styles.compact],
  ] as const;
  const drawn = (
    <>
      <Label viewBox={viewBox} at={[(front + back) / 2, dimensionY]} by={[0, -7]} anchor="middle">
        {labels.pitch}
      </Label>
      <Label viewBox={viewBox} at={[pileX, (ground + pileEnd) / 2]} by={[9, 6]}>
        {labels.pile}
      </Label>
      <Label viewBox={viewBox} at={[front + tiltRadius, foot]} by={[7, -5]}>
        {labels.tilt}
      </Label>
      <Label viewBox={viewBox} at={[10, rayTop]} by={[24, 4]} className={styles.sunLabel}>
        {labels.sun}
      </Label>
      <Label viewBox={viewBox} at={[0, groundAt(0)]} by={[0, -5]}>
        {labels.south}
      </Label>
      {ends.map(([x, className]) => (
        <Label
          key={x}
          viewBox={viewBox}
          at={[x, groundAt(x)]}
          by={[0, -5]}
          anchor="end"
          className={className}
        >
          {labels.north}
        </Label>
      ))}
    </>
  );
  return (
    <LabelledDrawing viewBox={viewBox} name={name} className={styles.rows} labels={drawn}>
      <path className={styles.line} d={tablePath(front) + tablePath(back)} />
      <path className={styles.fine} d={brace(front) + brace(back)} />
      <path
        className={styles.line}
        d={polyline(range(0, width, 20).map((x) => [x, groundAt(x)]))}
      />
      <path
        className={styles.hair}
        d={range(10, width, 14)
          .map((x) => `M${x} ${round(groundAt(x) + 6)}l-9 9`)
          .join('')}
      />
      <path className={`${styles.amberFine} ${styles.dashed}`} d={polyline([ray(10), shade])} />
      <path
        className={styles.fine}
        d={`M${front} ${ground + 14}V${round(dimensionY + 10)}M${round(back)} ${ground + 14}V${round(dimensionY + 10)}M${front} ${round(dimensionY)}H${round(back)}M${round(pileX - 30)} ${round(pileEnd)}h40M${round(pileX)} ${ground}V${round(pileEnd)}M${front} ${round(foot)}H${round(front + run + 60)}M${arc(tiltRadius, tilt)}`}
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
