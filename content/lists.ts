import type messages from '@/messages/en.json';
import { content } from './current';
import type lists from './lists.json';
import { parsedJson, readText } from './text';

type Group<Parent, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? First extends keyof Parent
    ? Group<Parent[First], Rest>
    : never
  : Name extends keyof Parent
    ? keyof Parent[Name] & string
    : never;

/** The entries of a list in the order of the English texts, for a page that has to do without lists.json. */
function writtenEntries(list: string): string[] {
  const group = list
    .split('.')
    .reduce<unknown>(
      (parent, name) => (parent as Readonly<Record<string, unknown>> | undefined)?.[name],
      parsedJson(readText('messages/en.json')),
    );
  return Object.keys(group ?? {});
}

/**
 * The names of a list's entries, in the order in which a page shows them. They are data so that the editor can add,
 * move and remove entries, in lists.json and all message files at once. Lists whose length docs/specification.md fixes
 * are in code.
 *
 * @param list the group of messages that contains the entries
 */
export function entriesIn<Name extends keyof typeof lists>(list: Name) {
  const entries = content.lists[list] ?? writtenEntries(list);
  return entries as readonly Group<typeof messages, Name>[];
}
