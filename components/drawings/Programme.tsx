import { Drawing } from './Drawing';
import styles from './Drawing.module.css';
import { range, round } from './path';

const width = 1180;
const height = 300;
/** Start and end of each task as shares of the programme. Schematic. */
const tasks = [
  [0, 0.14],
  [0.08, 0.3],
  [0.2, 0.42],
  [0.3, 0.62],
  [0.44, 0.78],
  [0.55, 0.84],
  [0.8, 0.94],
  [0.92, 1],
] as const;
const critical = 3;
const today = 0.58 * width;
const taskY = (index: number) => 14 + index * 35;

/** A construction programme as a bar chart with a line for today. */
export function Programme({ className }: { className?: string | undefined }) {
  const weeks = range(0, 24, 1);
  const line = (week: number) => `M${round((width * week) / 24)} 0v${height}`;
  const links = tasks
    .slice(0, -1)
    .map(([, end], index) => {
      const next = (tasks[index + 1]?.[0] ?? 0) * width;
      return `M${round(end * width)} ${taskY(index) + 7}h8v17H${round(next)}v11`;
    })
    .join('');
  return (
    <Drawing
      viewBox={[-2, -6, width + 4, height + 8]}
      preserveAspectRatio="none"
      className={className}
    >
      <path
        className={styles.hair}
        d={weeks
          .filter((week) => week % 4 !== 0)
          .map(line)
          .join('')}
      />
      <path
        className={styles.fine}
        d={weeks
          .filter((week) => week % 4 === 0)
          .map(line)
          .join('')}
      />
      <path className={`${styles.fine} ${styles.dashed}`} d={links} />
      {tasks.map(([start, end], index) => (
        <rect
          key={start}
          className={index === critical ? styles.cellFill : styles.knockout}
          x={round(start * width)}
          y={taskY(index)}
          width={round((end - start) * width)}
          height={14}
        />
      ))}
      <path className={styles.amberFine} d={`M${round(today)} -4v${height + 4}`} />
      <path className={styles.dot} d={`M${round(today - 8)} -4h16l-8 12z`} />
    </Drawing>
  );
}
