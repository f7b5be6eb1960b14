import { watchNearness } from '@/browser/watchNearness';
import { office } from '@/generated/script-values';
import { clock, dayOfYear, localTime } from '@/solar/clock';
import { daylight } from '@/solar/sun';

const minute = 60_000;

/**
 * `<site-sun>` draws a line at today's date on the chart of the year, with today's sunrise and sunset in the office's
 * time. It draws into a shadow root and takes its words from the attribute `data-label`.
 */
export class SunElement extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * Draws only while the chart is near the viewport, because the first use of a time zone takes a slow phone about 100
   * ms.
   */
  connectedCallback(): void {
    watchNearness(this, (isNear) => {
      clearInterval(this.#timer);
      if (!isNear) return;
      this.#draw();
      this.#timer = setInterval(() => this.#draw(), minute);
    });
  }

  #draw(): void {
    const { date } = localTime(new Date(), office.timeZone);
    const { sunrise, sunset } = daylight(office, date);
    const place = ((dayOfYear(date) + 0.5) / 365) * 100;
    const line = document.createElement('div');
    line.style.cssText = `position:absolute;top:-14px;bottom:0;left:${place}%;width:3px;margin-left:-1.5px;background:var(--amber);forced-color-adjust:none`;
    const words = document.createElement('p');
    // The words end at the line, or begin at it before midsummer. Long words cross the line but stay inside the chart.
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
        'margin-left:0.12em;font:250 clamp(1.75rem, 0.9rem + 4.2cqi, 4rem)/1 var(--extra-condensed)';
      figure.textContent = time;
      return figure;
    });
    words.append(...parts);
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(line, words);
  }
}

customElements.define('site-sun', SunElement);
