import { Refusal, say, type ToolLanguage, toolLanguageOf, type Words } from '@/i18n/toolText';
import { reason } from '@/scripts/files/files';

/** The language of a command: the one that TOOLS_LANGUAGE names, or else that of the operating system. */
export function systemLanguage(): ToolLanguage {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return toolLanguageOf([process.env.TOOLS_LANGUAGE ?? '', locale]);
}

/** Data as words for the person who runs a command. */
export const spoken = (words: Words): string => say(words, systemLanguage());

/** The data of a refusal, which each language can say, or else the error's message. */
export function wordsOfError(error: unknown): Words {
  return error instanceof Refusal ? error.words : reason(error);
}
