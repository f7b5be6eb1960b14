import { spawnSync } from 'node:child_process';
import { olderTranslations } from '@/content/check/older';
import { asAnnotation } from '@/content/finding';
import { readMessageFiles } from '@/content/read';
import { systemLanguage } from './words';

/**
 * Translations that are older than their English text, as annotations of the forge. It tests a pull request as a merge
 * into the published branch, which is the first parent. Nothing is said of a clone without that commit.
 *
 * @param cwd the folder of the project
 */
export function olderAnnotations(cwd = '.'): string[] {
  const now = readMessageFiles(cwd);
  const published = now.flatMap((file) => {
    const { status, stdout } = spawnSync('git', ['show', `HEAD^1:./${file.path}`], {
      cwd,
      encoding: 'utf8',
    });
    return status === 0 ? [{ ...file, text: stdout }] : [];
  });
  return olderTranslations(published, now).map((one) =>
    asAnnotation(one, systemLanguage(), 'warning'),
  );
}
