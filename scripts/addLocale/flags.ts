import type { FlagShape } from '@/i18n/languages';

/*
 * Flags of plain stripes and crosses, by ISO 3166-1, on the 60 by 40 of i18n/languages.ts. Drawn from their official
 * colours; flags with arms or letters would be too fine for an icon and too heavy for every page.
 */

const width = 60;
const height = 40;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** @param weights of the stripes, all alike where none are given */
function stripes(
  direction: 'horizontal' | 'vertical',
  colours: readonly string[],
  weights: readonly number[] = colours.map(() => 1),
): FlagShape[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const length = direction === 'vertical' ? width : height;
  let start = 0;
  return colours.map((fill, index) => {
    const from = round(start);
    start += ((weights[index] ?? 0) * length) / whole;
    const to = round(start);
    const d =
      direction === 'vertical'
        ? `M${from} 0H${to}V${height}H${from}z`
        : `M0 ${from}H${width}V${to}H0z`;
    return { d, fill };
  });
}

function nordicCross(ground: string, cross: string, inner?: string): FlagShape[] {
  const d = `M0 20H${width}M22 0V${height}`;
  return [
    { d: `M0 0h${width}v${height}H0z`, fill: ground },
    { d, stroke: cross, strokeWidth: inner ? 10 : 7 },
    ...(inner ? [{ d, stroke: inner, strokeWidth: 5 }] : []),
  ];
}

const flags: Readonly<Record<string, readonly FlagShape[]>> = {
  AT: stripes('horizontal', ['#ED2939', '#fff', '#ED2939']),
  BE: stripes('vertical', ['#000', '#FDDA24', '#EF3340']),
  CZ: [
    ...stripes('horizontal', ['#fff', '#D7141A']),
    { d: `M0 0l30 20L0 ${height}z`, fill: '#11457E' },
  ],
  DE: stripes('horizontal', ['#000', '#D00', '#FFCE00']),
  DK: nordicCross('#C8102E', '#fff'),
  EE: stripes('horizontal', ['#0072CE', '#000', '#fff']),
  ES: stripes('horizontal', ['#AA151B', '#F1BF00', '#AA151B'], [1, 2, 1]),
  FI: nordicCross('#fff', '#002F6C'),
  FR: stripes('vertical', ['#000091', '#fff', '#E1000F']),
  HU: stripes('horizontal', ['#CE2939', '#fff', '#477050']),
  IE: stripes('vertical', ['#169B62', '#fff', '#FF883E']),
  IS: nordicCross('#02529C', '#fff', '#DC1E35'),
  LT: stripes('horizontal', ['#FDB913', '#006A44', '#C1272D']),
  LV: stripes('horizontal', ['#9E3039', '#fff', '#9E3039'], [2, 1, 2]),
  NL: stripes('horizontal', ['#AE1C28', '#fff', '#21468B']),
  NO: nordicCross('#BA0C2F', '#fff', '#00205B'),
  PL: stripes('horizontal', ['#fff', '#DC143C']),
  RO: stripes('vertical', ['#002B7F', '#FCD116', '#CE1126']),
  RU: stripes('horizontal', ['#fff', '#0039A6', '#D52B1E']),
  SE: nordicCross('#006AA7', '#FECC00'),
  UA: stripes('horizontal', ['#0057B7', '#FFD700']),
};

/**
 * The flag of a territory, or one that is described: `horizontal #fff #d00`.
 *
 * @throws with what to write where it is neither
 */
export function flagOf(territory: string, description?: string): readonly FlagShape[] {
  const [direction, ...colours] = (description ?? '').split(' ');
  const isDescribed =
    colours.length > 0 && colours.every((colour) => /^#[\da-f]{3,6}$/i.test(colour));
  if ((direction === 'horizontal' || direction === 'vertical') && isDescribed) {
    return stripes(direction, colours);
  }
  const flag = flags[territory];
  if (flag && description === undefined) return flag;
  throw new Error(
    `There is no drawing of the flag of ${territory}. Describe its stripes, for example: --flag "horizontal #ffffff #00966e #d62612". It can be drawn better afterwards, in i18n/languages.ts.`,
  );
}
