import type { Locale } from '@/i18n/locales';

/** The numbers from two to ten. A language that is not here writes them in digits. */
const numerals: Readonly<Partial<Record<Locale, string>>> = {
  en: 'two three four five six seven eight nine ten',
  it: 'due tre quattro cinque sei sette otto nove dieci',
  bg: 'два|две|двата|двете три|трите четири|четирите пет|петте шест|шестте седем|седемте осем|осемте девет|деветте десет|десетте',
};

/**
 * The numbers from two that a text writes in words, up to ten, or in one or two digits. Digits after a colon are
 * minutes or an edition.
 */
export function numbersIn(text: string, locale: Locale): number[] {
  const words = text.toLocaleLowerCase(locale).match(/\p{L}+|(?<![\d:])\d{1,2}(?!\d)/gu) ?? [];
  const names = (numerals[locale] ?? '').split(' ').map((name) => name.split('|'));
  return words
    .map((word) => {
      const index = names.findIndex((name) => name.includes(word));
      return index >= 0 ? index + 2 : Number(word);
    })
    .filter((number) => number > 1);
}
