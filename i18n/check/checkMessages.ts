import { languages } from '@/i18n/languages';
import { type MessageFile, type Problem, readMessageFiles, type Text } from './messageFile';
import { messageProblems } from './messageProblems';
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' };
import room from './textRoom.json' with { type: 'json' };
import { untranslatedTexts, type WordingRules, wordingProblems } from './wording';

const wordingRules: WordingRules = { sameAsEnglish, room };

export interface MessagesCheck {
  /** In the order in which an editor would go through the files. */
  readonly problems: readonly Problem[];
  /** The texts that wait for their translation: no mistake, but nothing to go live with. */
  readonly untranslated: readonly { readonly file: MessageFile; readonly texts: readonly Text[] }[];
}

/**
 * All that is to be said of message files, by default those on disk; the English one comes first.
 *
 * @throws with advice when one is not on disk
 */
export function checkMessages(files: readonly MessageFile[] = readMessageFiles()): MessagesCheck {
  const [reference, ...others] = files;
  if (!reference) return { problems: [], untranslated: [] };
  const paths = files.map(({ path }) => path);
  const problems = [
    ...messageProblems(reference, others),
    ...wordingProblems(reference, others, wordingRules),
  ].sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.line - b.line);
  const untranslated = others
    .map((file) => ({ file, texts: untranslatedTexts(file) }))
    .filter(({ texts }) => texts.length > 0);
  return { problems, untranslated };
}

/** A problem as an editor reads it. */
export function problemAsText({ path, line, locale, key, advice }: Problem): string {
  return `${path}, line ${line} (${languages[locale].name})${key && `, ${key}`}:\n  ${advice}`;
}
