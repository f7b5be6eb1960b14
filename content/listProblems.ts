import { toolText } from '@/i18n/toolText';
import { firstEntries } from './catalogue';
import { jsonProblems } from './check/json';
import { listsFile } from './files';
import { lineAt, type MessageFile, type Problem, readMessageFile, textsOf } from './read';
import { readText } from './text';

/**
 * What is wrong between the lists of entries and the texts of these entries, by default those on disk. The editor
 * writes both at once; a person who edits the files may forget one.
 */
export function listProblems(
  text = readText(listsFile),
  english: MessageFile = readMessageFile('en'),
): Problem[] {
  const keys = textsOf(english).map(({ key }) => key);
  const check = ([list, entries]: readonly [string, unknown]) => {
    const line = lineAt(text, text.indexOf(`"${list}"`));
    const say = (advice: string) => ({ path: listsFile, line, key: list, advice });
    if (!Array.isArray(entries))
      return [say(toolText('Value.mustBeList', { name: list, brackets: '[ ]' }))];
    const written = keys
      .filter((key) => key.startsWith(`${list}.`))
      .map((key) => key.slice(list.length + 1).split('.')[0] ?? '');
    const unlisted = [...new Set(written)].filter((name) => !entries.includes(name));
    const unwritten = entries.filter((name) => !written.includes(name));
    const first = firstEntries(list);
    const isInOrder = first.every((name, at) => entries[at] === name);
    return [
      ...unwritten.map((name) => say(toolText('Lists.noText', { name, list }))),
      ...unlisted.map((name) => say(toolText('Lists.notListed', { name, list }))),
      ...(isInOrder ? [] : [say(toolText('Lists.timeLine', { entries: first.join(', ') }))]),
    ];
  };
  return jsonProblems({ path: listsFile, text }, 'group', (lists) =>
    Object.entries(lists as object).flatMap(check),
  );
}
