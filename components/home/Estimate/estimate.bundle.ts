import { whenParsed } from '@/browser/whenParsed';
import { readQuery, withParameters } from '@/site/query';
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

/** How long the fields must rest before the result is announced and written into the URL, in ms. */
const restTime = 400;

/**
 * `<site-estimate>`: the calculator of what fits on the visitor's land. Estimate.tsx renders its fields. The element
 * writes the land into the URL, so that the result can be shared.
 */
export class EstimateElement extends HTMLElement {
  /** The land of the current figures and plan. */
  #land = defaultLand;
  /** The last area of each unit, because a roof and a field have different sizes. */
  #areas: Record<keyof typeof defaultAreas, number> = { ...defaultAreas };
  /** What is wrong with the typed area. The figures are then those of the last valid area. */
  #problem: AreaProblem | null = null;
  /** The result in one sentence for screen readers. It is empty until the visitor changes something. */
  #result = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    whenParsed(() => this.#start());
  }

  #start(): void {
    const given = parseLandQuery(readQuery(location.search));
    const area = this.#part<HTMLInputElement>('area');
    const isTyped = area.value !== area.defaultValue;
    const isChosen = this.querySelector(':checked:not([checked], [selected])') !== null;
    if (given) {
      this.#setLand(given);
      this.#showFields();
      this.#showResult();
    } else if (isTyped || isChosen) {
      // The visitor used the fields before this script had loaded.
      this.#update(isTyped ? area : null);
    }
    this.addEventListener('input', this.#onInput);
    this.addEventListener('change', this.#onRest);
    this.addEventListener('click', this.#onRest);
  }

  readonly #onInput = ({ target }: Event): void => this.#update(target);

  /** Publishes at once, because the visitor may follow a link and must find the figures again on the way back. */
  readonly #onRest = (): void => {
    if (this.#timer !== undefined) this.#publish();
  };

  get #texts(): EstimateTexts {
    return JSON.parse(this.dataset.texts ?? '') as EstimateTexts;
  }

  #part<Part extends Element = HTMLElement>(name: string): Part {
    // Estimate.tsx renders all of them, which its test checks.
    return this.querySelector(`[data-part="${name}"]`) as Part;
  }

  #setLand(land: Land): void {
    this.#land = land;
    this.#areas[areaBounds[land.kind].unit] = land.area;
  }

  /**
   * Reads the fields and shows the result. @param changed the field that the visitor has changed. It must not be
   * rewritten while the visitor types into it.
   */
  #update(changed: EventTarget | null): void {
    // The fields have no other values.
    const kind = (this.querySelector('[type=radio]:checked') as HTMLInputElement).value as Kind;
    const place = this.#part<HTMLSelectElement>('place').value as Place;
    const isTyping = changed === this.#part('area');
    const area = this.#areaAfter(changed, kind);
    if (typeof area === 'number') {
      this.#problem = null;
      this.#setLand({ kind, place, area });
      if (!isTyping) this.#showFields();
    } else {
      this.#problem = area;
    }
    this.#showResult();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#publish(), restTime);
  }

  /** The area that counts after a change. */
  #areaAfter(changed: EventTarget | null, kind: Kind): number | AreaProblem {
    const scale = this.#part<HTMLInputElement>('scale');
    const typed = this.#part<HTMLInputElement>('area');
    if (changed === scale) return areaAt(scale.valueAsNumber / 100, kind);
    // A wrong area stays wrong when the place changes. When the unit changes, the last area of that unit counts.
    const isStillWrong = this.#problem !== null && kind === this.#land.kind;
    if (changed === typed || isStillWrong) return readArea(typed.value, kind);
    return this.#areas[areaBounds[kind].unit];
  }

  #showFields(): void {
    const { kind, place, area } = this.#land;
    (this.querySelector(`[value=${kind}]`) as HTMLInputElement).checked = true;
    this.#part<HTMLSelectElement>('place').value = place;
    this.#part<HTMLInputElement>('area').value = formatNumber(this.#texts.locale, area, {
      maximumFractionDigits: 2,
      useGrouping: false,
    });
  }

  /** Shows the figures, the plan, the position on the scale, and what is wrong with the area. */
  #showResult(): void {
    const land = this.#land;
    const texts = this.#texts;
    const found = estimate(land);
    const shown = inWords(found, land, texts);
    this.#result = shown.result;
    for (const figure of this.querySelectorAll<HTMLElement>('[data-figure]')) {
      const text = shown[figure.dataset.figure as Figure];
      // Browsers lay out a text again even if it has not changed.
      if (figure.textContent !== text) figure.textContent = text;
    }

    const scale = this.#part<HTMLInputElement>('scale');
    // While the visitor drags the thumb, it must stay under the finger.
    if (!scale.matches(':active')) scale.valueAsNumber = shareOfScale(land.area, land.kind) * 100;
    scale.setAttribute('aria-valuetext', formatArea(texts, land.area, land.kind));
    this.#part<HTMLAnchorElement>('link').search = landQuery(land);
    this.#part('plan').setAttribute('aria-label', shown.plan);
    for (const [name, attributes] of Object.entries(planOf(found, land)))
      for (const [attribute, value] of Object.entries(attributes))
        this.#part(name).setAttribute(attribute, value);
    this.#showProblem();
  }

  #showProblem(): void {
    const problem = this.#problem;
    const { kind } = this.#land;
    const { least, most } = areaBounds[kind];
    const texts = this.#texts;
    this.#part('problem').textContent = problem
      ? fill(texts.problems[problem], {
          least: formatArea(texts, least, kind),
          most: formatArea(texts, most, kind),
        })
      : '';
    this.#part('area').setAttribute('aria-invalid', String(problem !== null));
  }

  /** Announces the result, and writes the land into the URL. Browsers limit how often a script may change the URL. */
  #publish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#problem) return;
    this.#part('status').textContent = this.#result;
    const query = withParameters(location.search, readQuery(landQuery(this.#land)));
    history.replaceState(history.state, '', query + location.hash);
  }
}

customElements.define('site-estimate', EstimateElement);
