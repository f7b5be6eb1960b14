import { clock, dayOfYear, type LocalTime, localTime } from '@/site/clock';
// By name, so that the script does not carry the whole file.
import { coordinates } from '@/site/company.json';
import { horizonBox, horizonPoint } from '@/site/horizon';
import { daylight, declination, solarHourAngle, sunPosition } from '@/site/sun';
import { watchNearness } from './watchNearness';

const { latitude, longitude } = coordinates;
const minute = 60_000;

function svg(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * `<site-sun>`: what a drawing of the sun shows of today, in Sofia's time. It draws into a shadow root, and
 * takes its words from the attribute `data-label`: on the chart of the year (`of="year"`) a line at today with its figures, on the horizon today's way of the sun and the sun itself.
 */
export class SunElement extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Draws while it is near the window: the first use of a time zone costs a slow phone some 100 ms. */
  connectedCallback(): void {
    watchNearness(this, (isNear) => {
      clearInterval(this.#timer);
      if (!isNear) return;
      this.#draw();
      this.#timer = setInterval(() => this.#draw(), minute);
    });
  }

  #draw(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const time = localTime(new Date());
    root.replaceChildren(
      ...(this.getAttribute('of') === 'year' ? this.#year(time) : this.#horizon(time)),
    );
  }

  #year({ date, utcOffset }: LocalTime): Element[] {
    const { sunrise, sunset } = daylight(coordinates, date, utcOffset);
    const place = ((dayOfYear(date) + 0.5) / 365) * 100;
    const line = document.createElement('div');
    line.style.cssText = `position:absolute;top:-14px;bottom:0;left:${place}%;width:3px;margin-left:-1.5px;background:var(--amber);forced-color-adjust:none`;
    const words = document.createElement('p');
    // They end at the line, or begin at it before midsummer; where they are longer they cross it, within the chart.
    words.style.cssText = `position:absolute;bottom:100%;${place > 50 ? `left:0;width:${place}%;text-align:right` : `right:0;width:${100 - place}%`};min-width:fit-content;margin:0 0 18px`;
    const figures: Readonly<Record<string, string>> = {
      '[sunrise]': clock(sunrise),
      '[sunset]': clock(sunset),
    };
    const label = this.getAttribute('data-label') ?? '';
    const parts = label.split(/(\[sunrise\]|\[sunset\])/).map((part) => {
      const time = figures[part];
      if (!time) return part;
      const figure = document.createElement('b');
      figure.style.cssText =
        'margin:0 0.12em;font:250 clamp(1.75rem, 0.9rem + 4.2cqi, 4rem)/1 var(--extra-condensed)';
      figure.textContent = time;
      return figure;
    });
    words.append(...parts);
    return [line, words];
  }

  #horizon({ date, hour, minutes, utcOffset }: LocalTime): Element[] {
    const dec = declination(date);
    const at = (angle: number) => horizonPoint(sunPosition(latitude, dec, angle), angle);
    const angle = ((solarHourAngle(date, hour, utcOffset, longitude) + 540) % 360) - 180;
    const [x, y] = at(angle);
    const [minX, minY, width, height] = horizonBox;
    const way = Array.from({ length: 73 }, (_, step) => at(step * 5 - 180));
    const drawing = svg('svg', { width: '100%', height: '100%' });
    drawing.style.cssText = 'position:absolute;inset:0;overflow:visible';
    const lines = svg('svg', {
      viewBox: horizonBox.join(' '),
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    });
    lines.append(
      svg('path', {
        d: `M${way.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`,
        fill: 'none',
        stroke: 'var(--amber)',
        'stroke-width': 3,
        'vector-effect': 'non-scaling-stroke',
      }),
    );
    const isUp = y < 0;
    const disc = svg('circle', {
      cx: `${((x - minX) / width) * 100}%`,
      cy: `${((y - minY) / height) * 100}%`,
      fill: isUp ? 'var(--amber)' : 'var(--ground)',
      stroke: 'currentColor',
      'stroke-width': 2,
    });
    disc.style.setProperty('r', 'clamp(13px, 1.6vw, 22px)');
    // In the corner above the evening, where neither the sun nor a date ever is; of the way's colour.
    const words = svg('text', { x: '100%', dy: 14, 'text-anchor': 'end', fill: 'var(--amber)' });
    words.style.font = '660 1.0625rem var(--condensed)';
    words.textContent = `${this.getAttribute('data-label') ?? ''} ${clock(minutes)}`;
    drawing.append(lines, disc, words);
    return [drawing];
  }
}

customElements.define('site-sun', SunElement);
