import { contourLines } from './contourLines';
import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

const width = 760;
const height = 560;
const lines = contourLines({ width, height, seed: 5, scale: 3, levels: 16, step: 16 });

/** A site with contour lines and its grid connection. Schematic, as its caption says. */
export function Contours({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox={[0, 0, 720, 520]} preserveAspectRatio="xMidYMid slice" className={className}>
      <path className={styles.hair} d={lines.minor} />
      <path className={styles.fine} d={lines.major} />
      <path className={styles.boundary} d="M150 120L430 90L600 210L560 400L300 440L130 330Z" />
      <path className={styles.amber} d="M600 210L760 130" />
      <circle className={styles.dot} cx={600} cy={210} r={8} />
    </Drawing>
  );
}
