import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import type { Point } from './path';

const moduleSize = { width: 13, height: 22 };
const columns = 14;
const aisle = 22;
const tablesPerRow = 3;
const table = { width: columns * moduleSize.width, height: 2 * moduleSize.height };
const pitch = { x: table.width + aisle, y: table.height + 26 };
const margin = 34;
/** Index of the first table of each row: the site has no lower left corner, so the last two rows begin later. */
const firstTables = [0, 0, 0, 0, 0, 1, 1];
const string = { row: 2, table: 1 };
const trench = margin + 2 * pitch.x - aisle / 2;

/** Upper left corner of a table. */
function corner(row: number, index: number): Point {
  return [margin + index * pitch.x, margin + row * pitch.y];
}

function tablePath([x, y]: Point): string {
  const lines = [0, 1, 2].map((j) => `M${x} ${y + j * moduleSize.height}h${table.width}`);
  const cuts = Array.from(
    { length: columns + 1 },
    (_, i) => `M${x + i * moduleSize.width} ${y}v${table.height}`,
  );
  return [...lines, ...cuts].join('');
}

/** Part of a string layout: tables of 2 × 14 modules, with one string of 28 highlighted. Schematic. */
export function StringLayout() {
  const plain = firstTables
    .flatMap((firstTable, row) =>
      Array.from({ length: tablesPerRow - firstTable }, (_, index) => index + firstTable)
        .filter((index) => row !== string.row || index !== string.table)
        .map((index) => tablePath(corner(row, index))),
    )
    .join('');
  const [x, y] = corner(string.row, string.table);
  const [start, upper, lower] = [
    x + moduleSize.width / 2,
    y + moduleSize.height / 2,
    y + moduleSize.height * 1.5,
  ];
  return (
    <Drawing viewBox={[13, 13, 718, 532]}>
      <path className={styles.fine} d={plain} />
      <rect className={styles.cellFill} x={x} y={y} width={table.width} height={table.height} />
      <path className={styles.onCell} d={tablePath([x, y])} />
      <path
        className={styles.amberFine}
        d={`M${start} ${upper}H${x + table.width - moduleSize.width / 2}V${lower}H${start}`}
      />
      <circle className={styles.dot} cx={start} cy={upper} r={4.5} />
      <circle className={styles.dot} cx={start} cy={lower} r={4.5} />
      <path
        className={styles.boundary}
        d={`M14 14H730V544H${margin + table.width + aisle / 2}V390H14Z`}
      />
      <path className={styles.cell} d={`M${trench} ${margin}V520`} />
      {[92, 232, 372].map((inverterY) => (
        <g key={inverterY}>
          <rect className={styles.knockout} x={trench - 9} y={inverterY} width={18} height={18} />
          <path className={styles.cell} d={`M${trench - 9} ${inverterY + 18}l18-18`} />
        </g>
      ))}
      <rect className={styles.knockout} x={trench - 18} y={498} width={36} height={24} />
    </Drawing>
  );
}
