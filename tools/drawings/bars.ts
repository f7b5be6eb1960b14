import type { DrawingData } from '@/components/drawings/Drawing';
import { currentWeek, programme } from '@/solar/modelPlant';
import { range } from './path';
import { links, programmeWeeks, taskOf, withFloat } from './plant/programme';
import { marksIn, rectangle } from './sheet';

/** User units: a week across, a row of ten down, with the bar in its middle, where the row's name stands. */
const row = 10;
const [barTop, barHeight] = [3.5, 3];
const height = programme.length * row;
const box = [0, 0, programmeWeeks, height] as const;
const { label } = marksIn(box);

const top = (index: number) => index * row + barTop;
/** Every thirteen weeks. */
const quarters = range(0, programmeWeeks, 13);

/**
 * Links run forwards to the start of what follows: straight down from what it waits for, be that a finish or a lag after
 * a start; from an earlier finish, across to that line.
 */
const linkLines = links
  .map(({ from, to, lag }) => {
    const [before, { row, start }] = [taskOf(from), taskOf(to)];
    const middle = top(before.row) + barHeight / 2;
    return lag !== undefined || before.end === start
      ? `M${start} ${middle}V${top(row)}`
      : `M${before.end} ${middle}H${start}`;
  })
  .join('');

const barsOf = (hasFloat: boolean) =>
  programme
    .filter(({ id }) => withFloat.includes(id) === hasFloat)
    .map(({ id, start, end }) => rectangle(start, top(taskOf(id).row), end - start, barHeight))
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
    { class: 'line dashed roomy', d: linkLines },
    { class: 'solid', d: barsOf(false) },
    { class: 'knockout line', d: barsOf(true) },
    { class: 'amber bold', d: `M${currentWeek} 0V${height}` },
  ],
  marks: [
    label('today', [currentWeek, 0], [0, -13], 'middle'),
    label('week', [0, height], [0, 20]),
    ...quarters.slice(1).map((week) => {
      const classes = week === programmeWeeks ? 'end' : week % 26 ? 'middle spare' : 'middle';
      return label({ text: String(week) }, [week, height], [0, 20], classes);
    }),
  ],
};
