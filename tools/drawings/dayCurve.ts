import type { DrawingData } from '@/components/drawings/Drawing';
import { atHour, band, dayWidth, hours, inset, noon, steps } from './dayAxis';
import { type Point, polyline, range, round } from './path';
import { clearSkyOutput, quarters } from './plant/clearDay';
import { marksIn } from './sheet';

const box = [0, 30, dayWidth, 254] as const;
const { label } = marksIn(box);
const [ground, ceiling] = [284, 204];
const level = (share: number) => round(ground - ceiling * share);
const at = (hour: number, share: number): Point => [atHour(hour), level(share)];

const missing = quarters
  .filter(({ expected, delivered }) => delivered < expected)
  .map(({ hour, expected, delivered }) => ({ hour, high: level(expected), low: level(delivered) }));

/** Sheet 7: clear-sky and delivered output of a June day with a fault, in steps of fifteen minutes, local time. */
export const dayCurve: DrawingData = {
  box,
  class: 'chart',
  stretched: true,
  shapes: [
    {
      class: 'hair',
      d: `${range(0, 24, 1)
        .map((hour) => `M${atHour(hour)} ${ground}v${hour % 6 ? -8 : -ceiling}`)
        .join('')}M0 ${level(0.5)}h${dayWidth}`,
    },
    { class: 'fine', d: `M0 ${level(1)}h${dayWidth}` },
    {
      class: 'amber run dashed',
      d: polyline(range(5.5, 21.5, 0.25).map((hour) => at(hour, clearSkyOutput(hour)))),
    },
    {
      class: 'exported',
      d: steps(quarters.map(({ hour, delivered }) => ({ hour, high: level(delivered) }))),
    },
    { class: 'amberFill', d: band(missing) },
    { class: 'heavy dashed', d: steps(missing) },
    { class: 'line', d: `M0 ${ground}h${dayWidth}` },
  ],
  marks: [
    label('power', at(0, 1.18), [inset, -8]),
    label('clearSky', at(noon, 1.18), [0, -8], 'middle'),
    label('delivered', at(noon, 0), [0, -12], 'middle ink'),
    label('lost', at(noon, 2 / 3), [0, 30], 'middle sunLabel large'),
    label('alarm', at(noon, 2 / 3), [0, 49], 'middle ink'),
    label('repaired', at(noon, 2 / 3), [0, 68], 'middle ink'),
    label('limit', at(0, 1)),
    ...[0.5, 1].map((value) =>
      label({ label: 'share', value }, at(24, value), [-inset, -6], 'end'),
    ),
    ...hours(label, ground),
  ],
};
