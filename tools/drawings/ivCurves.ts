import type { DrawingData } from '@/components/drawings/Drawing';
import { type Point, polyline, range, round } from './path';
import { maximumPowerVolts, openVolts, stringAmperes } from './plant/ivCurve';
import { marksIn } from './sheet';

const [width, height] = [700, 360];
const { label, dot } = marksIn([0, 0, width, height]);
const full = { volts: 1300, amperes: 16 };
/** Irradiances below the full 1,000 W/m². */
const weaker = [800, 600, 400];

const toSheet = (volts: number, amperes: number): Point => [
  (width * volts) / full.volts,
  height - (height * amperes) / full.amperes,
];

function maximumPower(irradiance: number): Point {
  const volts = maximumPowerVolts(irradiance);
  return [volts, stringAmperes(irradiance, volts)];
}

/** Straight up to its bend, to a tenth of a user unit. */
function curve(irradiance: number): string {
  const [knee, open] = [maximumPowerVolts(irradiance) * 0.85, openVolts(irradiance)];
  const volts = [...range(0, knee, 50), ...range(knee, open, 10), open];
  return polyline(volts.map((value) => toSheet(value, stringAmperes(irradiance, value))));
}

/** Of the strongest light, which the axes name instead of the figures next to it. */
const [bestVolts, bestAmperes] = maximumPower(1000);
const [bestX, bestY] = toSheet(bestVolts, bestAmperes).map(round);
const volts = range(0, 1200, 200);
const amperes = range(0, 12, 4).filter((value) => bestAmperes - value > 2);
const ticks =
  volts.map((value) => `M${round(toSheet(value, 0)[0])} ${height}v-8`).join('') +
  amperes.map((value) => `M0 ${round(toSheet(0, value)[1])}h8`).join('');

/** Sheet 6: I–V curves of the drawn string at four irradiances, with the points of maximum power. */
export const ivCurves: DrawingData = {
  box: [0, 0, width, height],
  class: 'chart framed',
  stretched: true,
  shapes: [
    { class: 'amber run', d: `M0 ${bestY}H${bestX}V${height}` },
    { class: 'cell bold', d: curve(1000) },
    { class: 'line', d: `M0 0V${height}h${width}${ticks}${weaker.map(curve).join('')}` },
  ],
  marks: [
    ...[1000, ...weaker].flatMap((value) => {
      const best = value === 1000;
      const start = toSheet(0, stringAmperes(value, 0));
      return [
        dot(toSheet(...maximumPower(value)), best ? 7 : 5),
        label({ label: 'irradiance', value }, start, [12, -8], best ? 'cellLabel' : ''),
      ];
    }),
    ...[...amperes, round(bestAmperes)].map((value) =>
      label({ label: 'number', value }, toSheet(0, value), [-6, 6], 'end'),
    ),
    ...[400, 800, bestVolts].map((value) =>
      label({ label: 'number', value }, toSheet(value, 0), [0, 20], 'middle'),
    ),
    label('current', [0, 0], [-36, -12]),
    label('voltage', [width, height], [0, 41], 'end'),
  ],
};
