import { isShown } from '@/content/sectionTexts';
import { languages } from '@/i18n/languages';
import { type MessageFile, type Problem, readMessageFiles } from './messageFile';
import { messageProblems } from './messageProblems';
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' };
import { type SameAsEnglish, untranslatedTexts, wordingProblems } from './wording';

/**
 * Checks message files, by default those on disk; the English one comes first. What no page shows need not be translated.
 *
 * @returns the problems in the order of files and lines, and the untranslated texts, which are no mistakes
 * @throws with advice when one is not on disk
 */
export function checkMessages(
  files: readonly MessageFile[] = readMessageFiles(),
  same: SameAsEnglish = sameAsEnglish,
  isNeeded: (key: string) => boolean = isShown,
) {
  const paths = files.map(({ path }) => path);
  const problems = [...messageProblems(files), ...wordingProblems(files, same)]
    .filter(({ path, key }) => path === paths[0] || isNeeded(key))
    .sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.line - b.line);
  const untranslated = files
    .slice(1)
    .map((file) => ({ file, texts: untranslatedTexts(file).filter(({ key }) => isNeeded(key)) }))
    .filter(({ texts }) => texts.length > 0);
  return { problems, untranslated };
}

/** A problem as GitHub marks it on its line: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function problemAsAnnotation({ path, line, key, advice }: Problem): string {
  return `::error file=${path},line=${line},title=${key}::${advice}`;
}

/** A problem as an editor reads it. */
export function problemAsText({ path, line, locale, key, advice }: Problem): string {
  return `${path}, line ${line} (${languages[locale].name})${key && `, ${key}`}:\n  ${advice}`;
}
