import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** x of each station, in user units: the left edge of a symbol is above its label's column. */
const [modules, inverter, transformer, switchgear, busbar, grid] = [35, 246, 482, 673, 879, 1126];
const y = 88;
const batteryY = y + 82;

/** A plant's single-line diagram, from module to grid (symbols after IEC 60617). Decorative: labels are below it. */
export function SingleLineDiagram() {
  return (
    <Drawing viewBox={[0, 0, 1312, 210]} preserveAspectRatio="xMinYMid meet">
      <path
        className={styles.heavy}
        d={`M${modules + 34} ${y}H${inverter - 26}M${inverter + 26} ${y}H${transformer - 44}M${transformer + 44} ${y}H${switchgear - 16}M${switchgear + 16} ${y}H2200`}
      />
      <path
        className={styles.line}
        d={`M${modules - 34} ${y - 40}h68v80h-68zm17 0v80m17-80v80m17-80v80M${modules - 34} ${y}h68`}
      />
      <rect className={styles.knockout} x={inverter - 26} y={y - 26} width={52} height={52} />
      <path
        className={styles.line}
        d={`M${inverter - 26} ${y + 26}l52-52M${inverter - 18} ${y - 12}h16m-16 5h16M${inverter + 3} ${y + 13}c3-7 7-7 9 0s6 7 9 0`}
      />
      <circle className={styles.knockout} cx={transformer - 16} cy={y} r={28} />
      <circle className={styles.line} cx={transformer + 16} cy={y} r={28} />
      <Breaker x={switchgear} y={y} />
      <path className={styles.busbar} d={`M${busbar} ${y - 74}V${y + 112}`} />
      <path
        className={styles.heavy}
        d={`M${busbar} ${batteryY}H${switchgear + 16}M${switchgear - 16} ${batteryY}H${transformer + 26}`}
      />
      <Breaker x={switchgear} y={batteryY} />
      <path
        className={styles.heavy}
        d={[0, 1, 2]
          .map((cell) => `M${transformer + 26 - cell * 22} ${batteryY - 20}v40m-9-30v20`)
          .join('')}
      />
      <path
        className={styles.heavy}
        d={`M${grid - 24} ${y + 26}L${grid} ${y - 70}L${grid + 24} ${y + 26}M${grid - 17} ${y - 4}h34m-27-28h20m-42 0h64m-56-20h48M${grid - 24} ${y + 26}l41-30m7 30l-41-30`}
      />
      <circle className={styles.dot} cx={modules + 34} cy={y} r={6} />
    </Drawing>
  );
}

function Breaker({ x, y: centre }: { x: number; y: number }) {
  return (
    <>
      <rect className={styles.knockout} x={x - 16} y={centre - 16} width={32} height={32} />
      <path className={styles.line} d={`M${x - 16} ${centre - 16}l32 32m0-32l-32 32`} />
    </>
  );
}

const symbols = {
  modules: (
    <>
      <path className={styles.line} d="M14 12h60v60h-60zm15 0v60m15-60v60m15-60v60M14 42h60" />
      <circle className={styles.dot} cx={44} cy={72} r={6} />
    </>
  ),
  inverter: (
    <>
      <rect className={styles.knockout} x={18} y={16} width={52} height={52} />
      <path className={styles.line} d="M18 68l52-52M26 30h16m-16 5h16M47 57c3-7 7-7 9 0s6 7 9 0" />
    </>
  ),
  transformer: (
    <>
      <circle className={styles.knockout} cx={44} cy={30} r={22} />
      <circle className={styles.knockout} cx={44} cy={56} r={22} />
      <circle className={styles.line} cx={44} cy={30} r={22} />
    </>
  ),
  switchgear: <Breaker x={44} y={42} />,
  busbar: <path className={styles.busbar} d="M10 42h68" />,
  grid: (
    <path
      className={styles.heavy}
      d="M20 84L44 0l24 84M27 58h34m-27-28h20m-42 0h64m-56-18h48M20 84l41-26m7 26L27 58"
    />
  ),
} as const;

export type Station = keyof typeof symbols;

/** The symbol of one station, for phones, where the line runs downwards beside the labels. */
export function StationSymbol({ station }: { station: Station }) {
  return <Drawing viewBox={[0, 0, 88, 86]}>{symbols[station]}</Drawing>;
}
