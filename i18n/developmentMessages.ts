import type messages from '../messages/en.json';
import { readMessageFiles } from './check/messageFile';
import { messageProblems } from './check/messageProblems';
import type { Locale } from './locales';

type Messages = typeof messages;

/** As they last could be shown. On `globalThis`, since the development server reads this module anew after each change. */
const kept = globalThis as { lastGoodMessages?: Map<Locale, Messages> };

/**
 * The messages as they are on disk at this moment; where a file is broken, as they were before, so that the page goes on
 * while its words are being written. app/[locale]/template.dev.tsx shows what is to be mended.
 *
 * @throws when no file was whole since the server was started
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
