import { content } from '@/content/current';
import { looseTranslator } from '@/content/translator';
import { editedMessages } from '@/editor/developmentMessages';
import { isLocale } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { mapPage } from '@/scripts/assets/map';
import { Refusal } from '../protocol';

/** The page in the map's frame, with marks. The file in public/ must not contain them. */
export function markedMap(locale: string): string {
  if (!isLocale(locale)) throw new Refusal(toolText('Server.noLanguage', { language: locale }));
  return mapPage(
    locale,
    content.company.coordinates,
    looseTranslator(locale, editedMessages(locale, null)),
  );
}
