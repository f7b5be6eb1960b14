import { type Phrase, phrase } from '@/i18n/toolText';
import { rowOf } from '../catalogue';
import type { Pattern } from './pattern';

/** Names the first part of a text that a script in the browser would show literally, and says what to write instead. */
export function browserTextAdvice(key: string, { slots }: Pattern): Phrase | undefined {
  if (!rowOf(key).filledIn) return undefined;
  const [name, slot] = [...slots].find(([, written]) => !/^\{\w+\}$/.test(written)) ?? [];
  if (name === undefined) return undefined;
  return name.startsWith('<')
    ? phrase('Check.browserTag', { tag: name })
    : phrase('Check.browserSlot', { slot: slot ?? '', plain: `{${name}}` });
}
