import { contourLines } from './contourLines';
import { Dot, Label, LabelledDrawing } from './Drawing';
import styles from './Drawing.module.css';

const width = 760;
const height = 560;
const viewBox = [0, 0, 720, 520] as const;
const lines = contourLines({ width, height, seed: 5, scale: 3, levels: 16, step: 16 });

/** A site with contour lines and its grid connection. Schematic, as its caption says. */
export function Contours({ label }: { label: string }) {
  const lettering = (
    <>
      <Dot viewBox={viewBox} at={[600, 210]} r={7} />
      <Dot viewBox={viewBox} at={[688, 120]} r={7} />
      <Label viewBox={viewBox} at={[700, 56]} anchor="end">
        {label}
      </Label>
    </>
  );
  return (
    <LabelledDrawing viewBox={viewBox} className={styles.contours} labels={lettering}>
      <path className={styles.hair} d={lines.minor} />
      <path className={styles.fine} d={lines.major} />
      <path className={styles.boundary} d="M150 120L430 90L600 210L560 400L300 440L130 330Z" />
      <path className={styles.amber} d="M600 210L688 120" />
    </LabelledDrawing>
  );
}
