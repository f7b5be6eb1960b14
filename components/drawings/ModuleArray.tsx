import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { round } from './path';

interface ModuleArrayProps {
  readonly count: number;
  readonly columns: number;
  /** Metres: portrait modules. */
  readonly module: { readonly width: number; readonly height: number };
  /** Width of the drawing in metres: the same for arrays that are compared. */
  readonly sheet: number;
  readonly tone: 'fine' | 'cell';
}

/** An array of modules, to scale. */
export function ModuleArray({ count, columns, module, sheet, tone }: ModuleArrayProps) {
  const scale = 560 / sheet;
  const [w, h] = [module.width * scale, module.height * scale];
  const fullRows = Math.floor(count / columns);
  const rest = count % columns;
  const horizontal = Array.from(
    { length: fullRows + 1 },
    (_, row) => `M0 ${round(row * h)}h${round(columns * w)}`,
  );
  const vertical = Array.from(
    { length: columns + 1 },
    (_, column) =>
      `M${round(column * w)} 0v${round((fullRows + (column <= rest && rest > 0 ? 1 : 0)) * h)}`,
  );
  const last = rest > 0 ? `M0 ${round((fullRows + 1) * h)}h${round(rest * w)}` : '';
  return (
    <Drawing viewBox={[-1, -1, 562, round((fullRows + 1) * h) + 2]}>
      <path
        className={`${styles[tone]} ${styles.mesh}`}
        d={horizontal.join('') + vertical.join('') + last}
      />
    </Drawing>
  );
}
