import type messages from '../messages/en.json';
import { readMessageFiles } from './check/messageFile';
import { messageProblems } from './check/messageProblems';
import type { Locale } from './locales';

type Messages = typeof messages;

/** The last valid messages. On `globalThis`, since the development server loads this module again after each change. */
const kept = globalThis as { lastGoodMessages?: Map<Locale, Messages> };

/**
 * Reads the messages from disk; while a file is broken, returns its last valid version, so that the page goes on working
 * during editing. app/[locale]/template.dev.tsx shows the mistakes.
 *
 * @throws when no file was valid since the server was started
 */
export function developmentMessages(locale: Locale): Messages {
  kept.lastGoodMessages ??= new Map();
  const files = readMessageFiles();
  const [reference, ...others] = files;
  const broken = reference ? messageProblems(reference, others) : [];
  for (const file of files) {
    if (broken.some((problem) => problem.locale === file.locale)) continue;
    kept.lastGoodMessages.set(file.locale, JSON.parse(file.text));
  }
  const shown = kept.lastGoodMessages.get(locale) ?? [...kept.lastGoodMessages.values()][0];
  if (!shown) throw new Error('No message file can be read. Run "npm run messages": it says why.');
  return shown;
}
