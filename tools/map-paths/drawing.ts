import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Coordinates } from '@/site/map';
import { type MapGeometry, project, unitsPerDegree } from './geometry';
import { cities, countries, type Drawing, drawings, type Side, seas } from './places';

/** Kilometres, the mean radius of the International Union of Geodesy and Geophysics. */
const earthRadius = 6371;

/** In degrees; beyond the range of a frame that large text has made tall. */
const parallels = { south: -20, north: 56 };

type Point = readonly [x: number, y: number];

const pair = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}

/** Kilometres from the office to Rome along the great circle. */
export function kilometresToRome(office: Coordinates): number {
  return Math.round(geoDistance(pair(office), pair(cities.rome)) * earthRadius);
}

function place(className: string, [x, y]: Point): string {
  return `class="${className}" x="${round(x)}" y="${round(y)}"`;
}

/** @param key of the text in the messages' namespace `Map`, which scripts/assets/map.ts inserts */
function text(className: string, point: Point, key: string, attributes = ''): string {
  return `<text ${place(className, point)}${attributes}>{${key}}</text>`;
}

function number(className: string, point: Point, degree: number): string {
  return `<text ${place(className, point)}>${Math.abs(degree)}°</text>`;
}

const sides: Record<Side, { readonly offset: Point; readonly className: string }> = {
  right: { offset: [9, 5], className: 'name' },
  left: { offset: [-9, 5], className: 'name end' },
  above: { offset: [0, -10], className: 'name middle' },
  below: { offset: [0, 21], className: 'name middle' },
  belowRight: { offset: [-3, 22], className: 'name' },
};

/** The multiples of `step` from `from` to `to`. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.floor(to / step) - first + 1 },
    (_, index) => (first + index) * step,
  );
}

/** Draws one of the three drawings; all positions are relative to Sofia, so that the frame may have any width. */
class Sheet {
  constructor(
    private readonly drawing: Drawing,
    private readonly office: Coordinates,
  ) {}

  toString(): string {
    const { name, sofia } = this.drawing;
    return `<svg class="drawing ${name}">
${this.hatch()}
<svg x="${sofia.share * 100}%" y="${sofia.top}" overflow="visible">
${[this.shapes(), this.graticule(), this.seas(), this.countries(), this.route(), this.cities(), this.sofia()].join('\n')}
</svg>
</svg>
${this.scale()}`;
  }

  private at(point: Coordinates): Point {
    const factor = this.drawing.pixelsPerDegree / unitsPerDegree;
    const [x, y] = project(point, this.office);
    return [x * factor, y * factor];
  }

  private x(longitude: number): number {
    return round(this.at({ ...this.office, longitude })[0]);
  }

  private y(latitude: number): number {
    return round(this.at({ ...this.office, latitude })[1]);
  }

  /** Section hatching, which marks the subject of an engineering drawing. */
  private hatch(): string {
    return `<pattern id="hatch-${this.drawing.name}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="scale(${round(unitsPerDegree / this.drawing.pixelsPerDegree, 4)}) rotate(-45)"><path class="hatch" d="M0 3.5h7"/></pattern>`;
  }

  /** Under the land, pairs of ever narrower strokes leave lines that follow the coast, as on an engraved chart. */
  private shapes(): string {
    const { name, pixelsPerDegree } = this.drawing;
    const coastLines = [3, 2, 1].map(
      (order) =>
        `<use class="coast-${order}" href="#land"/><use class="water-${order}" href="#land"/>`,
    );
    return `<g transform="scale(${round(pixelsPerDegree / unitsPerDegree, 4)})">${coastLines.join('')}<use class="land" href="#land"/><use class="ground" href="#markets"/><use class="markets" href="#markets" fill="url(#hatch-${name})"/><use class="borders" href="#borders"/></g>`;
  }

  /** The longitudes at the edges of the widest frame that shows this drawing. */
  private meridians(step: number): number[] {
    const { pixelsPerDegree, sofia, widest } = this.drawing;
    const { longitude } = this.office;
    const west = longitude - (sofia.share * widest) / pixelsPerDegree;
    const east = longitude + ((1 - sofia.share) * widest) / pixelsPerDegree;
    return multiples(west, east, step);
  }

  private graticule(): string {
    const { step, widest } = this.drawing;
    const upright = this.meridians(step).map((degree) => `M${this.x(degree)}-999V2999`);
    const level = multiples(parallels.south, parallels.north, step).map(
      (degree) => `M-${widest} ${this.y(degree)}H${widest}`,
    );
    return `<path class="graticule" d="${[...upright, ...level].join('')}"/>`;
  }

  private seas(): string {
    const names = this.drawing.seas.map((name) => {
      const [x, y] = this.at(seas[name]);
      const { turn } = seas[name];
      const attributes = turn === 0 ? '' : ` transform="rotate(${turn} ${round(x)} ${round(y)})"`;
      return text('sea middle', [x, y], `seas.${name}`, attributes);
    });
    return names.join('');
  }

  private countries(): string {
    const names = this.drawing.countries.map((name) =>
      text('country middle', this.at(countries[name]), `countries.${name}`),
    );
    return names.join('');
  }

  private cities(): string {
    const names = Object.entries(this.drawing.cities).map(([name, side]) => {
      const city = name as keyof typeof cities;
      const [x, y] = this.at(cities[city]);
      const [right, down] = sides[side].offset;
      const label: Point = [x + right, y + down];
      return `<circle class="city" cx="${round(x)}" cy="${round(y)}" r="3.5"/>${text(sides[side].className, label, `cities.${city}`)}`;
    });
    return names.join('');
  }

  /** The great circle from Sofia to Rome as a dimension line; near Sofia it is the cross-hair's left arm. */
  private route(): string {
    const between = geoInterpolate(pair(this.office), pair(cities.rome));
    const points = multiples(0, 16, 1).map((index) => {
      const [longitude, latitude] = between(index / 16);
      return this.at({ latitude, longitude });
    });
    const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ');
    const [x, y] = points[8] ?? [0, 0];
    const [endX, endY] = points[16] ?? [0, 0];
    const end = `M${round(endX - 7)} ${round(endY + 7)}l14-14`;
    return `<path class="route" d="M${line}${end}"/>${text('distance middle', [x, y - 16], 'distance')}`;
  }

  private sofia(): string {
    const arm = this.drawing.crossHair;
    return `<path class="cross-hair" d="M0-${arm}V${arm}M0 0H${arm}"/><circle class="sun" r="13"/>${text('sofia', [15, -17], 'cities.sofia')}`;
  }

  /**
   * The upper and the right edge, with a tick at every degree and a number at every line of the graticule.
   */
  private scale(): string {
    const { name, numbers, sofia, step } = this.drawing;
    const down = (degree: number) => round(this.y(degree) + sofia.top);
    const reach = (degree: number) => (degree % step === 0 ? 9 : 5);
    const latitudes = multiples(parallels.south, parallels.north, 1);
    const upright = this.meridians(1).map((degree) => `M${this.x(degree)} 0v${reach(degree)}`);
    const level = latitudes.map((degree) => `M-${reach(degree)} ${down(degree)}h${reach(degree)}`);
    const top = multiples(numbers.west, numbers.east, step).map((degree) =>
      number('degree middle', [this.x(degree), 25], degree),
    );
    const side = latitudes
      .filter((degree) => degree % step === 0 && degree >= numbers.south && down(degree) > 40)
      .map((degree) => number('degree end', [-14, down(degree) + 5], degree));
    return `<svg class="scale ${name}">
<svg x="${sofia.share * 100}%" overflow="visible"><path d="${upright.join('')}"/>${top.join('')}</svg>
<svg x="100%" overflow="visible"><path d="${level.join('')}"/>${side.join('')}</svg>
</svg>`;
  }
}

/** The shapes once, then the three drawings that use them. */
export function mapDrawing(geometry: MapGeometry, office: Coordinates): string {
  return `<svg class="shapes"><defs><path id="land" d="${geometry.land}"/><path id="markets" d="${geometry.markets}"/><path id="borders" d="${geometry.borders}"/></defs></svg>
${drawings.map((drawing) => new Sheet(drawing, office).toString()).join('\n')}`;
}
