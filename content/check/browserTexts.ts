import { toolText } from '@/i18n/toolText';
import { filledInTexts } from '../sections';
import type { Pattern } from './pattern';

/**
 * Texts, or groups of texts, that a page hands to its scripts unchanged. A script can fill in only plain placeholders
 * such as `{count}`. It would show a plural or a tag literally.
 */
export const browserTexts: readonly string[] = ['EnquiryForm.fields', ...filledInTexts];

/** Names the first part of a text that a script in the browser would show literally, and says what to write instead. */
export function browserTextAdvice(key: string, { slots }: Pattern): string | undefined {
  if (!browserTexts.some((group) => `${key}.`.startsWith(`${group}.`))) return undefined;
  const [name, slot] = [...slots].find(([, written]) => !/^\{\w+\}$/.test(written)) ?? [];
  if (name === undefined) return undefined;
  return name.startsWith('<')
    ? toolText('Check.browserTag', { tag: name })
    : toolText('Check.browserSlot', { slot: slot ?? '', plain: `{${name}}` });
}
