import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  /** SVG user units: min-x, min-y, width, height. */
  readonly viewBox: readonly [number, number, number, number];
  /** What a reader is told; a drawing without it is decorative, since the text beside it says the same. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly preserveAspectRatio?: string;
  readonly children: ReactNode;
}

/** The sheet that every drawing is drawn on: line weights, colours and its name for assistive technology. */
export function Drawing({ viewBox, name, className = '', children, ...rest }: DrawingProps) {
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the role above, one of the two
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={viewBox.join(' ')}
      {...role}
      {...rest}
    >
      {children}
    </svg>
  );
}
