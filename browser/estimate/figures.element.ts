import type { Messages } from 'next-intl';
import { whenParsed } from '@/browser/whenParsed';
import { estimate, type Site } from '@/site/estimate';
import { parseSiteQuery } from '@/site/siteInput';
import { type AreaTexts, fill, formatArea, formatNumber, formatPeak } from './inWords';

export type LineTexts = AreaTexts &
  Pick<Messages['Estimate'], 'kinds' | 'places'> & { readonly line: string };

/** What an enquiry says of a site, in one line of the page's language. */
function lineOf(site: Site, texts: LineTexts): string {
  const { kind, place, area } = site;
  const found = estimate(site);
  return fill(texts.line, {
    area: formatArea(texts, area, kind),
    place: texts.places[place],
    kind: texts.kinds[kind],
    power: formatPeak(texts.locale, found.kilowattsPeak).join('\u00a0'),
    modules: formatNumber(texts.locale, found.modules),
  });
}

/** The line that stands untouched in the description; empty where there is none. It outlives a visit to another page. */
let standing = '';

/**
 * `<site-figures>`: writes the figures that the URL carries into the enquiry's description, as one line in the page's language.
 * The visitor may change or delete it: then it is theirs, and the figures leave the URL. Until then it follows the language.
 * It stands in the form, empty and never shown.
 */
export class FiguresElement extends HTMLElement {
  static readonly observedAttributes = ['data-texts'];

  connectedCallback(): void {
    // After the early script has restored what was typed on the page before, or React has given the fields their values.
    whenParsed(() =>
      queueMicrotask(() => {
        this.#write(true);
        this.#description?.addEventListener('input', this);
      }),
    );
  }

  attributeChangedCallback(_name: string, before: string | null): void {
    if (before !== null && this.isConnected) queueMicrotask(() => this.#write(false));
  }

  get #description(): HTMLTextAreaElement | null {
    return this.closest('form')?.querySelector('textarea') ?? null;
  }

  handleEvent(): void {
    const field = this.#description;
    if (!field || !standing || field.value.includes(standing)) return;
    standing = '';
    delete field.dataset.line;
    history.replaceState(history.state, '', location.pathname + location.hash);
  }

  #write(isNew: boolean): void {
    const field = this.#description;
    const site = parseSiteQuery(location.search);
    if (!field || !site) return;
    const line = lineOf(site, JSON.parse(this.dataset.texts ?? '') as LineTexts);
    const { value } = field;
    const at = standing ? value.indexOf(standing) : -1;
    // Not by `value`, whose changes by script React does not notice.
    if (at >= 0) field.setRangeText(line, at, at + standing.length);
    else if (isNew && !value.includes(line))
      field.setRangeText(
        value && !value.endsWith('\n') ? `\n${line}` : line,
        value.length,
        value.length,
      );
    else if (!value.includes(line)) return;
    standing = line;
    // The early script does not carry it to a document in another language.
    field.dataset.line = line;
    if (field.value !== value) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

customElements.define('site-figures', FiguresElement);
