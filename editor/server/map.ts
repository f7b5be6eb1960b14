import { content } from '@/content/current';
import { looseTranslator } from '@/content/translator';
import { editedMessages } from '@/editor/developmentMessages';
import { isLocale } from '@/i18n/locales';
import { phrase, Refusal } from '@/i18n/toolText';
import { mapPage } from '@/scripts/assets/map';

/** The page in the map's frame, with marks. The file in public/ must not contain them. */
export function markedMap(locale: string): string {
  if (!isLocale(locale)) throw new Refusal(phrase('Server.noLanguage', { language: locale }));
  return mapPage(
    locale,
    content.company.coordinates,
    looseTranslator(locale, editedMessages(locale, null)),
  );
}
