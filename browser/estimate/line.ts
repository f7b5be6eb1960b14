import { estimate, type Kind, type Site } from '@/site/estimate';
import type { Place } from '@/site/places';
import { type AreaTexts, fill, formatArea, formatNumber, formatPeak } from './inWords';

export interface LineTexts extends AreaTexts {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly line: string;
}

/** What an enquiry says of a site, in one line of the page's language. */
export function lineOf(site: Site, texts: LineTexts): string {
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
