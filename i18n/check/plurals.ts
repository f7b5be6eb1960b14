import {
  isPluralElement,
  type MessageFormatElement,
  type PluralElement,
  type PluralOrSelectOption,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';
import { allElements } from './pattern';

/** Whole numbers that have every form of every language: of Arabic's, one begins at 100. In the order of examples. */
const numbers = [...Array.from({ length: 200 }, (_, index) => index + 1), 0];

const rulesOf = ({ pluralType }: PluralElement, locale: Locale) =>
  new Intl.PluralRules(locale, pluralType ? { type: pluralType } : {});

/** The forms that whole numbers need. Those that a text names itself (=1) need none; `other` is for fractions, too. */
function neededForms(rules: Intl.PluralRules, named: object = {}): string[] {
  const forms = numbers.filter((n) => !(`=${n}` in named)).map((n) => rules.select(n));
  return [...new Set(forms.filter((form) => form !== 'other')), 'other'];
}

/** How to write the forms of a number in a language. */
function exampleOf(plural: PluralElement, locale: Locale): string {
  const forms = neededForms(rulesOf(plural, locale)).map((form) => `${form} {# …}`);
  const type = plural.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
  return `{${plural.value}, ${type}, ${forms.join(' ')}}`;
}

function adviceOn(plural: PluralElement, locale: Locale): string | undefined {
  const rules = rulesOf(plural, locale);
  const { name } = languages[locale];
  const options: Readonly<Record<string, PluralOrSelectOption>> = plural.options;
  const possible: readonly string[] = rules.resolvedOptions().pluralCategories;
  const own = Object.keys(options).filter((form) => !/^=\d+$/.test(form));
  const example = exampleOf(plural, locale);

  const impossible = own.find((form) => !possible.includes(form));
  if (impossible)
    return `${name} has no number form "${impossible}": write its forms as in ${example}.`;
  const missing = neededForms(rules, options).find((form) => !own.includes(form));
  if (missing) return `The form "${missing}" is missing: ${name} needs ${example}.`;

  const saysNumber = (form: string) =>
    allElements(options[form]?.value ?? []).some(
      (part) =>
        part.type === TYPE.pound || (part.type !== TYPE.literal && part.value === plural.value),
    );
  const silent = own.find((form) => !saysNumber(form));
  if (silent && own.some(saysNumber)) {
    return `The form "${silent}" does not say the number: write # in its place (words for 1 alone, without the figure, are the form =1 {…}).`;
  }
  return undefined;
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
    .find(
      (plural) =>
        own.every(({ value }) => value !== plural.value) &&
        neededForms(rulesOf(plural, locale)).length > 1,
    );
  if (lost)
    return `In English the words change with the number: write ${exampleOf(lost, locale)} here.`;
  return own.map((plural) => adviceOn(plural, locale)).find((advice) => advice !== undefined);
}
