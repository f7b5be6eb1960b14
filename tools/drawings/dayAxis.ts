/** What the charts of a day's power share. */
import type { marksIn } from './sheet';

/** Width of the day and of a quarter of an hour, in user units. */
export const dayWidth = 768;
export const quarterWidth = dayWidth / 96;
/** The day's middle by the clock: there words have most room. */
export const noon = 13.4;

export function atHour(hour: number): number {
  return (hour * dayWidth) / 24;
}

/** Path data of heights that each last a quarter of an hour. Whole units: finer is invisible, and the steps are long paths. */
export function steps(quarters: readonly { hour: number; high: number }[]): string {
  const [first = { hour: 0, high: 0 }] = quarters;
  const levels = quarters.map(({ high }) => Math.round(high));
  const moves = levels.map((level, index) => {
    if (level === levels[index - 1]) return '';
    const next = levels.findIndex((other, place) => place > index && other !== level);
    return `V${level}h${quarterWidth * ((next < 0 ? levels.length : next) - index)}`;
  });
  return `M${atHour(first.hour)} ${levels[0]}${moves.join('')}`;
}

/** What lies between two lines of steps. */
export function band(quarters: readonly { hour: number; high: number; low: number }[]): string {
  const back = quarters.toReversed().map(({ low }) => `V${Math.round(low)}h-${quarterWidth}`);
  return `${steps(quarters)}${back.join('')}z`;
}

/** The hours below a chart, at the height of its foot. */
export function hours(label: ReturnType<typeof marksIn>['label'], foot: number) {
  const classes = ['', 'middle spare', 'middle', 'middle spare', 'end'];
  return classes.map((words, index) =>
    label({ label: 'hour', value: 6 * index }, [atHour(6 * index), foot], [0, 20], words),
  );
}

/** Of labels from the left and right edge of a chart, in px. */
export const inset = 8;
