import { referencesFile } from '@/content/contentFiles';
import { hasConsent } from '@/content/references';
import type { Reference } from '@/content/types';
import { type Locale, locales } from '@/i18n/locales';
import { type Phrase, phrase } from '@/i18n/toolText';
import type { Finding } from '../finding';
import type { MessageFile } from '../messageFiles';
import { placeOfValue, valuesOf } from '../values';
import { untranslatedMark } from './untranslatedMark';
import { isUntranslated, untranslatedTexts } from './wording';

const notWritten = (locale: Locale): Phrase =>
  phrase(locale === locales[0] ? 'ToDo.notWrittenYet' : 'ToDo.notTranslated');

/**
 * Texts that are not translated yet, and that visitors would see. The English file may have some too: the editor marks
 * a new entry of a list in every language.
 */
export function unwrittenTexts(
  files: readonly MessageFile[],
  isNeeded: (key: string) => boolean,
): Finding[] {
  return files.flatMap((file) =>
    untranslatedTexts(file)
      .filter(({ key }) => isNeeded(key))
      .map(({ key, line }) => {
        const { path, locale } = file;
        return { path, line, locale, key, ...notWritten(locale) };
      }),
  );
}

/** Texts in a file of values that are not translated yet. */
export function unwrittenValues({ path, text }: Omit<MessageFile, 'locale'>): Finding[] {
  return valuesOf(path, text).flatMap(({ key, line, value, locale }) =>
    locale && isUntranslated(value) ? [{ path, line, locale, key, ...notWritten(locale) }] : [],
  );
}

/**
 * Names and places of plants that Home shows and that are not translated. A language without its own shows the English
 * text.
 */
export function unwrittenPlants(list: readonly Reference[], source: string): Finding[] {
  return list.flatMap((plant, index) =>
    (['name', 'place'] as const).flatMap((group) =>
      locales
        .filter(
          (locale) => hasConsent(plant) && isUntranslated(plant[group][locale] ?? untranslatedMark),
        )
        .map((locale) => {
          const at = [index, group, locale];
          const { line } = placeOfValue(referencesFile, source, at);
          return {
            ...{ path: referencesFile, line, locale, key: at.join('.') },
            ...notWritten(locale),
          };
        }),
    ),
  );
}
