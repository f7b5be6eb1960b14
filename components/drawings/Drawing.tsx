import type { ReactNode } from 'react';
import styles from './Drawing.module.css';
import { type Point, round } from './path';

export type ViewBox = readonly [minX: number, minY: number, width: number, height: number];

interface DrawingProps {
  /** SVG user units: min-x, min-y, width, height. A drawing with lettering has them in its `<Lines>`. */
  readonly viewBox?: ViewBox;
  /** Accessible name; a drawing without one is decorative, because the text beside it says the same. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly preserveAspectRatio?: string;
  readonly children: ReactNode;
}

/** The `<svg>` of a drawing, with the shared line weights and colours and its accessible name. */
export function Drawing({ viewBox, name, className = '', ...rest }: DrawingProps) {
  const box = viewBox && { viewBox: viewBox.join(' ') };
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return <svg className={`${styles.drawing} ${className}`} {...box} {...role} {...rest} />;
}

interface LabelProps {
  /** User units of the view box; a box stands for its upper left corner. */
  readonly at: Point | ViewBox;
  /** Distance from there in px, which does not stretch. */
  readonly by?: Point;
  readonly anchor?: 'middle' | 'end' | undefined;
  readonly className?: string | undefined;
  readonly text: ReactNode;
}

/**
 * The parts of a drawing with lettering that stays readable at any width: lines, which stretch to the drawing's box; labels,
 * which keep the size of their letters; and round marks, which stretched lines would make ellipses. The drawing's class
 * gives it a height.
 */
export function inViewBox(viewBox: ViewBox) {
  const [minX, minY, width, height] = viewBox;
  const left = (x: number) => `${round(((x - minX) / width) * 100)}%`;
  const top = (y: number) => `${round(((y - minY) / height) * 100)}%`;

  const lines = ({ children }: { children: ReactNode }) => (
    <svg viewBox={viewBox.join(' ')} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
  const label = ({ at, by = [0, 0], anchor, className = '', text, ...rest }: LabelProps) => (
    <text
      className={`${styles.label} ${className}`}
      x={left(at[0])}
      y={top(at[1])}
      dx={by[0] || undefined}
      dy={by[1] || undefined}
      textAnchor={anchor}
      {...rest}
    >
      {text}
    </text>
  );
  /** `r` is in px. */
  const dot = ({ at: [x, y], r }: { at: Point; r: number }) => (
    <circle className={styles.dot} cx={left(x)} cy={top(y)} r={r} />
  );
  return { Lines: lines, Label: label, Dot: dot };
}
