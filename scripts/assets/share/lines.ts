/** A heading broken into lines, and the type size in pixels at which they fit. */
interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Limits {
  /** Largest width of a line, in pixels. */
  readonly width: number;
  /** Type sizes in pixels. */
  readonly largest: number;
  readonly smallest: number;
}

/** All ways to break the words into the given number of lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const places = Array.from({ length: Math.max(words.length - count + 1, 0) }, (_, at) => at + 1);
  return places.flatMap((at) =>
    breaks(words.slice(at), count - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  );
}

const endsClause = (line: string) => /[,;:.!?–—]$/.test(line);

/** Whether a line ends with an article, preposition or conjunction, which belongs to the next word: in most languages a short one. */
const endsShort = (line: string) => /(^|\s)\p{Ll}{1,3}$/u.test(line);
const beginsShort = (line: string) => /^\p{Ll}{1,3}\s/u.test(line);

/** Lower is better. The weights were judged by eye on fifteen headings in three languages. */
function cost({ lines, size }: Setting, widths: readonly number[], { largest }: Limits): number {
  const widest = Math.max(...widths);
  const gaps = widths.reduce((sum, width) => sum + (1 - width / widest), 0) / lines.length;
  const breaking = lines.slice(0, -1);
  const orphan = lines.length > 1 && !lines.at(-1)?.includes(' ');
  return (
    gaps +
    0.3 * breaking.filter(endsShort).length -
    0.2 * breaking.filter(endsClause).length -
    0.1 * lines.slice(1).filter(beginsShort).length +
    (orphan ? 0.1 : 0) +
    0.12 * lines.length +
    1.4 * (1 - size / largest)
  );
}

/**
 * Breaks a heading into two or three balanced lines (a single word stays on one) and finds their type size. Non-breaking
 * spaces are kept.
 *
 * @param measure width of a text at a type size of 1
 * @throws when the heading does not fit at the smallest type size
 */
export function setHeading(
  text: string,
  measure: (text: string) => number,
  limits: Limits,
): Setting {
  const words = text.split(/[ \n]+/).filter((word) => word !== '');
  const [best] = (words.length === 1 ? [1] : [2, 3])
    .flatMap((count) => breaks(words, count))
    .map((lines) => {
      const widths = lines.map(measure);
      const size = Math.min(limits.largest, Math.floor(limits.width / Math.max(...widths)));
      return { lines, size, cost: cost({ lines, size }, widths, limits) };
    })
    .filter(({ size }) => size >= limits.smallest)
    .sort((a, b) => a.cost - b.cost);
  if (!best) throw new Error(`"${text}" is too long for a share picture. Shorten it.`);
  return best;
}
