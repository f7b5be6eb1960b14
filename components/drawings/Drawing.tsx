import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  /** SVG user units: min-x, min-y, width, height. */
  readonly viewBox: readonly [number, number, number, number];
  /** Accessible name; a drawing without one is decorative, because the text beside it says the same. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  readonly preserveAspectRatio?: string;
  readonly children: ReactNode;
}

/** The `<svg>` of a drawing, with the shared line weights and colours and its accessible name. */
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
