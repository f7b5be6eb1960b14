import { checkMessages, problemAsText } from '@/i18n/check/checkMessages';
import { writeMessageSchema } from '@/i18n/check/messageSchema';
import { locales } from '@/i18n/locales';

/**
 * Checks the message files, reports what waits for a translation, and writes the schema that editors' programs read.
 *
 * @throws with file, line, language, key and advice for each problem
 */
export function reportMessages(): void {
  const { problems, untranslated } = checkMessages();
  for (const { file, texts } of untranslated) {
    const [first] = texts;
    console.log(
      `${file.path}: ${texts.length} texts wait for their translation, the first in line ${first?.line}. Look for [EN].\n`,
    );
  }
  if (problems.length > 0) {
    const list = problems.map((problem) => `${problemAsText(problem)}\n\n`).join('');
    throw new Error(`${list}${problems.length} problem(s) in the message files.`);
  }
  writeMessageSchema();
  console.log(`messages: ${locales.length} languages, no problems`);
}
