import type { Office } from '@/content/office';
import { colour } from '@/scripts/assets/colours';
import { hoursAbove } from '@/solar/clearSky';
import { dayOfYear, utcOffset } from '@/solar/clock';
import { daylight } from '@/solar/sun';
import {
  type ComputedAnnotation,
  type ComputedDrawing,
  coloured,
  type Point,
  polyline,
  range,
} from './computedDrawing';

/** One unit across is a day. Ten units up are an hour of local time, because path data are rounded to tenths. */
const box = [0, 0, 365, 240] as const;
/** On the page this is `--power`, a mix of amber and paper. */
const halfAmber = '#f4d296';
const middle = { 'text-anchor': 'middle' };
/** Lettering on the dark background of the night. */
const onNight = {
  class: 'onNight',
  fill: colour('paper'),
  stroke: colour('ink'),
  style: 'fill:var(--paper); stroke:var(--ink)',
};
const level = (hour: number) => 240 - 10 * hour;
/** The change to summer time differs from year to year by some days. */
const year = 2026;
const dayOf = (month: number, date: number) => dayOfYear(new Date(Date.UTC(year, month, date)));
const solstice = dayOf(5, 21);
const months = range(0, 11, 1).map((month) => dayOf(month, 1));

type Times = readonly [from: number, until: number];

/**
 * Draws two times of day as curves over the year. There is a point every twelve days, and more points near the first
 * and last day that has these times. Where summer time begins or ends the times jump, so the curves are vertical.
 */
function curves(timeZone: string, timesOf: (date: Date) => Times): [Point[], Point[]] {
  const days = range(0, 365, 1).map((day) => {
    const date = new Date(Date.UTC(year, 0, 1 + day));
    const offset = utcOffset(new Date(date.getTime() + 12 * 3_600_000), timeZone);
    return { day, offset, times: timesOf(date) };
  });
  const curve = (of: 0 | 1) =>
    days.flatMap(({ day, offset, times }) => {
      const before = days[day - 1] ?? { offset, times };
      const jumps = before.offset !== offset;
      const isEnd = [-7, -4, -2, -1, 1, 2, 4, 7].some(
        (by) => !Number.isFinite(days[day + by]?.times[of]),
      );
      if (!jumps && !isEnd && day % 12 > 0) return [];
      return (jumps ? [before.times[of], times[of]] : [times[of]])
        .filter(Number.isFinite)
        .map((time): Point => [day, level(time / 60)]);
    });
  return [curve(0), curve(1).toReversed()];
}

const outline = (lines: readonly Point[][]) => `${polyline(lines.flat())}z`;
const onSolstice = (points: readonly Point[]): Point => [
  solstice,
  points.find(([day]) => day >= solstice)?.[1] ?? 0,
];

/** The point, within the year, at which two curves meet `later` days after the last day that has both times. */
function meeting([day, from]: Point, [, until]: Point, later: number): Point {
  return [Math.min(Math.max(day + later, 0), 365), (from + until) / 2];
}

/** The time in which the model plant has at least a share of its inverters' power, as an area; none if it never has. */
function powerArea(share: number, place: Office) {
  const [from, until] = curves(place.timeZone, (date) => hoursAbove(share, place, date));
  const [first, last, lastUntil, firstUntil] = [from[0], from.at(-1), until[0], until.at(-1)];
  if (!first || !last || !lastUntil || !firstUntil) return [];
  const ends = [meeting(last, lastUntil, 0.5), meeting(first, firstUntil, -0.5)] as const;
  return [{ share, until, area: outline([from, [ends[0]], until, [ends[1]]]) }];
}

/** The hours of daylight on each day of the year, in local time with summer time. */
export function yearOfDaylight(place: Office): ComputedDrawing {
  const [sunrise, sunset] = curves(place.timeZone, (date) => {
    const { sunrise, sunset } = daylight(place, date);
    return [sunrise, sunset];
  });
  // A share that the plant never reaches has no area.
  const powers = [0.5, 1].flatMap((share) => powerArea(share, place));
  return {
    box,
    width: 1095,
    paths: [
      { look: { ...coloured('fill', 'paper'), stroke: 'none' }, d: outline([sunrise, sunset]) },
      ...powers.map(({ share, area }) => ({
        look: {
          fill: share === 1 ? colour('amber') : halfAmber,
          stroke: colour('ink'),
          style: `fill:var(--${share === 1 ? 'amber' : 'power'}); stroke:var(--ink)`,
        },
        d: area,
      })),
      {
        look: { 'stroke-width': 1.6 },
        d: polyline([sunrise, sunset.toReversed()].map(onSolstice)),
      },
      {
        look: { ...coloured('stroke', 'dark-line'), 'stroke-opacity': 0.55 },
        d: `${[...months, 365].map((start) => `M${start} 0v240`).join('')}${range(0, 24, 6)
          .map((hour) => `M0 ${level(hour)}h365`)
          .join('')}`,
      },
    ],
    annotations: [
      ...months.map(
        (start, value): ComputedAnnotation => ({
          name: 'month',
          value,
          text: String(value + 1),
          at: [start + 15, 240],
          by: [0, 22],
          look: { ...middle, ...(value % 2 && { class: 'roomy' }) },
        }),
      ),
      ...range(0, 24, 6).map(
        (value): ComputedAnnotation => ({
          name: 'hour',
          value,
          text: String(value),
          at: [0, level(value)],
          by: [-8, 6],
          look: { 'text-anchor': 'end' },
        }),
      ),
      // These places are in the night, because in January the sun sets before 18:00 and rises after 6:00.
      { name: 'sunset', text: 'Sunset', at: [0, level(18)], by: [10, -8], look: onNight },
      { name: 'sunrise', text: 'Sunrise', at: [0, level(6)], by: [10, 20], look: onNight },
      // On the line of the longest day, below the upper edge of each area.
      ...powers.map(({ share, until }): ComputedAnnotation => {
        const halo = share === 1 ? 'amber' : 'power';
        return {
          name: share === 1 ? 'full' : 'half',
          text: share === 1 ? 'Full power' : 'Half power',
          at: onSolstice(until.toReversed()),
          by: [0, 24],
          look: {
            ...middle,
            ...(share === 1 && { class: 'onAmber' }),
            fill: colour('ink'),
            stroke: share === 1 ? colour('amber') : halfAmber,
            'stroke-width': 6,
            style: `fill:var(--ink); stroke:var(--${halo})`,
          },
        };
      }),
      {
        name: 'longest',
        text: 'The longest day',
        at: [solstice, 0],
        by: [0, 26],
        look: { ...middle, ...onNight },
      },
    ],
  };
}
