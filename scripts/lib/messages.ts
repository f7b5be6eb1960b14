import { checkMessages, problemAsAnnotation, problemAsText } from '@/i18n/check/checkMessages';
import { readMessageFile } from '@/i18n/check/messageFile';
import { messageSchema } from '@/i18n/check/messageSchema';
import { locales } from '@/i18n/locales';
import { writeWhole } from './files';

/**
 * Checks the message files, reports untranslated texts, and writes the JSON Schema with which code editors mark wrong names.
 *
 * @throws with file, line, language, key and advice for each problem
 */
export async function reportMessages(): Promise<void> {
  const { problems, untranslated, decomposed } = checkMessages();
  for (const { file, texts } of untranslated) {
    console.log(
      `${file.path}: ${texts.length} texts wait for their translation, the first in line ${texts[0]?.line}. Look for [EN].\n`,
    );
  }
  for (const { file, texts } of decomposed) {
    console.log(
      `${file.path}: ${texts.length} texts have letters of two characters (и and ˘ for й), the first in line ${texts[0]?.line}. Pages show them as one.\n`,
    );
  }
  if (problems.length > 0) {
    if (process.env.GITHUB_ACTIONS) console.log(problems.map(problemAsAnnotation).join('\n'));
    const list = problems.map((problem) => `${problemAsText(problem)}\n\n`).join('');
    throw new Error(`${list}${problems.length} problem(s) in the message files.`);
  }
  const schema = messageSchema(JSON.parse(readMessageFile('en').text));
  await writeWhole('generated/messages.schema.json', `${JSON.stringify(schema, null, 1)}\n`);
  console.log(`messages: ${locales.length} languages, no problems`);
}
