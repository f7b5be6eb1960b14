import { useTranslations } from 'next-intl';
import { leastPitch, plantPitch, section, winterNoon } from '@/site/modelPlant';
import { pvTable } from '@/site/plant';
import { groundHeight } from '@/site/terrain';
import { Drawing, inViewBox } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const radians = Math.PI / 180;
/** User units: a person in a helmet walks north; the size tells that of the tables. Feet at the origin. */
const person =
  'm-4-98c-5.500 1-8 4.500-8.500 10l-5.500 14 1.500 15 3.500-.5v-13l2-4 .5 14-.5 15-2 20-9 21 2 6.500h9.500v-2.500l-4-3 9-19.500 5.500-19 4.500 18 .5 22.500.5 3.500h12.500c0-3-3-3.500-6-4.500l.5-22.500-2-23-.5-16.500 6.500 5.500 9 1.500.5-3.500-7.500-3-6-7-2-11.500c-1-4-3.500-6.500-7.500-7.500v-3c4.500 0 6.500-3 6.500-8h-15.500c0 4 .5 7 2.500 9zm-3.500-9c.5-11 14.500-11 15.500 0h5v2.500h-21zm31.5 43l4-18 2.500.5-4 18z';
/** User units to the metre. */
const scale = 66;
const ground = 340;
const [width, height] = [940, 586];
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
  const compass = useTranslations('Compass');
  const { tilt, clearance, pile } = pvTable;
  const length = pvTable.length * scale;
  const [run, rise] = [length * Math.cos(tilt * radians), length * Math.sin(tilt * radians)];
  const front = 30;
  const back = front + plantPitch * scale;
  const foot = ground - clearance * scale;
  const pileEnd = ground + pile * scale;

  /** Modules, purlins and rafter are equally thick. */
  const thick = 8;
  const [nx, ny] = [Math.sin(tilt * radians) * thick, Math.cos(tilt * radians) * thick];
  /** Along the slope: from a share of it on, over another, so many layers down. */
  const part = (from: number, share: number, layers = 0) =>
    `M${round(length * from)} ${thick * layers}h${round(length * share)}v${-thick}h${round(-length * share)}z`;
  const purlins = [0.1, 0.38, 0.6, 0.88].map((at) => part(at, 0.02, 1)).join('');
  /** Up to the rafter. */
  const pileOf = (at: number) => {
    const top = round(foot - rise * at + (2 * thick * thick) / ny);
    return `M${round(front + run * at - 5)} ${top}V${round(pileEnd)}h10V${top}z`;
  };

  const dimensionY = pileEnd + 122;
  const flatY = pileEnd + 64;
  const flat = front + leastPitch * scale;
  const pileX = front + run * 0.74 + 40;
  /** Clear of the page's edge on a phone. */
  const sunX = 52;
  /** The ray over the upper edge of the front table. */
  const ray = (x: number): Point => [
    x,
    foot - rise - ny + (x - front - run + nx) * Math.tan(winterNoon * radians),
  ];
  /** It passes below the modules of the back row, and ends on the ground. */
  const shade =
    range(back, width, 1)
      .map(ray)
      .find(([x, y]) => y >= groundAt(x)) ?? ray(width);
  const ticks = (...at: Point[]) =>
    at.map(([x, y]) => `M${round(x - 6)} ${round(y + 6)}l12-12`).join('');
  /** Clear of the rear pile, so that the angle can stand at its arc. */
  const tiltRadius = 262;
  const arc = (radius: number, angle: number) =>
    `${round(front + radius)} ${round(foot)}A${radius} ${radius} 0 0 0 ${round(front + radius * Math.cos(angle * radians))} ${round(foot - radius * Math.sin(angle * radians))}`;

  return (
    <Drawing name={t('drawing', { pitch: plantPitch, tilt, pile })} className={styles.rows}>
      <Lines>
        {/* Brace, rafter, and two modules on two purlins each, on two piles. */}
        <g id="row" className={styles.shapes}>
          <path
            className={styles.line}
            d={`M${round(front + run * 0.28)} ${ground - 6}L${round(front + run * 0.74)} ${round(foot - rise * 0.74 + 30)}`}
          />
          <g transform={`translate(${front} ${round(foot)}) rotate(${-tilt})`}>
            <path className={styles.knockout} d={part(0.06, 0.88, 2)} />
            <path className={styles.inkFill} d={part(0, 0.495) + part(0.505, 0.495) + purlins} />
          </g>
          <path className={styles.inkFill} d={pileOf(0.28) + pileOf(0.74)} />
        </g>
        <use href="#row" x={round(back - front)} y={round(groundAt(back) - ground)} />
        <path className={styles.inkFill} d={`M410 ${round(groundAt(410))}${person}`} />
        {/* On flat ground the back table would begin where the ray passes the height of its lower edge. */}
        <path
          className={styles.dashed}
          transform={`translate(${round(flat)} ${round(foot)}) rotate(${-tilt})`}
          d={part(0, 0.4)}
        />
        <path
          className={styles.fine}
          d={`M${round(flat)} ${round(ray(flat)[1])}V${round(flatY + 10)}M${front} ${round(flatY)}H${round(flat)}`}
        />
        <path className={styles.line} d={ticks([front, flatY], [flat, flatY])} />
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
        <path className={`${styles.amber} ${styles.dashed}`} d={polyline([ray(sunX), shade])} />
        <path
          className={styles.fine}
          d={`M${front} ${ground + 14}V${round(dimensionY + 10)}M${round(back)} ${ground + 14}V${round(dimensionY + 10)}M${front} ${round(dimensionY)}H${round(back)}M${round(pileX - 30)} ${round(pileEnd)}h40M${round(pileX)} ${ground}V${round(pileEnd)}M${front} ${round(foot)}H${front + tiltRadius + 14}M${arc(tiltRadius, tilt)}`}
        />
        <path
          className={styles.line}
          d={ticks([front, dimensionY], [back, dimensionY], [pileX, ground], [pileX, pileEnd])}
        />
      </Lines>
      <Dot at={ray(sunX)} r={12} />
      <Dot at={ray(flat)} r={5} />
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
        className={styles.spare}
        text={t('flat', { pitch: leastPitch })}
      />
      <Label at={[pileX, (ground + pileEnd) / 2]} by={[9, 9]} text={t('metres', { value: pile })} />
      <Label at={[front + tiltRadius, foot]} by={[7, -5]} text={t('degrees', { value: tilt })} />
      <Label
        at={ray(sunX)}
        by={[50, 8]}
        className={styles.sunLabel}
        text={t('winterSun', { altitude: winterNoon })}
      />
      <Label at={[0, groundAt(0)]} by={[6, -5]} text={compass('south')} />
      <Label at={[876, groundAt(876)]} by={[0, -5]} text={compass('north')} />
    </Drawing>
  );
}
