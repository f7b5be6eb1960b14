import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** The half sun of the company's mark, large; the horizon is a border of its parent. */
export function RisingSun({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox={[0, 0, 600, 600]} className={className}>
      <path className={styles.sun} d="M10 300a290 290 0 0 1 580 0z" />
      <circle cx={300} cy={300} r={290} strokeWidth={3} />
    </Drawing>
  );
}
