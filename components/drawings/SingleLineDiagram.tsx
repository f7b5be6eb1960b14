import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import type { Point } from './path';

const viewBox = [0, 0, 830, 272] as const;
/** x of each station, in user units: the left edge of a symbol is above its label's column (PlantOverview.module.css). */
const [modules, inverter, transformer, switchgear, busbar, grid] = [35, 140, 272, 358, 458, 746];
const y = 222;
/** Storage: a branch of its own to the busbar, above the line, with its own label right below it. */
const [battery, converter, ownTransformer, branchY] = [137, 194, transformer, 64];
/** Before the grid, both above the label of the connection point. */
const [mainTransformer, connection] = [609, 675];

const Breaker = ({ at: [x, centre] }: { at: Point }) => (
  <>
    <rect className={styles.knockout} x={x - 16} y={centre - 16} width={32} height={32} />
    <path d={`M${x - 16} ${centre - 16}l32 32m0-32l-32 32`} />
  </>
);

/** Square with a diagonal: direct current on one side, alternating on the other. */
const Converter = ({ at: [x, centre] }: { at: Point }) => (
  <>
    <rect className={styles.knockout} x={x - 26} y={centre - 26} width={52} height={52} />
    <path
      d={`M${x - 26} ${centre + 26}l52-52M${x - 18} ${centre - 12}h16m-16 5h16M${x + 3} ${centre + 13}c3-7 7-7 9 0s6 7 9 0`}
    />
  </>
);

/** Energy flows both ways. */
const doubleArrow = (x: number, top: number) => `M${x - 22} ${top}h44m-7-5l7 5-7 5m-30 0l-7-5 7-5`;

const Meter = ({ at: [x, top] }: { at: Point }) => (
  <>
    <rect className={styles.knockout} x={x - 15} y={top} width={30} height={34} />
    <path d={`M${x - 15} ${top + 10}h30`} />
  </>
);

/** A plant's single-line diagram, from module to grid (symbols after IEC 60617). Decorative: labels are around it. */
export function SingleLineDiagram() {
  return (
    <Drawing viewBox={viewBox} className={styles.singleLine}>
      <path
        d={`M${modules + 34} ${y}H${transformer - 44}M${transformer + 44} ${y}H${grid - 46}l14-32M${grid + 32} ${y - 32}H2200M${battery + 8} ${branchY}H${ownTransformer - 32}M${ownTransformer + 32} ${branchY}H${busbar}M${connection} ${y}v-56`}
      />
      <path
        className={styles.pv}
        d={`M${modules - 34} ${y - 40}h68v80h-68zm17 0v80m17-80v80m17-80v80M${modules - 34} ${y}h68`}
      />
      <Converter at={[inverter, y]} />
      <circle className={styles.knockout} cx={transformer - 16} cy={y} r={28} />
      <circle cx={transformer + 16} cy={y} r={28} />
      <Breaker at={[switchgear, y]} />
      <path className={styles.busbar} d={`M${busbar} ${branchY - 44}V${y + 44}`} />
      <path d={`M${battery + 8} ${branchY - 22}v44m-9-33v22m-13-33v44m-9-33v22`} />
      <Converter at={[converter, branchY]} />
      <path d={doubleArrow(converter, branchY - 38)} />
      <circle className={styles.knockout} cx={ownTransformer - 12} cy={branchY} r={20} />
      <circle cx={ownTransformer + 12} cy={branchY} r={20} />
      <Breaker at={[switchgear, branchY]} />
      <path
        className={styles.dashed}
        d={[-12, 12]
          .map((dx) => `M${mainTransformer + dx - 28} ${y}a28 28 0 0 1 56 0a28 28 0 0 1-56 0`)
          .join('')}
      />
      <Breaker at={[connection, y]} />
      <Meter at={[connection, y - 74]} />
      <path
        d={`M${grid - 24} ${y + 26}L${grid} ${y - 70}L${grid + 24} ${y + 26}M${grid - 17} ${y - 4}h34m-27-28h20m-42 0h64m-56-20h48M${grid - 24} ${y + 26}l41-30m7 30l-41-30`}
      />
      <circle className={styles.dot} cx={modules + 34} cy={y} r={6} />
    </Drawing>
  );
}

/** On phones the plant's line runs down at this x, storage's own line beside it; the style sheet cuts both at each row. */
const [main, branch] = [26, 80];
const through = `M${main}-999V999`;

/** Each with its height and its lines. */
const symbols = {
  modules: [
    84,
    `M${main} 72V999`,
    <>
      <path className={styles.pv} d="M0 12h52v60h-52zm13 0v60m13-60v60m13-60v60M0 42h52" />
      <circle className={styles.dot} cx={main} cy={72} r={6} />
    </>,
  ],
  inverter: [84, through, <Converter key="inverter" at={[main, 42]} />],
  transformer: [
    84,
    through,
    <>
      <circle className={styles.knockout} cx={main} cy={29} r={22} />
      <circle className={styles.knockout} cx={main} cy={55} r={22} />
      <circle cx={main} cy={29} r={22} />
    </>,
  ],
  storage: [
    178,
    `${through}M${branch - 22} 8h44m-33 9h22m-33 13h44m-33 9h22M${branch} 39V999`,
    <>
      <Converter at={[branch - 3, 84]} />
      <path d="M39 62v44m-5-7l5 7 5-7m0-30l-5-7-5 7" />
      <circle className={styles.knockout} cx={branch} cy={138} r={15} />
      <circle className={styles.knockout} cx={branch} cy={157} r={15} />
      <circle cx={branch} cy={138} r={15} />
    </>,
  ],
  switchgear: [
    84,
    `${through}M${branch}-999V999`,
    <>
      <Breaker at={[main, 42]} />
      <Breaker at={[branch, 42]} />
    </>,
  ],
  busbar: [
    84,
    `${through}M${branch}-999V42`,
    <path key="busbar" className={styles.busbar} d="M4 42h98" />,
  ],
  connection: [
    132,
    `${through}M${main} 106h42`,
    <>
      <path
        className={styles.dashed}
        d={[26, 52].map((cy) => `M${main - 22} ${cy}a22 22 0 0 1 44 0a22 22 0 0 1-44 0`).join('')}
      />
      <Breaker at={[main, 106]} />
      <Meter at={[branch, 89]} />
    </>,
  ],
  grid: [
    90,
    `M${main}-999V8M2 88L26 4l24 84M9 62h34m-27-28h20m-36 0h52m-45-18h38M2 88l41-26m7 26L9 62`,
    null,
  ],
} as const;

export type Station = keyof typeof symbols;

/** The symbol of one station, for phones, where the line runs downwards beside the labels. */
export function StationSymbol({ station }: { station: Station }) {
  const [height, lines, symbol] = symbols[station];
  return (
    <Drawing viewBox={[0, 0, 104, height]} className={styles.singleLine}>
      <path d={lines} />
      {symbol}
    </Drawing>
  );
}
