import { markedMessages } from '../marks';
import {
  content,
  developmentMessages,
  isLocale,
  looseTranslator,
  mapPage,
  phrase,
  Refusal,
  textKeys,
} from '../site';

/** The page in the map's frame, with marks. The file in public/ must not contain them. */
export function markedMap(locale: string): string {
  if (!isLocale(locale)) throw new Refusal(phrase('Server.noLanguage', { language: locale }));
  const messages = markedMessages(developmentMessages(locale), textKeys());
  return mapPage(locale, content.company.coordinates, looseTranslator(locale, messages));
}
