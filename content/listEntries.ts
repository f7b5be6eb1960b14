import type { Messages } from 'next-intl';
import type { changeableLists } from './catalogue';
import { content } from './current';

type Group<Parent, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? First extends keyof Parent
    ? Group<Parent[First], Rest>
    : never
  : Name extends keyof Parent
    ? keyof Parent[Name] & string
    : never;

/**
 * The names of a list's entries, in the order in which a page shows them: that of the English texts. An editor can add,
 * move and remove entries. Lists whose length docs/specification.md fixes are in code.
 *
 * @param list the group of messages that contains the entries
 */
export function listEntries<Name extends (typeof changeableLists)[number]>(list: Name) {
  const group = list
    .split('.')
    .reduce<object>((outer, name) => Reflect.get(outer, name) ?? {}, content.messages.en);
  return Object.keys(group) as unknown as readonly Group<Messages, Name>[];
}
