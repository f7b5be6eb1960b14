import type { ReactNode } from 'react';
import { drawings } from '@/generated/drawings';
import type { DrawingClass } from './classes';
import styles from './Drawing.module.css';

/** A word at its position in a drawing. */
export interface Annotation {
  /** The share of the drawing's width or height. */
  readonly x: string;
  readonly y: string;
  /** The distance from that position in px. It does not stretch with the drawing. */
  readonly dx?: number;
  readonly dy?: number;
  readonly classes?: readonly DrawingClass[];
  /** Attributes by React's names. */
  readonly look: Readonly<Record<string, string>>;
  /** The name of the words and the value that they are about, or letters that are the same in every language. */
  readonly label?: string;
  readonly value?: number;
  readonly text?: string;
}

/** What the build knows of a drawing (scripts/assets/drawings/readDrawings.ts). */
export interface DrawingDescription {
  /** SVG markup, without the words. */
  readonly lines: string;
  /** Undefined if the drawing stretches. */
  readonly viewBox?: string;
  /** The size of a drawing that stretches, from which the browser has its proportions. */
  readonly width?: number;
  readonly height?: number;
  readonly annotations: readonly Annotation[];
}

const described: Readonly<Record<keyof typeof drawings, DrawingDescription>> = drawings;

type Label = ReactNode | ((value: number) => ReactNode);

export interface DrawingProps {
  /** The name of its file. For one of several drawings in a file it is the `id`. */
  readonly drawing: keyof typeof drawings;
  /** The words for each name of words in the drawing. */
  readonly labels?: Readonly<Record<string, Label>>;
  /** The accessible name. A drawing without one is decorative, because the text beside it says the same. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** Whether a drawing has a place for words. Computed drawings name only what the sun reaches at the office. */
export function hasLabel(drawing: DrawingProps['drawing'], name: string): boolean {
  return described[drawing].annotations.some(({ label }) => label === name);
}

/**
 * Shows a drawing of media/drawings. Its lines are in the page, so that a saved page has them (browsers refuse the
 * `<use>` of another file there), and its words are text of the page.
 *
 * @throws if words are missing, or if the drawing has no place for some of them
 */
export function Drawing({ drawing, labels = {}, name, className = '' }: DrawingProps) {
  const { lines, annotations, ...size } = described[drawing];
  const unknown = Object.keys(labels).find((label) => !hasLabel(drawing, label));
  if (unknown) throw new Error(`The drawing “${drawing}” has no label “${unknown}”`);
  const wordsOf = ({ label, value = 0, text }: Annotation): ReactNode => {
    if (!label) return text;
    const words = labels[label];
    if (words === undefined) throw new Error(`The drawing “${drawing}” needs the words “${label}”`);
    return typeof words === 'function' ? words(value) : words;
  };
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name, or aria-hidden
    <svg
      className={`${styles.drawing} ${className}`.trim()}
      {...size}
      {...role}
      // Without styles its areas would be black.
      fill="none"
      stroke="currentColor"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: readDrawings.ts writes only shapes */}
      <g dangerouslySetInnerHTML={{ __html: lines }} />
      {annotations.map((annotation) => {
        const { x, y, dx, dy, look, classes = [] } = annotation;
        const key = [x, y, annotation.label ?? annotation.text, annotation.value].join();
        const className = [styles.lettering, ...classes.map((name) => styles[name])].join(' ');
        return (
          <text key={key} className={className} {...look} {...{ x, y, dx, dy }}>
            {wordsOf(annotation)}
          </text>
        );
      })}
    </svg>
  );
}

/** For words that continue on a second line at the left edge of a chart. */
export const labelLines = {
  line: (chunks: ReactNode) => (
    <tspan x="8" dy="1.12em">
      {chunks}
    </tspan>
  ),
};
