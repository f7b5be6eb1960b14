import { foreignBytes } from '@/content/json';
import type { Locale } from '@/i18n/locales';
import type { Finding } from '../finding';
import type { MessageFile } from '../messageFiles';
import { listFindings } from './listOrder';
import { structureFindings } from './structure';
import { wordingFindings } from './wording';

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
  // In a file that is not UTF-8 every text has wrong letters, and hundreds of findings would hide the cause.
  const garbled = files.filter(({ text }) => foreignBytes(text) >= 0).map(({ path }) => path);
  return [
    ...structureFindings(files),
    ...files.slice(0, 1).flatMap(listFindings),
    ...wordingFindings(files, mayBeEnglish).filter(({ path }) => !garbled.includes(path)),
  ]
    .filter(({ path, key }) => path === paths[0] || isNeeded(key))
    .sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.line - b.line);
}
