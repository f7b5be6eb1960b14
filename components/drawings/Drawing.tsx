import type { ReactNode } from 'react';
import { drawnLines } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import styles from './Drawing.module.css';
import { pens } from './pens';

/** One path; in a file of lines also a group that another drawing shows again, or the group that it shows. */
export interface Shape {
  readonly class?: string | undefined;
  readonly d?: string | undefined;
  readonly id?: string | undefined;
  readonly shapes?: readonly Shape[] | undefined;
  readonly use?: string | undefined;
}

/** A label; with a radius in px a round dot, with a size a frame. */
export interface Mark {
  readonly x: string | number;
  readonly y: string | number;
  /** Distance from there in px, which does not stretch. */
  readonly dx?: number | undefined;
  readonly dy?: number | undefined;
  readonly class?: string | undefined;
  readonly r?: number | undefined;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  /** The name of the words, and what they are said of; or letters that are the same in every language. */
  readonly label?: string | undefined;
  readonly value?: number | undefined;
  readonly text?: string | undefined;
}

export interface DrawingData {
  /** The name of its lines and dots in a file (scripts/assets/media/lines.ts), so that they are no weight of the page. */
  readonly lines?: string | undefined;
  readonly box: readonly number[];
  readonly class?: string | undefined;
  /** Lines fill the drawing's box; letters and dots keep their size. */
  readonly stretched?: boolean | undefined;
  readonly preserveAspectRatio?: string | undefined;
  readonly shapes: readonly Shape[];
  readonly marks?: readonly Mark[] | undefined;
}

const files: Readonly<Record<string, string>> = drawnLines;

type Words = ReactNode | ((value: number) => ReactNode);

export interface DrawingProps {
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
  const { lines, box, class: kind = '', stretched, preserveAspectRatio, shapes } = drawing;
  const look = (words: string) => {
    const names = words.split(' ').filter(Boolean);
    const classes = names.map((word) => own[word] ?? styles[word]).filter(Boolean);
    return Object.assign(
      {},
      { className: classes.join(' ') || undefined },
      ...names.map((word) => pens[word]),
    );
  };

  const wordsOf = ({ label, value = 0, text }: Mark): ReactNode => {
    if (!label) return text;
    const words = labels[label];
    if (words === undefined) throw new Error(`A drawing needs the words “${label}”`);
    return typeof words === 'function' ? words(value) : words;
  };
  const mark = ({ class: words = '', dx, dy, r, ...place }: Mark, index: number) => {
    const { x, y, width, height } = place;
    if (width) return <rect key={index} {...look(words)} {...{ x, y, width, height }} />;
    if (r)
      return lines ? null : <circle key={index} {...look(`dot ${words}`)} cx={x} cy={y} r={r} />;
    return (
      <text key={index} {...look(`label ${words}`)} {...{ x, y, dx, dy }}>
        {wordsOf(place)}
      </text>
    );
  };

  const viewBox = box.join(' ');
  const paths = shapes.map(({ class: words = '', d }) => <path key={d} {...look(words)} d={d} />);
  const drawn = stretched ? (
    <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {paths}
    </svg>
  ) : (
    paths
  );
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
      {lines ? <use href={fileUrl(files[lines] ?? '')} /> : drawn}
      {drawing.marks?.map(mark)}
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
