import { whenParsed } from '@/browser/whenParsed';
import { areaAt, shareOfScale } from './areaScale';
import { areaBounds, estimate, type Kind, type Land } from './estimateLand';
import {
  type EstimateTexts,
  type Figure,
  fill,
  formatArea,
  formatNumber,
  inWords,
} from './inWords';
import {
  type AreaProblem,
  defaultAreas,
  defaultLand,
  landQuery,
  parseLandQuery,
  readArea,
} from './landInput';
import type { Place } from './places';
import { planOf } from './planGeometry';

/** How long the fields must rest before the result is announced and the URL takes it, in ms. */
const restTime = 400;

/**
 * `<site-estimate>`: what fits on the visitor's land, from the fields that Estimate.tsx renders. The URL takes the figures and
 * can be shared.
 */
export class EstimateElement extends HTMLElement {
  #site = defaultLand;
  /** The last area of each unit: a roof has another size than a field. */
  #areas: Record<keyof typeof defaultAreas, number> = { ...defaultAreas };
  #problem: AreaProblem | null = null;
  /** In one sentence, for screen readers. Empty as long as the default stands. */
  #result = '';
  #rest: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    whenParsed(() => this.#start());
  }

  #start(): void {
    const given = parseLandQuery(location.search);
    const area = this.#part<HTMLInputElement>('area');
    const typed = area.value === area.defaultValue ? null : area;
    if (given) {
      this.#take(given);
      this.#showAll();
      // Used before this script came.
    } else if (typed || this.querySelector(':checked:not([checked], [selected])'))
      this.handleEvent({ type: 'input', target: typed });
    for (const type of ['input', 'change', 'click']) this.addEventListener(type, this);
  }

  get #texts(): EstimateTexts {
    return JSON.parse(this.dataset.texts ?? '') as EstimateTexts;
  }

  #part<Part extends Element = HTMLElement>(name: string): Part {
    // Estimate.tsx renders them all, which its test holds.
    return this.querySelector(`[data-part="${name}"]`) as Part;
  }

  #take(site: Land): void {
    this.#site = site;
    this.#areas[areaBounds[site.kind].unit] = site.area;
  }

  handleEvent({ type, target }: Pick<Event, 'type' | 'target'>): void {
    // Before any link is followed, so that Back finds the figures.
    if (type !== 'input') {
      if (this.#rest) this.#settle();
      return;
    }
    // The fields have no other values.
    const kind = (this.querySelector('[type=radio]:checked') as HTMLInputElement).value as Kind;
    const place = this.#part<HTMLSelectElement>('place').value as Place;
    const scale = this.#part<HTMLInputElement>('scale');
    const typed = this.#part<HTMLInputElement>('area');
    let area: number | AreaProblem = this.#areas[areaBounds[kind].unit];
    if (target === scale) area = areaAt(scale.valueAsNumber / 100, kind);
    // A change of the place leaves a wrong area as it stands.
    else if (target === typed || (this.#problem && kind === this.#site.kind))
      area = readArea(typed.value, kind);
    this.#problem = typeof area === 'string' ? area : null;
    if (typeof area === 'number') this.#take({ kind, place, area });
    if (target === typed || this.#problem) this.#show();
    else this.#showAll();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), restTime);
  }

  /** Shows the fields and all that follows from them. */
  #showAll(): void {
    const { kind, place, area } = this.#site;
    (this.querySelector(`[value=${kind}]`) as HTMLInputElement).checked = true;
    this.#part<HTMLSelectElement>('place').value = place;
    if (!this.#problem)
      this.#part<HTMLInputElement>('area').value = formatNumber(this.#texts.locale, area, {
        maximumFractionDigits: 2,
        useGrouping: false,
      });
    this.#show();
  }

  #show(): void {
    const site = this.#site;
    const texts = this.#texts;
    const found = estimate(site);
    const shown = inWords(found, site, texts);
    this.#result = shown.result;
    for (const figure of this.querySelectorAll<HTMLElement>('[data-figure]')) {
      const text = shown[figure.dataset.figure as Figure];
      // The same text again would be laid out again.
      if (figure.textContent !== text) figure.textContent = text;
    }

    const scale = this.#part<HTMLInputElement>('scale');
    // While it is dragged, it stays under the finger.
    if (!scale.matches(':active')) scale.valueAsNumber = shareOfScale(site.area, site.kind) * 100;
    scale.setAttribute('aria-valuetext', formatArea(texts, site.area, site.kind));
    this.#part<HTMLAnchorElement>('link').search = landQuery(site);
    this.#part('plan').setAttribute('aria-label', shown.plan);
    for (const [name, attributes] of Object.entries(planOf(found, site)))
      for (const [attribute, value] of Object.entries(attributes))
        this.#part(name).setAttribute(attribute, value);

    const problem = this.#problem;
    const { least, most } = areaBounds[site.kind];
    this.#part('problem').textContent = problem
      ? fill(texts.problems[problem], {
          least: formatArea(texts, least, site.kind),
          most: formatArea(texts, most, site.kind),
        })
      : '';
    this.#part('area').setAttribute('aria-invalid', String(Boolean(problem)));
  }

  /** Announces the result, and gives the figures to the URL. Browsers limit how often that is allowed. */
  #settle(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
    if (this.#problem) return;
    this.#part('status').textContent = this.#result;
    history.replaceState(history.state, '', landQuery(this.#site) + location.hash);
  }
}

customElements.define('site-estimate', EstimateElement);
