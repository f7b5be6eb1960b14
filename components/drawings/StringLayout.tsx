import { pvTable } from '@/site/plant';
import { Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';
import { type Point, round } from './path';

/** User units to the metre. */
const scale = 10;
const viewBox = [0, 0, 506, 500] as const;
/** A table seen from above: its slope is foreshortened by its tilt. */
const table = {
  width: pvTable.width * scale,
  height: pvTable.length * Math.cos((pvTable.tilt * Math.PI) / 180) * scale,
};
const cell = { width: table.width / pvTable.columns, height: table.height / pvTable.rows };
const [left, top] = [24, 30];
/** Between the second and the third table of a row, with the cables to the station. */
const corridor = 30;
const columns: readonly number[] = [
  left,
  left + table.width + 6,
  left + 2 * table.width + 6 + corridor,
];
const trench = left + 2 * table.width + 6 + corridor / 2;
/** Index of the first table of each row: the site has no lower left corner, so the last two rows begin later. */
const firstTables = [0, 0, 0, 1, 1];
const string = { row: 1, column: 0 };

interface StringLayoutProps {
  /** Metres from row to row. */
  readonly pitch: number;
  readonly labels: { string: string; inverter: string; pitch: string };
}

/** Part of a string layout, to scale: a string, its run to the nearest inverter, and the trench to the station. */
export function StringLayout({ pitch, labels }: StringLayoutProps) {
  const rowTop = (row: number) => top + row * pitch * scale;
  const corner = (row: number, column: number): Point => [columns[column] ?? 0, rowTop(row)];
  const tablePath = ([x, y]: Point) =>
    `M${round(x)} ${round(y)}h${round(table.width)}v${round(table.height)}h${round(-table.width)}zm0 ${round(cell.height)}h${round(table.width)}` +
    Array.from(
      { length: pvTable.columns - 1 },
      (_, index) => `M${round(x + (index + 1) * cell.width)} ${round(y)}v${round(table.height)}`,
    ).join('');
  const plain = firstTables
    .flatMap((first, row) =>
      columns
        .map((_, column) => column)
        .filter((column) => column >= first)
        .filter((column) => row !== string.row || column !== string.column)
        .map((column) => tablePath(corner(row, column))),
    )
    .join('');

  const [x, y] = corner(string.row, string.column);
  /** The string's ends are at the side of the corridor. */
  const end = x + table.width - cell.width / 2;
  const [upper, lower] = [y + cell.height / 2, y + cell.height * 1.5];
  const aisle = (row: number) => rowTop(row) + table.height + (pitch * scale - table.height) / 2;
  const inverters = [0, 3].map(aisle);
  const nearest = inverters.reduce((a, b) => (Math.abs(b - y) < Math.abs(a - y) ? b : a));
  const station = viewBox[3] - 34;
  const dimension = columns[1] === undefined ? left : columns[1] - 22;
  const [from, to] = [rowTop(3), rowTop(4)];

  const lettering = (
    <>
      <Label viewBox={viewBox} at={[x, y + table.height]} by={[0, 18]} className={styles.cellLabel}>
        {labels.string}
      </Label>
      <Label viewBox={viewBox} at={[columns[2] ?? 0, nearest]} by={[2, 6]}>
        {labels.inverter}
      </Label>
      <Label viewBox={viewBox} at={[dimension, (from + to) / 2]} by={[-9, 6]} anchor="end">
        {labels.pitch}
      </Label>
    </>
  );
  return (
    <LabelledDrawing viewBox={viewBox} className={styles.strings} labels={lettering}>
      <path className={styles.fine} d={plain} />
      <rect
        className={styles.cellFill}
        x={round(x)}
        y={round(y)}
        width={round(table.width)}
        height={round(table.height)}
      />
      <path className={styles.onCell} d={tablePath([x, y])} />
      <path
        className={styles.cell}
        d={`M${round(trench)} ${round(inverters[0] ?? 0)}V${station}`}
      />
      <path
        className={styles.amberFine}
        d={`M${round(trench - 5)} ${round(nearest)}V${round(upper)}H${round(x + cell.width / 2)}V${round(lower)}H${round(trench + 5)}V${round(nearest)}`}
      />
      <path
        className={styles.dot}
        d={[upper, lower]
          .map((cy) => `M${round(end - 4)} ${round(cy)}a4 4 0 0 1 8 0a4 4 0 0 1-8 0`)
          .join('')}
      />
      <path
        className={styles.boundary}
        d={`M2 2H504V498H${round(left + table.width - 4)}V${round(rowTop(3) - 22)}H2Z`}
      />
      {inverters.map((inverterY) => (
        <g key={inverterY}>
          <rect
            className={styles.knockout}
            x={round(trench - 10)}
            y={round(inverterY - 10)}
            width={20}
            height={20}
          />
          <path
            className={styles.cell}
            d={`M${round(trench - 10)} ${round(inverterY + 10)}l20-20`}
          />
        </g>
      ))}
      <rect
        className={styles.knockout}
        x={round(trench - 20)}
        y={station - 8}
        width={40}
        height={24}
      />
      <path
        className={styles.fine}
        d={`M${dimension - 8} ${round(from)}h26M${dimension - 8} ${round(to)}h26M${dimension} ${round(from)}V${round(to)}`}
      />
      <path
        className={styles.line}
        d={[from, to].map((level) => `M${dimension - 5} ${round(level + 5)}l10-10`).join('')}
      />
    </LabelledDrawing>
  );
}
