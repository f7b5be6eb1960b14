import type messages from '@/messages/en.json';
import lists from './lists.json' with { type: 'json' };

type Group<Parent, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? First extends keyof Parent
    ? Group<Parent[First], Rest>
    : never
  : Name extends keyof Parent
    ? keyof Parent[Name] & string
    : never;

/**
 * The names of a list's entries, in the order in which a page shows them. They are data so that the editor can add,
 * move and remove entries, in lists.json and all message files at once. Lists whose length docs/specification.md fixes
 * are in code.
 *
 * @param list the group of messages that contains the entries
 */
export function entriesIn<Name extends keyof typeof lists>(list: Name) {
  return lists[list] as unknown as readonly Group<typeof messages, Name>[];
}
