import {
  isPluralElement,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@/i18n/locales';
import { type Phrase, phrase } from '@/i18n/toolText';

/**
 * Whole numbers among which every plural form of every language occurs. (One of Arabic's begins at 100.) Zero comes
 * last so that examples begin with `one`.
 */
const numbers = [...Array.from({ length: 200 }, (_, index) => index + 1), 0];

const rulesOf = ({ pluralType: type = 'cardinal' }: PluralElement, locale: Locale) =>
  new Intl.PluralRules(locale, { type });

/**
 * The plural forms that a text needs for whole numbers, apart from those that it names itself, such as `=1`. `other` is
 * always needed.
 */
function neededForms(rules: Intl.PluralRules, named: object = {}): Set<string> {
  const forms = numbers.filter((n) => !(`=${n}` in named)).map((n) => rules.select(n));
  return new Set([...forms.filter((form) => form !== 'other'), 'other']);
}

function isWrong(plural: PluralElement, locale: Locale): boolean {
  const rules = rulesOf(plural, locale);
  const possible: readonly string[] = rules.resolvedOptions().pluralCategories;
  const own = Object.keys(plural.options).filter((form) => !form.startsWith('='));
  const missing = neededForms(rules, plural.options);
  for (const form of own) missing.delete(form);
  return missing.size > 0 || own.some((form) => !possible.includes(form));
}

/**
 * Checks that the plurals of a text have the forms that `Intl.PluralRules` requires for its language.
 *
 * @param english elements of the English text. If its words change with a number, those of the translation must, too
 */
export function pluralAdvice(
  elements: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
  locale: Locale,
): Phrase | undefined {
  const own = elements.filter(isPluralElement);
  const lost = english
    .filter(isPluralElement)
    .find(({ value }) => own.every((plural) => plural.value !== value));
  const plural = own.find((each) => isWrong(each, locale)) ?? lost;
  if (!plural) return undefined;
  const type = plural.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
  const forms = [...neededForms(rulesOf(plural, locale))].map((form) => `${form} {# …}`);
  return phrase('Rules.plural', {
    language: { language: locale },
    pattern: `{${plural.value}, ${type}, ${forms.join(' ')}}`,
  });
}
