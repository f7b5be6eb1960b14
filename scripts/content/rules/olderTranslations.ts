import { isShown } from '@/content/catalogue';
import type { Content } from '@/content/types';
import { phrase } from '@/i18n/toolText';
import type { Finding } from '../finding';
import { type MessageFile, textsOf } from '../messageFiles';
import { isUntranslated } from './wording';

function valuesIn(file: MessageFile | undefined): ReadonlyMap<string, string> {
  return new Map(file ? textsOf(file).map(({ key, value }) => [key, value]) : []);
}

/**
 * Translations that are older than their original: the English text has changed since it was published, and they have
 * not. They may still be right.
 *
 * @param content what is said only of texts that it shows
 * @param published the files as they are published
 * @param now the English file is first
 */
export function olderTranslations(
  content: Content,
  published: readonly MessageFile[],
  now: readonly MessageFile[],
): Finding[] {
  const [english, ...others] = now;
  const before = (path = '') => valuesIn(published.find((file) => file.path === path));
  const [originals, old] = [valuesIn(english), before(english?.path)];
  const isChanged = (key: string) => old.has(key) && old.get(key) !== originals.get(key);
  return others.flatMap((file) => {
    const translations = before(file.path);
    return textsOf(file)
      .filter(({ key, value }) => isChanged(key) && translations.get(key) === value)
      .filter(({ key, value }) => isShown(content, key) && !isUntranslated(value))
      .map(({ key, line }) => {
        const { path, locale } = file;
        return { path, line, locale, key, ...phrase('Rules.older') };
      });
  });
}
