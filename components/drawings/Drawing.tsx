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

interface LabelledDrawingProps extends Omit<DrawingProps, 'preserveAspectRatio'> {
  readonly viewBox: ViewBox;
  /** `<Label>`s, which keep the size of their letters while the lines stretch to the drawing's box. */
  readonly labels: ReactNode;
}

/** A drawing with lettering that stays readable at any width. Its class gives it a height. */
export function LabelledDrawing({ viewBox, labels, children, ...rest }: LabelledDrawingProps) {
  return (
    <Drawing {...rest}>
      <Lines viewBox={viewBox}>{children}</Lines>
      {labels}
    </Drawing>
  );
}

export function Lines({ viewBox, children }: { viewBox: ViewBox; children: ReactNode }) {
  return (
    <svg viewBox={viewBox.join(' ')} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

interface LabelProps {
  readonly viewBox: ViewBox;
  /** User units of the view box; a box stands for its upper left corner. */
  readonly at: Point | ViewBox;
  /** Distance from there in px, which does not stretch. */
  readonly by?: Point;
  readonly anchor?: 'middle' | 'end' | undefined;
  readonly className?: string | undefined;
  readonly filter?: string;
  readonly children: ReactNode;
}

function percent(value: number, from: number, length: number): string {
  return `${round(((value - from) / length) * 100)}%`;
}

/** A text on a labelled drawing. */
export function Label({ viewBox, at, by = [0, 0], anchor, className = '', ...rest }: LabelProps) {
  const [minX, minY, width, height] = viewBox;
  return (
    <text
      className={`${styles.label} ${className}`}
      x={percent(at[0], minX, width)}
      y={percent(at[1], minY, height)}
      dx={by[0] || undefined}
      dy={by[1] || undefined}
      textAnchor={anchor}
      {...rest}
    />
  );
}

interface DotProps {
  readonly viewBox: ViewBox;
  readonly at: Point;
  /** Radius in px. */
  readonly r: number;
}

/** A round mark on a labelled drawing, where a circle of the stretched lines would be an ellipse. */
export function Dot({ viewBox: [minX, minY, width, height], at: [x, y], r }: DotProps) {
  return (
    <circle
      className={styles.dot}
      cx={percent(x, minX, width)}
      cy={percent(y, minY, height)}
      r={r}
    />
  );
}

interface BoundLabelProps extends Omit<LabelProps, 'viewBox' | 'children'> {
  readonly text: ReactNode;
}

/**
 * The parts of a drawing with lettering that stays readable at any width: lines, which stretch to the drawing's box, and
 * labels, which keep the size of their letters. The drawing's class gives it a height. For modules, not within a component.
 */
export function inViewBox(viewBox: ViewBox) {
  const lines = (props: { children: ReactNode }) => <Lines viewBox={viewBox} {...props} />;
  const label = ({ text, ...props }: BoundLabelProps) => (
    <Label viewBox={viewBox} {...props}>
      {text}
    </Label>
  );
  const dot = (props: Omit<DotProps, 'viewBox'>) => <Dot viewBox={viewBox} {...props} />;
  return { Lines: lines, Label: label, Dot: dot };
}
