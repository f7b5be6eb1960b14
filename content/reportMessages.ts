import { checkMessages, problemAsAnnotation, problemAsText } from '@/content/check/checkMessages';
import { locales } from '@/i18n/locales';

/**
 * Checks the message files, and reports untranslated texts.
 *
 * @throws with file, line, language, key and advice for each problem
 */
export function reportMessages(): void {
  const { problems, untranslated } = checkMessages();
  for (const { file, texts } of untranslated) {
    console.log(
      `${file.path}: ${texts.length} texts wait for their translation, the first in line ${texts[0]?.line}. Look for [EN].\n`,
    );
  }
  if (problems.length > 0) {
    if (process.env.GITHUB_ACTIONS) console.log(problems.map(problemAsAnnotation).join('\n'));
    const list = problems.map((problem) => `${problemAsText(problem)}\n\n`).join('');
    throw new Error(`${list}${problems.length} problem(s) in the message files.`);
  }
  console.log(`messages: ${locales.length} languages, no problems`);
}
