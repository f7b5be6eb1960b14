import { defaultLocale } from './locales';
import { mapTexts } from './mapTexts';

/** A hyphen or dash with at most three letters on one of its sides, or a hyphen between figures. */
const shortCompound =
  /(?<=(?<!\p{L})\p{L}{1,3})[-–](?=\p{L})|(?<=\p{L})[-–](?=\p{L}{1,3}(?!\p{L}))|(?<=\p{N})-(?=\p{N})/gu;

/**
 * Keeps together what must not be parted at the end of a line, in languages whose lines are short of room: a word of one
 * letter stays with the next word, and neither short compounds (по-малка), nor ranges of letters (I–V), nor the numbers of
 * standards break, and no line begins with a dash. A word joiner follows their hyphen: U+2011 is not in every font.
 *
 * @param text a message in ICU syntax; its arguments and tags stay as they are
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}<{/])(\p{L}) (?=[\p{L}\p{N}<{„«−])/gu, '$1\u00a0')
    .replace(/ (?=– )/g, '\u00a0')
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(shortCompound, '$&\u2060')))
    .join('');
}

/** Keeps the last two words of a lead together where they are short, so that none stands on a line of its own. */
function withoutLoneWord(text: string): string {
  return text.replace(/(\S+) (\S+)$/u, (words, previous: string, last: string) =>
    words.length > 18 || /[<>{}]/.test(words) ? words : `${previous}\u00a0${last}`,
  );
}

/** Keys of texts in large type. */
const isHeading = /^(title|question|quote)$/;

/** A word that leans on the next. Bulgarian short pronouns lean on the verb before them (Разкажете ни). */
const leaning =
  /(?<![\p{L}\p{M}\p{N}<{/’-])(?!ни|ви|ми|му|се|си|го|ги)(\p{L}{2}|или|със|във|при|под|над|без|към|per|con|dal|del|nel|sul|una|che|non)$/iu;

/** As many characters of large type fit into a line at 320 px. */
const roomForTogether = 14;

/** In large type few words are on a line: there short words, too, stay with the next; of several, the one that is nearest. */
function typesetHeading(text: string): string {
  return typeset(text)
    .split(' ')
    .reduceRight((rest, word) => {
      const together = `${word} ${rest.replace(/ .*/, '')}`;
      const staysWithNext = leaning.test(word) && together.length <= roomForTogether;
      return `${word}${staysWithNext ? '\u00a0' : ' '}${rest}`;
    });
}

/** All texts that a language's pages show, typeset; English has room enough. */
export function typesetMessages<Group extends object>(messages: Group, locale: string): Group {
  if (locale === defaultLocale) return messages;
  return mapTexts(messages, (text, key) => {
    if (key.startsWith('Meta.')) return text;
    const name = key.replace(/.*\./, '');
    if (isHeading.test(name)) return typesetHeading(text);
    return name === 'lead' ? withoutLoneWord(typeset(text)) : typeset(text);
  });
}
