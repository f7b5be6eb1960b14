import type { Messages } from 'next-intl';
import { estimate, type Land } from '@/components/home/Estimate/estimateLand';
import {
  type AreaTexts,
  fill,
  formatArea,
  formatNumber,
  formatPeak,
} from '@/components/home/Estimate/inWords';
import { parseLandQuery } from '@/components/home/Estimate/landInput';

type SiteTexts = AreaTexts &
  Pick<Messages['Estimate'], 'kinds' | 'places'> & { readonly line: string };

export interface LineTexts {
  /** What an enquiry says of a site, where Home has the estimate; the figures fill in what stands in braces. */
  readonly site: SiteTexts | null;
  /** What it says of a service, by the id that `?service=` gives. */
  readonly services: Readonly<Record<string, string>>;
}

function siteLine(site: Land, texts: SiteTexts): string {
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

/** The line with which a link of the site begins an enquiry, by the URL's query; empty where it has none, or nonsense. */
export function firstLine(search: string, texts: LineTexts): string {
  const site = parseLandQuery(search);
  if (site && texts.site) return siteLine(site, texts.site);
  const service = new URLSearchParams(search).get('service') ?? '';
  return Object.hasOwn(texts.services, service) ? (texts.services[service] ?? '') : '';
}
