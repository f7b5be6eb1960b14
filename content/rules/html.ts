import { type Phrase, phrase } from '@/i18n/toolText';

/** Self-closing tags, `<br>`, HTML comments and entities, and characters that a program has escaped twice. */
const foreign =
  /<!--|<\/?br\b[^<>]*>|<[a-z][^<>]*\/>|&(?:#\w+|[a-z]{2,}\d*);|\\(?:u[\da-f]{4}|[nrt"/])/i;

/**
 * Names the first piece of HTML or JSON that visitors would see literally in a text, and says what to write instead.
 */
export function htmlAdvice(text: string): Phrase | undefined {
  const [piece] = foreign.exec(text) ?? [];
  return piece ? phrase('Check.html', { piece, escape: '\\u00a0' }) : undefined;
}
