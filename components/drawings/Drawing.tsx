import type { ReactNode } from 'react';
import styles from './Drawing.module.css';
import { pens } from './pens';

/** One path, a group that another drawing shows again, or the group that it shows. */
export interface Shape {
  readonly class?: string | undefined;
  readonly d?: string | undefined;
  readonly id?: string | undefined;
  readonly shapes?: readonly Shape[] | undefined;
  readonly use?: string | undefined;
}

/** A label, or a round dot: with a radius in px. */
export interface Mark {
  readonly x: string | number;
  readonly y: string | number;
  /** Distance from there in px, which does not stretch. */
  readonly dx?: number | undefined;
  readonly dy?: number | undefined;
  readonly class?: string | undefined;
  readonly r?: number | undefined;
  /** The name of the words, and what they are said of; or letters that are the same in every language. */
  readonly label?: string | undefined;
  readonly value?: number | undefined;
  readonly text?: string | undefined;
}

export interface DrawingData {
  readonly box: readonly number[];
  readonly class?: string | undefined;
  /** Lines fill the drawing's box; letters and dots keep their size. */
  readonly stretched?: boolean | undefined;
  readonly preserveAspectRatio?: string | undefined;
  readonly shapes: readonly Shape[];
  readonly marks?: readonly Mark[] | undefined;
}

type Words = ReactNode | ((value: number) => ReactNode);

interface DrawingProps {
  readonly drawing: DrawingData;
  readonly labels?: Readonly<Record<string, Words>>;
  /** Accessible name; a drawing without one is decorative, because the text beside it says the same. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  /** Of classes that the drawing has besides the shared ones. */
  readonly own?: Readonly<Record<string, string>> | undefined;
}

/**
 * Shows the data of a drawing. Words of its `class` are pens and classes of the style sheets.
 *
 * @throws where words are missing
 */
export function Drawing({ drawing, labels = {}, name, className = '', own = {} }: DrawingProps) {
  const { box, class: kind = '', stretched, preserveAspectRatio, shapes, marks = [] } = drawing;
  const look = (words: string) => {
    const names = words.split(' ').filter(Boolean);
    const classes = names.map((word) => own[word] ?? styles[word]).filter(Boolean);
    return Object.assign(
      {},
      { className: classes.join(' ') || undefined },
      ...names.map((word) => pens[word]),
    );
  };

  const shape = ({ class: words = '', d, id, shapes, use }: Shape, index: number): ReactNode => {
    if (use) return <use key={use} href={`#${use}`} />;
    if (!shapes) return <path key={index} {...look(words)} d={d} />;
    return (
      <g key={id} id={id} className={styles.shapes}>
        {shapes.map(shape)}
      </g>
    );
  };

  const wordsOf = ({ label, value = 0, text }: Mark): ReactNode => {
    if (!label) return text;
    const words = labels[label];
    if (words === undefined) throw new Error(`A drawing needs the words “${label}”`);
    return typeof words === 'function' ? words(value) : words;
  };
  const mark = (mark: Mark, index: number) => {
    const { x, y, dx, dy, class: words = '', r } = mark;
    return r ? (
      <circle key={index} {...look(`dot ${words}`)} cx={x} cy={y} r={r} />
    ) : (
      <text key={index} {...look(`label ${words}`)} {...{ x, y, dx, dy }}>
        {wordsOf(mark)}
      </text>
    );
  };

  const viewBox = box.join(' ');
  const lines = shapes.map(shape);
  const role = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  const attributes = {
    className: `${look(`drawing ${kind}`).className} ${className}`.trim(),
    viewBox: stretched ? undefined : viewBox,
    preserveAspectRatio,
    ...role,
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name, or aria-hidden
    <svg {...attributes}>
      {stretched ? (
        <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
          {lines}
        </svg>
      ) : (
        lines
      )}
      {marks.map(mark)}
    </svg>
  );
}

/** For words with a line below another at the left edge of a chart. */
export const labelLines = {
  line: (chunks: ReactNode) => (
    <tspan x="8" dy="19">
      {chunks}
    </tspan>
  ),
};
