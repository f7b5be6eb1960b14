import type { Messages } from 'next-intl';
import { gridKilovolts } from '@/solar/grid';
import type { Land, LandEstimate, SystemKind } from './estimateLand';
import { areaDecimals, areaIn } from './landInput';
import { barMetres } from './planGeometry';
import { towns } from './towns';
import { type Unit, unitsOf } from './units';

type Group = Messages['Estimate'];

export type AreaTexts = Pick<Group, 'units'> & { readonly locale: string };

/**
 * The texts of the estimate in one language. The server hands them to the browser as JSON. The browser fills in their
 * placeholders with numbers and units, and knows no other syntax (scripts/content/rules/wording.ts checks this).
 */
export function estimateTexts(locale: string, messages: Group) {
  const { units, kinds, values, subject, connections, law } = messages;
  const { plan, result, problems, old, printed } = messages;
  const names = { units, kinds, places: messages.places };
  return {
    ...{ locale, ...names, ...values, subject, connections, law },
    ...{ plan, result, problems, old, printed },
  };
}

export type EstimateTexts = ReturnType<typeof estimateTexts>;

/** Fills in each `{name}`. The browser has no parser of messages, so a text for it has no other syntax. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Formatters are kept, because making one takes longer than the rest of an answer. */
const formats: Record<string, Intl.NumberFormat> = {};

/** A number with the separators of the language. */
export function formatNumber(
  locale: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  const key = locale + JSON.stringify(options);
  formats[key] ??= new Intl.NumberFormat(locale, options);
  return formats[key].format(value);
}

const space = '\u00a0';

/** An area with one unit. */
export function formatAreaIn(texts: AreaTexts, unit: Unit, area: number, kind: SystemKind): string {
  const number = formatNumber(texts.locale, areaIn(unit, area, kind), {
    maximumFractionDigits: areaDecimals,
  });
  return number + space + texts.units[unit];
}

/** An area as the language says it, in all of its units: `47 дка (4,7 ха)`. */
export function formatArea(texts: AreaTexts, area: number, kind: SystemKind): string {
  const [usual, ...others] = unitsOf(texts.locale, kind).map((unit) =>
    formatAreaIn(texts, unit, area, kind),
  );
  return others.length > 0 ? `${usual} (${others.join(', ')})` : `${usual}`;
}

/**
 * An area in the unit in which it is typed and in another one (`47 дка = 4,7 ха`), so that the visitor sees how it was
 * read. It is empty if the page has no other unit.
 *
 * @param typed the unit of the typed number
 * @param chosen the unit of the field
 */
export function conversion(texts: AreaTexts, typed: Unit, chosen: Unit, { area, kind }: Land) {
  const other = [chosen, ...unitsOf(texts.locale, kind)].find((unit) => unit !== typed);
  const inUnit = (unit: Unit) => formatAreaIn(texts, unit, area, kind);
  return other ? `${inUnit(typed)} = ${inUnit(other)}` : '';
}

/** Whether a power or an energy is given in the larger unit. 999.6 is, because it is rounded to 1,000. */
const isLarge = (kilo: number) => kilo >= 999.5;

const inUnit = (kilo: number) => (isLarge(kilo) ? kilo / 1000 : kilo);
const unitOf = (kilo: number, unit: string) => (isLarge(kilo) ? 'M' : 'k') + unit;

/** A number with this many significant digits, including the zero of 8.0. */
function formatDigits(locale: string, value: number, count: number): string {
  return formatNumber(locale, value, {
    maximumSignificantDigits: count,
    minimumSignificantDigits: value < 100 ? count : 1,
  });
}

/** The power of modules with three significant digits: number and unit. */
export function formatPeak(locale: string, kilowatts: number): readonly [string, string] {
  return [formatDigits(locale, inUnit(kilowatts), 3), unitOf(kilowatts, 'Wp')];
}

/** Everything that the section shows of an estimate, as texts. */
export function formatEstimate(
  estimate: LandEstimate,
  { kind, town, area }: Land,
  texts: EstimateTexts,
) {
  const { locale, units } = texts;
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(locale, value, options);
  const metres = (value: number, decimals: number) =>
    number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) +
    space +
    units.m;
  const percent = (value: number) => number(value, { style: 'percent' });
  const digits = (value: number) => formatDigits(locale, value, 2);
  const power = (kilo: number, unit: string) => digits(inUnit(kilo)) + space + unitOf(kilo, unit);
  const [peak, peakUnit] = formatPeak(locale, estimate.kilowattsPeak);
  const [low, high] = estimate.range;
  const modules = number(estimate.modules);
  const [width, height] = [metres(estimate.width, 0), metres(estimate.height, 0)];
  const { country, coldestMorning } = towns[town];
  return {
    subject: fill(texts.subject, {
      area: formatArea(texts, area, kind),
      place: texts.places[town],
    }),
    kind: texts.kinds[kind],
    peak,
    peakUnit,
    modules,
    // Both ends of the range have the unit of the upper end.
    range: `${digits(isLarge(high) ? low / 1000 : low)}–${power(high, 'Wp')}`,
    rows: fill(texts.rows, { count: number(estimate.rows), pitch: metres(estimate.pitch, 2) }),
    coverage: percent(estimate.coverage),
    lost: percent(estimate.lost),
    strings: fill(texts.strings, {
      count: number(estimate.strings),
      length: number(estimate.stringLength),
      // With a minus sign and not a hyphen, and without a sign before zero.
      cold: `${number(coldestMorning).replace('-', '−')}${space}°C`,
    }),
    stations: fill(estimate.stations ? texts.stations : texts.noStation, {
      count: number(estimate.stations),
      power: power(estimate.kilowatts, 'W'),
    }),
    /** What the law says of the land. A roof is no land. */
    law: kind === 'roof' ? '' : texts.law[country],
    connection: fill(texts.connections[estimate.connection], gridKilovolts[country]),
    storage: `${power(estimate.storage.kilowatts, 'W')}${space}/ ${power(estimate.storage.kilowattHours, 'Wh')}`,
    width,
    height,
    barLength: metres(barMetres(kind), 0),
    plan: fill(texts.plan, { width, height, rows: number(estimate.rows) }),
    /** For screen readers, which hear it each time that it changes. */
    result: fill(texts.result, { power: peak + space + peakUnit, modules }),
  };
}

export type ShownName = keyof ReturnType<typeof formatEstimate>;
