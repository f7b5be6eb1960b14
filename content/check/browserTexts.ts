import { filledInTexts } from '../sections';
import type { Pattern } from './pattern';

/**
 * Texts, or groups of texts, that a page hands to its scripts as they are in the message file. A script fills in plain placeholders
 * such as `{count}`. It knows neither the forms of a number nor tags, and would show them as they are written.
 */
export const browserTexts: readonly string[] = ['EnquiryForm.fields', ...filledInTexts];

/** Names what a script in the browser would show as it is written, and what to write instead. */
export function browserTextAdvice(key: string, { slots }: Pattern): string | undefined {
  if (!browserTexts.some((group) => `${key}.`.startsWith(`${group}.`))) return undefined;
  const [name, slot] = [...slots].find(([, written]) => !/^\{\w+\}$/.test(written)) ?? [];
  if (name === undefined) return undefined;
  return name.startsWith('<')
    ? `Visitors would read the tag ${name} as it is written, because this text is filled in on the open page. Write the text without tags.`
    : `Visitors would read ${slot} as it is written, because this text is filled in on the open page. Write {${name}} alone, with words that fit every number.`;
}
