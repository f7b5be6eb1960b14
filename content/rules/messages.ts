import { type Locale, locales } from '@/i18n/locales';
import { type Phrase, phrase } from '@/i18n/toolText';
import { referencesFile } from '../files';
import type { Finding } from '../finding';
import type { Reference } from '../model';
import type { MessageFile } from '../read';
import { hasConsent } from '../references';
import { placeOfValue, valuesOf } from '../values';
import { listProblems } from './lists';
import { untranslatedMark } from './mark';
import { messageProblems } from './messageProblems';
import { isUntranslated, untranslatedTexts, wordingProblems } from './wording';

/**
 * What is wrong with message files, in the order of files and lines. The English one must be the first.
 *
 * @param isNeeded whether a page shows a text. The others may be missing or untranslated
 */
export function messageFindings(
  files: readonly MessageFile[],
  mayBeEnglish: (key: string, locale: Locale) => boolean,
  isNeeded: (key: string) => boolean,
): Finding[] {
  const paths = files.map(({ path }) => path);
  return [
    ...messageProblems(files),
    ...files.slice(0, 1).flatMap(listProblems),
    ...wordingProblems(files, mayBeEnglish),
  ]
    .filter(({ path, key }) => path === paths[0] || isNeeded(key))
    .sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.line - b.line);
}

const notWritten = (locale: Locale): Phrase =>
  phrase(locale === locales[0] ? 'Server.notWrittenYet' : 'Server.notTranslated');

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
