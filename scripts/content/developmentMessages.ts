import type { Messages } from 'next-intl';
import { isShown } from '@/content/catalogue';
import { content } from '@/content/current';
import { contentOf } from '@/content/readContent';
import type { Locale } from '@/i18n/locales';
import { phrase, Refusal } from '@/i18n/toolText';
import { readMessageFiles } from './messageFiles';
import { structureFindings } from './rules/structure';

/**
 * The last valid messages. They are on `globalThis`, because the development server loads this module again after each
 * change.
 */
const kept = globalThis as { lastGoodMessages?: Map<Locale, Messages>; checkedFiles?: string };

/**
 * Reads the messages from disk. While a file is broken or incomplete, the page goes on working with its last valid
 * version, or in the first language whose file is valid if there has been none since the server started. The editor
 * shows what is wrong with the file.
 *
 * @throws Refusal if no file has been valid since the server started
 */
export function developmentMessages(locale: Locale): Messages {
  kept.lastGoodMessages ??= new Map();
  const files = readMessageFiles();
  const current = files.map(({ text }) => text).join();
  // The files are checked once after each change, because the check takes longer than the page.
  if (kept.checkedFiles !== current) {
    kept.checkedFiles = current;
    const broken = structureFindings(files).filter(
      ({ key }) => key === '' || isShown(content, key),
    );
    const { messages } = contentOf((path) => files.find((file) => file.path === path)?.text ?? '');
    for (const file of files) {
      if (broken.some(({ locale: own }) => own === file.locale)) continue;
      kept.lastGoodMessages.set(file.locale, messages[file.locale]);
    }
  }
  const shown = kept.lastGoodMessages.get(locale) ?? [...kept.lastGoodMessages.values()][0];
  if (!shown) throw new Refusal(phrase('Editor.noFileReadable'));
  return shown;
}
