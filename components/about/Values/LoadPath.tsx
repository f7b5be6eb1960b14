import drawing from '@/components/drawings/Drawing.module.css';
import styles from './LoadPath.module.css';

/** The position of the circle of each value. The numbers are those of the list. */
const numerals = [
  [500, 585],
  [500, 410],
  [366, 404],
  [536, 236],
  [500, 70],
] as const;

/**
 * One table of a plant from the side, with the values from the pile up. It is markup and not a file in media/drawings,
 * because its style sheet moves its parts one after the other.
 */
export function LoadPath() {
  return (
    <svg className={drawing.drawing} viewBox="60 96 580 560" aria-hidden="true">
      <path strokeWidth={2} d="M-400 470H201M223 470H410M432 470H540" />
      <path strokeOpacity={0.4} d={`M-384 476${'l-12 12m32-12'.repeat(28)}l-12 12`} />
      <path
        className={styles.member}
        fill="var(--ground)"
        d="M201 470h22v136l-11 18-11-18zM410 470h22v136l-11 18-11-18z"
      />
      <path
        className={styles.member}
        fill="var(--ground)"
        d="M203 338l18-9v133h-18zM412 228l18-9v243h-18zM185 462h54v12h-54zM394 462h54v12h-54z"
      />
      <path className={styles.member} fill="var(--ground)" d="M221 440L412 268v14L221 454z" />
      <path
        className={styles.member}
        fill="var(--ground)"
        d="M110 372L520 156l6 12L116 384zM136 358l11-6-8-15-11 6zM264 291l11-6-8-15-11 6zM352 244l11-6-8-15-11 6zM480 177l11-6-8-15-11 6z"
      />
      <path
        className={styles.member}
        fill="var(--cell)"
        d="M84 366L540 126l-8-15L76 351zM312 246l-8-15"
      />
      <path
        className={styles.dots}
        fill="currentColor"
        strokeWidth={0}
        d="M428 575a4 4 0 0 1 8 0a4 4 0 0 1-8 0M426 400a4 4 0 0 1 8 0a4 4 0 0 1-8 0M356 329a4 4 0 0 1 8 0a4 4 0 0 1-8 0M519 162a4 4 0 0 1 8 0a4 4 0 0 1-8 0M516 117a4 4 0 0 1 8 0a4 4 0 0 1-8 0"
      />
      <path
        className={styles.number}
        fill="var(--ground)"
        d="M432 575L478 575M478 575a22 22 0 0 1 44 0a22 22 0 0 1-44 0M430 400L478 400M478 400a22 22 0 0 1 44 0a22 22 0 0 1-44 0M360 329L364 372.1M344 394a22 22 0 0 1 44 0a22 22 0 0 1-44 0M523 162L531.6 204.4M514 226a22 22 0 0 1 44 0a22 22 0 0 1-44 0M520 117L507.3 80.8M478 60a22 22 0 0 1 44 0a22 22 0 0 1-44 0"
      />
      {numerals.map(([x, y], index) => (
        <text
          key={y}
          className={`${drawing.lettering} ${styles.number}`}
          x={x}
          y={y}
          stroke="none"
          textAnchor="middle"
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
