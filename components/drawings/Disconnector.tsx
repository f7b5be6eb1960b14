import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** An open disconnector (IEC 60617, S00288). */
export function Disconnector({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox={[0, 0, 1440, 160]} preserveAspectRatio="xMidYMid slice" className={className}>
      <path className={styles.busbar} d="M-800 110H640M800 110H2240" />
      <path className={styles.blade} d="M640 110L778 32" />
      <circle className={styles.knockout} cx={640} cy={110} r={9} />
      <circle className={styles.knockout} cx={800} cy={110} r={9} />
    </Drawing>
  );
}
