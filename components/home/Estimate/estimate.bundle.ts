import { whenParsed } from '@/browser/whenParsed';
import { readQuery, withParameters } from '@/site/query';
import { shareOfScale } from './areaScale';
import { areaBounds, estimateLand, type Land, type SystemKind } from './estimateLand';
import {
  conversion,
  type EstimateTexts,
  fill,
  formatArea,
  formatAreaIn,
  formatEstimate,
  formatNumber,
  type ShownName,
} from './formatEstimate';
import {
  type AreaProblem,
  areaDecimals,
  areaIn,
  defaultAreas,
  landAtFirst,
  landQuery,
  parseLandQuery,
  readLand,
} from './landInput';
import { planOf } from './planGeometry';
import { type CountryCode, type Town, towns } from './towns';
import { splitArea, type Unit, unitsOf } from './units';

/** How long the fields must rest before the result is announced and written into the URL, in ms. */
const restTime = 400;

/**
 * `<site-estimate>`: the calculator of what fits on the visitor's land. Estimate.tsx renders its fields and the answer.
 * The element writes the land into the URL, so that the result can be shared.
 */
export class EstimateElement extends HTMLElement {
  /** The land of the current figures and plan. */
  #land!: Land;
  /** The last area of each unit, because a roof and a field have different sizes. */
  #areas: Record<keyof typeof defaultAreas, number> = { ...defaultAreas };
  /** Whether the field holds what the visitor typed, and not a number of this script's. */
  #isTyped = false;
  /** What is wrong with the typed area. The figures are then those of the last valid area. */
  #problem: AreaProblem | null = null;
  /** The country whose law the visitor has been told. */
  #country!: CountryCode;
  #contacts = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    whenParsed(() => this.#start());
  }

  #start(): void {
    const given = parseLandQuery(readQuery(location.search));
    const area = this.#part<HTMLInputElement>('area');
    const town = this.querySelector<HTMLOptionElement>('[selected]')?.value as Town;
    const scale = this.#part<HTMLInputElement>('scale');
    const isTyped = area.value !== area.defaultValue;
    // Chromium writes the same number with fewer digits than the HTML.
    const isMoved = Math.abs(scale.valueAsNumber - Number(scale.defaultValue)) > 0.001;
    const isChosen = this.querySelector(':checked:not([checked], [selected])') !== null;
    this.#land = landAtFirst(town);
    this.#country = towns[town].country;
    this.#contacts = this.#part<HTMLAnchorElement>('link').pathname;
    if (given) {
      this.#setLand(given);
      this.#showFields();
      this.#showResult();
    } else if (isTyped || isMoved || isChosen) {
      // The visitor used the fields before this script had loaded.
      this.#update(isTyped ? area : isMoved ? scale : null);
    } else {
      this.#showReading();
    }
    this.addEventListener('input', this.#onInput);
    this.addEventListener('change', this.#onRest);
    this.addEventListener('click', this.#onRest);
    const printing = this.#part('print');
    printing.addEventListener('click', this.#print);
    // The visitor pressed it before this script had loaded (early.ts).
    if (printing.dataset.pressed !== undefined) this.#print();
    // What is typed replaces the number. A click would put the caret into it, after the focus.
    area.addEventListener('focus', () => {
      area.select();
      area.addEventListener('click', () => area.select(), { once: true });
    });
  }

  readonly #onInput = ({ target }: Event): void =>
    this.#update(target as HTMLInputElement | HTMLSelectElement);

  /** Publishes at once, because the visitor may follow a link and must find the figures again on the way back. */
  readonly #onRest = (): void => {
    if (this.#timer !== undefined) this.#publish();
  };

  /** Prints the answer alone (print.css), with its date and its address. */
  readonly #print = (): void => {
    const { printed, locale } = this.#texts;
    const date = new Date().toLocaleDateString(locale, { dateStyle: 'long' });
    this.#part('printed').textContent = fill(printed, { date });
    this.#part('address').textContent =
      `${location.origin}${location.pathname}${landQuery(this.#land)}#estimate`;
    const { dataset } = document.documentElement;
    dataset.printsAlone = '';
    addEventListener('afterprint', () => delete dataset.printsAlone, { once: true });
    print();
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

  /** The unit of the field: the chosen one, if the kind has a choice. */
  #unit(kind: SystemKind): Unit {
    const chosen = this.querySelector<HTMLInputElement>('[name="unit"]:checked')?.value as Unit;
    const units = unitsOf(this.#texts.locale, kind);
    return units.includes(chosen) ? chosen : units[0];
  }

  /** The unit that is typed after the number, or else that of the field. */
  #unitInUse(): Unit {
    const typed = this.#isTyped && splitArea(this.#part<HTMLInputElement>('area').value).unit;
    return typed || this.#unit(this.#land.kind);
  }

  /**
   * Reads the fields and shows the result. @param changed the field that the visitor has changed. It must not be
   * rewritten while the visitor types into it.
   */
  #update(changed: HTMLInputElement | HTMLSelectElement | null): void {
    // The fields have no other values.
    const kind = (this.querySelector('[name="kind"]:checked') as HTMLInputElement)
      .value as SystemKind;
    const town = this.#part<HTMLSelectElement>('place').value as Town;
    const text = this.#part<HTMLInputElement>('area').value;
    if (changed?.name === 'area') {
      this.#isTyped = true;
      // A typed unit is chosen, too.
      const { unit } = splitArea(text);
      const choice = this.querySelector<HTMLInputElement>(`[name="unit"][value="${unit}"]`);
      if (choice) choice.checked = true;
    }
    const share = this.#part<HTMLInputElement>('scale').valueAsNumber / 100;
    const fields = { kind, text, unit: this.#unit(kind), share };
    const last = {
      kind: this.#land.kind,
      areas: this.#areas,
      isTyped: this.#isTyped,
      problem: this.#problem,
    };
    const { area, isRead } = readLand(changed?.name, fields, last);
    if (typeof area === 'number') {
      this.#problem = null;
      this.#setLand({ kind, town, area });
      if (!isRead) this.#showFields();
    } else {
      this.#problem = area;
    }
    this.#showResult();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#publish(), restTime);
  }

  #showFields(): void {
    const { kind, town, area } = this.#land;
    (this.querySelector(`[name="kind"][value="${kind}"]`) as HTMLInputElement).checked = true;
    this.#part<HTMLSelectElement>('place').value = town;
    this.#part<HTMLInputElement>('area').value = formatNumber(
      this.#texts.locale,
      areaIn(this.#unit(kind), area, kind),
      { maximumFractionDigits: areaDecimals, useGrouping: false },
    );
    this.#isTyped = false;
  }

  /** Shows the figures, the plan, the position on the scale, and what is wrong with the area. */
  #showResult(): void {
    const land = this.#land;
    const texts = this.#texts;
    const estimate = estimateLand(land);
    const shown = formatEstimate(estimate, land, texts);
    for (const element of this.querySelectorAll<HTMLElement>('[data-shown]')) {
      const text = shown[element.dataset.shown as ShownName];
      // Browsers lay out a text again even if it has not changed.
      if (element.textContent !== text) element.textContent = text;
    }

    const scale = this.#part<HTMLInputElement>('scale');
    // While the visitor drags the thumb, it must stay under the finger.
    if (!scale.matches(':active')) scale.valueAsNumber = shareOfScale(land.area, land.kind) * 100;
    const unit = this.#unit(land.kind);
    scale.setAttribute('aria-valuetext', formatAreaIn(texts, unit, land.area, land.kind));
    this.#part('plan').setAttribute('aria-label', shown.plan);
    for (const [name, attributes] of Object.entries(planOf(estimate, land)))
      for (const [attribute, value] of Object.entries(attributes))
        this.#part(name).setAttribute(attribute, value);
    this.#showReading();
  }

  /** Shows how the area was read, or what is wrong with it. While it is wrong, nothing takes the old answer along. */
  #showReading(): void {
    const problem = this.#problem;
    const texts = this.#texts;
    const { kind, area } = this.#land;
    const { least, most } = areaBounds[kind];
    const unit = this.#unit(kind);
    const inUse = this.#unitInUse();
    const set = (name: string, text: string) => {
      this.#part(name).textContent = text;
    };
    set('unit', inUse === unit ? texts.units[unit] : '');
    set('reading', problem ? '' : conversion(texts, inUse, unit, this.#land));
    set(
      'problem',
      problem
        ? fill(texts.problems[problem], {
            least: formatAreaIn(texts, unit, least, kind),
            most: formatAreaIn(texts, unit, most, kind),
          })
        : '',
    );
    set('old', problem ? fill(texts.old, { area: formatArea(texts, area, kind) }) : '');
    this.#part('area').setAttribute('aria-invalid', String(problem !== null));
    this.#part<HTMLButtonElement>('print').disabled = problem !== null;
    const link = this.#part<HTMLAnchorElement>('link');
    if (problem) link.removeAttribute('href');
    else link.href = `${this.#contacts}${landQuery(this.#land)}#enquiry`;
    link.ariaDisabled = problem && 'true';
    link.role = problem && 'link';
  }

  /** Announces the result, and writes the land into the URL. Browsers limit how often a script may change the URL. */
  #publish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#problem) return;
    const { result, law } = formatEstimate(estimateLand(this.#land), this.#land, this.#texts);
    const { country } = towns[this.#land.town];
    // The law is long, so it is told once for each country.
    const isNews = law !== '' && country !== this.#country;
    if (isNews) this.#country = country;
    this.#part('status').textContent = isNews ? `${result}. ${law}` : result;
    const query = withParameters(location.search, readQuery(landQuery(this.#land)));
    history.replaceState(history.state, '', query + location.hash);
  }
}

customElements.define('site-estimate', EstimateElement);
