/** Checks messages/*.json and says, per problem: file, line, language, key and what to do. */

import { checkMessages, problemAsText } from '@/i18n/check/checkMessages';
import { writeMessageSchema } from '@/i18n/check/messageSchema';
import { locales } from '@/i18n/locales';
import { reason } from './lib/files';

try {
  const { problems, untranslated } = checkMessages();
  for (const { file, texts } of untranslated) {
    const [first] = texts;
    console.log(
      `${file.path}: ${texts.length} texts wait for their translation, the first in line ${first?.line}. Look for [EN].\n`,
    );
  }
  for (const problem of problems) console.error(`${problemAsText(problem)}\n`);
  if (problems.length > 0) {
    console.error(`${problems.length} problem(s) in the message files. Nothing was built.`);
    process.exit(1);
  }
  writeMessageSchema();
  console.log(`messages: ${locales.length} languages, no problems`);
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
