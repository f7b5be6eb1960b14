import { watchNearness } from '@/browser/watchNearness';
import { office } from '@/content/office';
import { clock, dayOfYear, localTime } from '@/solar/clock';
import { daylight } from '@/solar/sun';

const minute = 60_000;

/**
 * `<site-sun>`: on the chart of the year a line at today, in the office's time, with its figures. It draws into a shadow root,
 * and takes its words from the attribute `data-label`.
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
    const { date, utcOffset } = localTime(new Date());
    const { sunrise, sunset } = daylight(office, date, utcOffset);
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
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(line, words);
  }
}

customElements.define('site-sun', SunElement);
