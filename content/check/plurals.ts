import {
  isPluralElement,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';

/** Whole numbers that have every form of every language: of Arabic's, one begins at 100. In the order of examples. */
const numbers = [...Array.from({ length: 200 }, (_, index) => index + 1), 0];

const rulesOf = ({ pluralType: type = 'cardinal' }: PluralElement, locale: Locale) =>
  new Intl.PluralRules(locale, { type });

/** The forms that whole numbers need. Those that a text names itself (=1) need none; `other` is for fractions, too. */
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
 * Compares the plurals of a text with what `Intl.PluralRules` says of its language.
 *
 * @param english elements of the English text: a number whose words change there changes them in other languages, too
 */
export function pluralAdvice(
  elements: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
  locale: Locale,
): string | undefined {
  const own = elements.filter(isPluralElement);
  const lost = english
    .filter(isPluralElement)
    .find(({ value }) => own.every((plural) => plural.value !== value));
  const plural = own.find((each) => isWrong(each, locale)) ?? lost;
  if (!plural) return undefined;
  const type = plural.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
  const forms = [...neededForms(rulesOf(plural, locale))].map((form) => `${form} {# …}`);
  return `The words change with the number: ${languages[locale].name} needs {${plural.value}, ${type}, ${forms.join(' ')}} here.`;
}
