import { useTranslations } from 'next-intl';
import { leastPitch, plantPitch, section, winterNoon } from '@/site/modelPlant';
import { pvTable } from '@/site/plant';
import { groundHeight } from '@/site/terrain';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const radians = Math.PI / 180;
/** User units: a person, whose size tells that of the tables; feet at the origin. */
const person =
  'm-7-108a7 7 0 1 0 14 0a7 7 0 1 0-14 0m-6 11h26l-3 45h-4l-2 52h-6l-1-50-1 50h-6l-2-52h-4z';
/** User units to the metre. */
const scale = 66;
const ground = 340;
const [width, height] = [940, 546];
const { Lines, Label, Dot } = inViewBox([0, 0, width, height]);

/** The ground along the section, in user units; the foot of the front table is on `ground`. */
function groundAt(x: number): number {
  const south = section.row * plantPitch;
  const metres = (x - 30) / scale + south;
  return ground - (groundHeight(section.x, metres) - groundHeight(section.x, south)) * scale;
}

/**
 * Sheet 3, to scale: two rows of the model plant, the ground below them, the noon sun of the shortest day. All figures are
 * at the front row.
 */
export function RowSection() {
  const t = useTranslations('Services.epc');
  const compass = useTranslations('Benefits');
  const { tilt, clearance, pile } = pvTable;
  const length = pvTable.length * scale;
  const [run, rise] = [length * Math.cos(tilt * radians), length * Math.sin(tilt * radians)];
  const front = 30;
  const back = front + plantPitch * scale;
  const footOf = (x: number) => groundAt(x) - clearance * scale;
  const foot = footOf(front);
  const pileEnd = ground + pile * scale;

  /** Modules, purlins and rafter are equally thick. */
  const thick = 8;
  const [nx, ny] = [Math.sin(tilt * radians) * thick, Math.cos(tilt * radians) * thick];
  const layer = (x: number, y: number, share: number) =>
    `M${round(x)} ${round(y)}l${round(run * share)} ${round(-rise * share)} ${round(-nx)} ${round(-ny)} ${round(-run * share)} ${round(rise * share)}z`;
  const rafter = (x: number) =>
    layer(x + run * 0.06 + 2 * nx, footOf(x) - rise * 0.06 + 2 * ny, 0.88);
  /** Two modules, two purlins below each, two piles up to the rafter. */
  const solids = (x: number) => {
    const part = (from: number, share: number, below = 0) =>
      layer(x + run * from + below * nx, footOf(x) - rise * from + below * ny, share);
    const piles = [0.28, 0.74].map((at) => {
      const top = footOf(x) - rise * at + (2 * thick * thick) / ny;
      return `M${round(x + run * at - 5)} ${round(top)}V${round(groundAt(x) + pile * scale)}h10V${round(top)}z`;
    });
    const purlins = [0.1, 0.38, 0.6, 0.88].map((at) => part(at, 0.02, 1));
    return [part(0, 0.495), part(0.505, 0.495), ...purlins, ...piles].join('');
  };
  const brace = (x: number) =>
    `M${round(x + run * 0.28)} ${round(groundAt(x) - 6)}L${round(x + run * 0.74)} ${round(footOf(x) - rise * 0.74 + 30)}`;

  const dimensionY = pileEnd + 82;
  const flatY = pileEnd + 40;
  const flat = front + leastPitch * scale;
  const pileX = front + run * 0.74 + 40;
  /** The ray over the upper edge of the front table. */
  const ray = (x: number): Point => [
    x,
    foot - rise - ny + (x - front - run + nx) * Math.tan(winterNoon * radians),
  ];
  const [, rayTop] = ray(28);
  /** It passes below the modules of the back row, and ends on the ground. */
  const shade =
    range(back, width, 1)
      .map(ray)
      .find(([x, y]) => y >= groundAt(x)) ?? ray(width);
  const tick = (x: number, y: number) => `M${round(x - 6)} ${round(y + 6)}l12-12`;
  /** Clear of the rear pile, so that the angle can stand at its arc. */
  const tiltRadius = 262;
  const arc = (radius: number, angle: number) =>
    `${round(front + radius)} ${round(foot)}A${radius} ${radius} 0 0 0 ${round(front + radius * Math.cos(angle * radians))} ${round(foot - radius * Math.sin(angle * radians))}`;

  return (
    <Drawing name={t('drawing', { pitch: plantPitch, tilt, pile })} className={styles.rows}>
      <Lines>
        <path className={styles.line} d={brace(front) + brace(back)} />
        <path className={styles.knockout} d={rafter(front) + rafter(back)} />
        <path
          className={styles.inkFill}
          d={`${solids(front)}${solids(back)}M410 ${round(groundAt(410))}${person}`}
        />
        <path
          className={`${styles.fine} ${styles.roomy}`}
          d={`M${round(flat)} ${ground + 14}V${round(flatY + 10)}M${front} ${round(flatY)}H${round(flat)}`}
        />
        <path
          className={`${styles.line} ${styles.roomy}`}
          d={tick(front, flatY) + tick(flat, flatY)}
        />
        <path
          className={styles.busbarFine}
          d={polyline(range(0, width, 20).map((x) => [x, groundAt(x)]))}
        />
        <path
          className={styles.fine}
          d={range(16, width, 11)
            .map((x) => `M${x} ${round(groundAt(x) + 3)}l-16 16`)
            .join('')}
        />
        <path className={`${styles.amber} ${styles.dashed}`} d={polyline([ray(28), shade])} />
        <path
          className={styles.fine}
          d={`M${front} ${ground + 14}V${round(dimensionY + 10)}M${round(back)} ${ground + 14}V${round(dimensionY + 10)}M${front} ${round(dimensionY)}H${round(back)}M${round(pileX - 30)} ${round(pileEnd)}h40M${round(pileX)} ${ground}V${round(pileEnd)}M${front} ${round(foot)}H${front + tiltRadius + 14}M${arc(tiltRadius, tilt)}`}
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
      </Lines>
      <Dot at={ray(28)} r={12} />
      <Label
        at={[(front + back) / 2, dimensionY]}
        by={[0, -7]}
        anchor="middle"
        text={t('metres', { value: plantPitch })}
      />
      <Label
        at={[(front + flat) / 2, flatY]}
        by={[0, -7]}
        anchor="middle"
        className={styles.roomy}
        text={t('flat', { pitch: leastPitch })}
      />
      <Label at={[pileX, (ground + pileEnd) / 2]} by={[9, 9]} text={t('metres', { value: pile })} />
      <Label at={[front + tiltRadius, foot]} by={[7, -5]} text={t('degrees', { value: tilt })} />
      <Label
        at={[28, rayTop]}
        by={[50, 8]}
        className={styles.sunLabel}
        text={t('winterSun', { altitude: winterNoon })}
      />
      <Label at={[0, groundAt(0)]} by={[0, -5]} text={compass('south')} />
      <Label at={[width, groundAt(width)]} by={[0, -5]} anchor="end" text={compass('north')} />
    </Drawing>
  );
}
