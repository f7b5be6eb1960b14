import { entryAt } from '../lists';
import type { Done } from '../protocol';
import { notChanged, type ShownState } from './editor';
import { inWords, toolText } from './language';
import { changedIn, type Typed } from './typed';

/* What a person reads of a save. */

const textNames = (texts: readonly Typed[]) => texts.map(({ name }) => name);

/** The beginning of a text. */
function shortened(text: string): string {
  const words = text.replace(/<[^<>]*>|[{}\u00ad]/g, '');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** What is saved, for *Undo*: the text with its languages, the values, or the entry, which its first field names. */
export function saveName(texts: readonly Typed[], state: ShownState): string {
  const changed = changedIn(texts);
  const names = textNames(changed).join(', ');
  const [title] = texts;
  if (title && entryAt(state, title.key))
    return [title.text, ...(changed.length > 3 ? [] : [names])].join(' › ');
  const [first] = changed;
  return first?.locale
    ? toolText('Panel.savedText', { beginning: shortened(first.text), languages: names })
    : names;
}

/** What was saved, in words, and what is left to do. */
export function doneWords(texts: readonly Typed[], words: string, { note }: Done): string {
  const changed = changedIn(texts);
  const rest = texts.filter(
    ({ locale, key, isChanged }) => locale && !isChanged && changed.some((one) => one.key === key),
  );
  const left = notChanged(textNames(rest));
  const done = toolText('Panel.saved', {
    names: changed[0]?.locale ? textNames(changed).join(', ') : words,
  });
  return [done, left && `${left}.`, inWords({ joined: note ?? [], by: ' ' })]
    .filter(Boolean)
    .join(' ');
}
