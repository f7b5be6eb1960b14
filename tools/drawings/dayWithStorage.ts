import type { DrawingData } from '@/components/drawings/Drawing';
import { atHour, band, dayWidth, hours, inset, noon, quarterWidth, steps } from './dayAxis';
import { type Point, polyline, range } from './path';
import { exportLimit, storageQuarters } from './plant/storageDay';
import { marksIn } from './sheet';

const box = [0, 52, dayWidth, 302] as const;
const { label } = marksIn(box);
/** Of the two charts: the line of zero, and the height of the inverters' power, or of the full storage. */
const power = { zero: 262, one: 190 };
const energy = { zero: 354, one: 50 };
const powerAt = (share: number) => Math.round(power.zero - power.one * share);

const exported = storageQuarters.map(({ hour, output, charge, discharge }) => ({
  hour,
  high: powerAt(output - charge + discharge),
}));
const charged = storageQuarters
  .filter(({ charge }) => charge > 0)
  .map(({ hour, output }) => ({ hour, high: powerAt(output), low: powerAt(exportLimit) }));
const evening = storageQuarters
  .filter(({ discharge }) => discharge > 0)
  .map(({ hour, output, discharge }) => ({
    hour,
    high: powerAt(output + discharge),
    low: powerAt(output),
  }));
const stored = polyline([
  [0, energy.zero],
  ...storageQuarters
    .filter((_, index) =>
      storageQuarters
        .slice(index, index + 2)
        .some(({ charge, discharge }) => charge + discharge > 0),
    )
    .map(
      ({ hour, stored }): Point => [atHour(hour) + quarterWidth, energy.zero - energy.one * stored],
    ),
  [dayWidth, energy.zero],
]);
const eveningPeak = Math.min(...evening.map(({ high }) => high));
const middleOfEvening =
  (atHour(evening[0]?.hour ?? 0) + atHour(evening.at(-1)?.hour ?? 0) + quarterWidth) / 2;

/** Sheet 3a: above, what the plant with its storage exports on a clear June day; below, what is stored. */
export const dayWithStorage: DrawingData = {
  box,
  class: 'chart tall',
  stretched: true,
  shapes: [
    {
      class: 'hair',
      d: `${range(0, 24, 6)
        .map((hour) => `M${atHour(hour)} ${powerAt(1)}V${energy.zero}`)
        .join('')}M0 ${powerAt(1)}h${dayWidth}M0 ${energy.zero - energy.one}h${dayWidth}`,
    },
    { class: 'exported', d: steps(exported) },
    { class: 'amberFill', d: band(charged) + band(evening) },
    {
      class: 'line',
      d: [powerAt(exportLimit), power.zero, energy.zero].map((y) => `M0 ${y}h${dayWidth}`).join(''),
    },
    { class: 'amber bold', d: stored },
  ],
  marks: [
    label('charge', [atHour(noon), powerAt((1 + exportLimit) / 2)], [0, 6], 'middle onAmber'),
    label('discharge', [middleOfEvening, eveningPeak], [0, -12], 'middle sunLabel small'),
    label('exported', [atHour(noon), powerAt(exportLimit / 2)], [0, 0], 'middle ink'),
    label('limit', [0, powerAt(exportLimit)]),
    label('inverters', [0, powerAt(1)], [inset, -7], 'spare'),
    label('power', [0, powerAt(exportLimit)], [inset, -7]),
    label('stored', [0, energy.zero - energy.one / 2], [inset, 3]),
    label('energy', [0, energy.zero - energy.one], [inset, -5]),
    ...hours(label, energy.zero),
  ],
};
