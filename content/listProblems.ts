import { readFileSync } from 'node:fs';
import { lineAt, type MessageFile, type Problem, readMessageFile, textsOf } from './read';

const listsFile = 'content/lists.json';

/** The commitments at which Contacts draws its time line come first. */
const timeLine = ['answer', 'opinion', 'study'];

/**
 * What is wrong between the lists of entries and the texts of these entries, by default those on disk. The editor writes both at
 * once; a person who edits the files may forget one.
 */
export function listProblems(
  text = readFileSync(listsFile, 'utf8'),
  english: MessageFile = readMessageFile('en'),
): Problem[] {
  const lists: Readonly<Record<string, readonly string[]>> = JSON.parse(text);
  const keys = textsOf(english).map(({ key }) => key);
  return Object.entries(lists).flatMap(([list, entries]) => {
    const line = lineAt(text, text.indexOf(`"${list}"`));
    const say = (advice: string) => ({ path: listsFile, line, key: list, advice });
    const written = keys
      .filter((key) => key.startsWith(`${list}.`))
      .map((key) => key.slice(list.length + 1).split('.')[0] ?? '');
    const unlisted = [...new Set(written)].filter((name) => !entries.includes(name));
    const unwritten = entries.filter((name) => !written.includes(name));
    const isTimeLine =
      list !== 'Commitments.items' || timeLine.every((name, at) => entries[at] === name);
    return [
      ...unwritten.map((name) =>
        say(
          `The entry "${name}" has no text. Write it under "${list}" in each file of messages/, or remove the entry.`,
        ),
      ),
      ...unlisted.map((name) =>
        say(
          `The text "${list}.${name}" is in messages/, but not in this list, so no page shows it. Add "${name}", or remove the text in each language.`,
        ),
      ),
      ...(isTimeLine
        ? []
        : [
            say(
              `Contacts draws its time line at the first three entries. Begin the list with ${timeLine.join(', ')}.`,
            ),
          ]),
    ];
  });
}
