import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, polyline, range, round } from './path';

const [x0, y0, width, height] = [60, 380, 620, 330];
const irradiances = [0.4, 0.6, 0.8, 1];

/** Current at a voltage, as shares of the string's short-circuit current and open-circuit voltage; schematic. */
function current(irradiance: number, voltage: number): number {
  return irradiance * (1 - Math.exp((voltage - (0.92 + 0.06 * irradiance)) / 0.045));
}

function curve(irradiance: number): { path: string; maximumPower: Point } {
  const toSheet = (voltage: number): Point => [
    x0 + width * voltage * 0.98,
    y0 - height * Math.max(0, current(irradiance, voltage)) * 0.9,
  ];
  const open = 0.92 + 0.06 * irradiance;
  const voltages = [...range(0, 0.7, 0.1), ...range(0.72, open, 0.02), open];
  const power = (voltage: number) => voltage * current(irradiance, voltage);
  const best = range(0.5, open, 0.005).reduce((a, b) => (power(b) > power(a) ? b : a));
  return { path: polyline(voltages.map(toSheet)), maximumPower: toSheet(best) };
}

/** I–V curves of a string at four irradiances, with the points of maximum power. */
export function IvCurve({ labels }: { labels: { current: string; voltage: string } }) {
  const curves = irradiances.map((irradiance) => ({ irradiance, ...curve(irradiance) }));
  const grid =
    range(0, 10, 1)
      .map((i) => `M${x0 + (width * i) / 10} ${y0}v${-height}`)
      .join('') +
    range(0, 6, 1)
      .map((j) => `M${x0} ${y0 - (height * j) / 6}h${width}`)
      .join('');
  return (
    <Drawing viewBox={[20, 0, 690, 430]}>
      <path className={styles.hair} d={grid} />
      <path className={styles.line} d={`M${x0} ${y0 - height - 12}V${y0}h${width + 14}`} />
      {curves.map(({ irradiance, path, maximumPower: [x, y] }) => (
        <g key={irradiance}>
          {irradiance === 1 && (
            <path className={styles.amberFine} d={`M${x0} ${round(y)}H${round(x)}V${y0}`} />
          )}
          <path className={irradiance === 1 ? styles.cellHeavy : styles.fine} d={path} />
          <circle className={styles.dot} cx={round(x)} cy={round(y)} r={irradiance === 1 ? 7 : 4} />
        </g>
      ))}
      <text x={x0 - 8} y={y0 - height - 22}>
        {labels.current}
      </text>
      <text x={x0 + width + 6} y={y0 + 30} textAnchor="end">
        {labels.voltage}
      </text>
    </Drawing>
  );
}
