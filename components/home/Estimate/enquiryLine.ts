import type { Messages } from 'next-intl';
import { estimateLand } from './estimateLand';
import { type AreaTexts, fill, formatArea, formatNumber, formatPeak } from './formatEstimate';
import { parseLandQuery } from './landInput';

/** The texts that the line needs in a language. The browser fills in the placeholders of `line`. */
export interface EstimateLineTexts
  extends AreaTexts,
    Pick<Messages['Estimate'], 'kinds' | 'places'> {
  readonly line: string;
}

export function estimateLineTexts(locale: string, messages: Messages): EstimateLineTexts {
  const { units, kinds, places } = messages.Estimate;
  return { locale, units, kinds, places, line: messages.EnquiryForm.estimate };
}

/**
 * The line with which the calculator's link begins an enquiry, in the language of the texts. It is empty if the query
 * has no land.
 */
export function estimateLine(query: URLSearchParams, texts: EstimateLineTexts): string {
  const land = parseLandQuery(query);
  if (!land) return '';
  const { kind, town, area } = land;
  const estimate = estimateLand(land);
  return fill(texts.line, {
    area: formatArea(texts, area, kind),
    place: texts.places[town],
    kind: texts.kinds[kind],
    power: formatPeak(texts.locale, estimate.kilowattsPeak).join('\u00a0'),
    modules: formatNumber(texts.locale, estimate.modules),
  });
}
