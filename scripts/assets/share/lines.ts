import type { Locale } from '@/i18n/locales';

/** Width of a text in parts of the type size, hence independent of it. */
export type Measure = (text: string) => number;

/** A heading broken into lines, and the type size at which they fit. */
export interface Setting {
  readonly lines: readonly string[];
  /** Pixels. */
  readonly size: number;
}

export interface Limits {
  /** Pixels that the longest line may take. */
  readonly width: number;
  /** Type sizes in pixels. */
  readonly largest: number;
  readonly smallest: number;
}

/** All ways to break the words into the given number of lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from(
    { length: Math.max(words.length - count + 1, 0) },
    (_, index) => index + 1,
  ).flatMap((taken) =>
    breaks(words.slice(taken), count - 1).map((rest) => [words.slice(0, taken).join(' '), ...rest]),
  );
}

const endsClause = (line: string) => /[,;:.!?–—]$/.test(line);

/** Words that belong to the one that follows, so that no line should end with them. A language may do without. */
const leaningWords: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  en: setOf(
    'a an the and or of in on at to for by from with into is are no not our your their one',
  ),
  it: setOf(
    'che il lo la i gli le un uno una e o ed di a ad da in con su per tra fra si non ci del dello della dei degli delle al allo alla ai alle dal dalla dai nel nella nei nelle sul sulla solo',
  ),
  bg: setOf('в във с със на за от до по при над под през без и или че да ще не един една едно'),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function leans(word: string | undefined, locale: Locale): boolean {
  return leaningWords[locale]?.has(word?.toLocaleLowerCase(locale) ?? '') ?? false;
}

/** The lower, the better. The weights were judged by eye on the fifteen headings. */
function cost({ lines, size }: Setting, locale: Locale, measure: Measure, limits: Limits): number {
  const widths = lines.map(measure);
  const widest = Math.max(...widths);
  const gaps = widths.reduce((sum, width) => sum + (1 - width / widest), 0);
  const breaking = lines.slice(0, -1);
  const loose = breaking.filter((line) => leans(line.split(/\s/).at(-1), locale)).length;
  // A new phrase begins with such a word, so this is a good place.
  const phrases = lines.slice(1).filter((line) => leans(line.split(/\s/)[0], locale)).length;
  const clauses = breaking.filter(endsClause).length;
  const orphan = lines.length > 1 && !lines.at(-1)?.includes(' ') ? 1 : 0;
  return (
    gaps / lines.length +
    0.3 * loose -
    0.2 * clauses -
    0.1 * phrases +
    0.1 * orphan +
    0.12 * lines.length +
    1.4 * (1 - size / limits.largest)
  );
}

/**
 * Breaks a heading into two or three balanced lines (one, if it is a single word) and finds their type size. Breaks fall
 * at the ends of clauses rather than behind a preposition. Non-breaking spaces are kept.
 *
 * @throws when it does not fit at the smallest type size.
 */
export function setHeading(
  text: string,
  locale: Locale,
  measure: Measure,
  limits: Limits,
): Setting {
  const words = text.split(/[ \n]+/).filter((word) => word !== '');
  const counts = words.length === 1 ? [1] : [2, 3];
  const settings = counts
    .flatMap((count) => breaks(words, count))
    .map((lines) => {
      const widest = Math.max(...lines.map(measure));
      return { lines, size: Math.min(limits.largest, Math.floor(limits.width / widest)) };
    })
    .filter(({ size }) => size >= limits.smallest)
    .map((setting) => ({ setting, cost: cost(setting, locale, measure, limits) }))
    .sort((a, b) => a.cost - b.cost);
  const [best] = settings;
  if (!best) {
    throw new Error(`"${text}" is too long for a share picture. Shorten it.`);
  }
  return best.setting;
}
