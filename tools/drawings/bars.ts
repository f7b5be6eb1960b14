import type { DrawingData } from '@/components/drawings/Drawing';
import { range } from './path';
import { currentWeek, programme, programmeWeeks } from './plant/programme';
import { marksIn, rectangle } from './sheet';

/** User units: a week across, a row of ten down, with the bar in its middle, where the row's name stands. */
const row = 10;
const [barTop, barHeight] = [3.5, 3];
const height = programme.length * row;
const box = [0, 0, programmeWeeks, height] as const;
const mark = marksIn(box);

const top = (index: number) => index * row + barTop;
/** Every thirteen weeks. */
const quarters = range(0, programmeWeeks, 13);

/**
 * Links run forwards to the start of what follows: straight down from what it waits for, be that a finish or a lag after
 * a start; from an earlier finish, across to that line.
 */
const links = programme
  .flatMap(({ after, start }, index) =>
    after.map(({ task, lag }) => {
      const from = programme.findIndex(({ id }) => id === task);
      const end = programme[from]?.end ?? start;
      const middle = top(from) + barHeight / 2;
      return lag !== undefined || end === start
        ? `M${start} ${middle}V${top(index)}`
        : `M${end} ${middle}H${start}`;
    }),
  )
  .join('');

const barsOf = (critical: boolean) =>
  programme
    .map((task, index) => ({ ...task, index }))
    .filter(({ isCritical }) => isCritical === critical)
    .map(({ start, weeks, index }) => rectangle(start, top(index), weeks, barHeight))
    .join('');

/** Sheet 5: bars, links and weeks of the construction programme, stretched over the rows with the names. */
export const bars: DrawingData = {
  box,
  stretched: true,
  shapes: [
    {
      class: 'fine roomy',
      d: range(0, programmeWeeks, 1)
        .filter((week) => week % 13)
        .map((week) => `M${week} ${height}v-1.5`)
        .join(''),
    },
    { class: 'hair', d: quarters.map((week) => `M${week} 0v${height}`).join('') },
    { class: 'line dashed roomy', d: links },
    { class: 'cellFill', d: barsOf(true) },
    { class: 'knockout', d: barsOf(false) },
    { class: 'amber', d: `M${currentWeek} 0V${height}` },
  ],
  marks: [
    mark({ at: [currentWeek, 0], by: [0, -13], anchor: 'middle', label: 'today' }),
    mark({ at: [0, height], by: [0, 20], label: 'week' }),
    ...quarters.slice(1).map((week) =>
      mark({
        at: [week, height],
        by: [0, 20],
        anchor: week === programmeWeeks ? 'end' : 'middle',
        ...(week % 26 && { class: 'spare' }),
        text: String(week),
      }),
    ),
  ],
};
