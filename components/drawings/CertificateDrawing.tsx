import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** A certificate, schematic. */
export function CertificateDrawing() {
  return (
    <Drawing viewBox={[0, 0, 212, 300]}>
      <path className={styles.sheet} d="M1 1h164l46 46v252H1z" />
      <path className={styles.line} d="M165 1v46h46" />
      <path
        className={styles.fine}
        d="M22 84h124M22 108h168M22 122h168M22 136h104M22 168h80M22 192h168M22 206h148"
      />
      <path className={styles.sun} d="M136 252a22 22 0 0 1 44 0z" />
      <circle className={styles.fine} cx={158} cy={252} r={22} />
      <path className={styles.fine} d="M130 252h56M22 262c14-18 20 8 32-6s14 6 30-2" />
      <circle className={styles.fine} cx={34} cy={40} r={14} />
      <path className={styles.fine} d="M14 40h40" />
    </Drawing>
  );
}
