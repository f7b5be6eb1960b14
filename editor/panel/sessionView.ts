import { conflictCode, type Problem } from '../protocol';
import type { ShownState } from './editor';
import type { ChipValues } from './fieldState';
import type { Fit } from './fit';
import { inSeries, inWords, toolText } from './language';
import type { Typed } from './typed';

/* What a person sees of the texts of a view, and why they cannot be saved. */

/** What was found out about the texts. */
export interface Found {
  /** What prevents them from being saved. */
  readonly checked: readonly Problem[];
  /** What is only warned of. */
  readonly warned: readonly Problem[];
  /** By the ids of the texts that were measured. */
  readonly fits: Readonly<Record<string, Fit>>;
}

/** A text with its problems. */
interface Column {
  readonly text: Typed;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  /** The text that somebody else has saved in the meantime. */
  readonly conflict: string | undefined;
  /** How it fits, or how it did before the person typed on. */
  readonly fit: Fit | undefined;
  readonly isFitOutdated: boolean;
  /** What the page fills in. Until a text is measured, these are the values of another language. */
  readonly values: ChipValues;
}

/** The texts as a person sees them. */
interface SessionView {
  readonly columns: readonly Column[];
  /** Problems of texts that are not in the view. */
  readonly elsewhere: readonly string[];
  /** Why the texts cannot be saved. Undefined if they can. */
  readonly refusal: string | undefined;
}

const isAt = (one: { path: string; key: string }) => (text: Typed) =>
  text.path === one.path && text.key === one.key;

/** The texts with what was found out about them. */
export function viewOf(
  texts: readonly Typed[],
  { checked, warned, fits }: Found,
  { names, problems }: Pick<ShownState, 'names' | 'problems'>,
): SessionView {
  const columns = texts.map((text): Column => {
    const isOurs = (one: { path: string; key: string }) => isAt(one)(text);
    const found = [...checked, ...(text.isChanged ? [] : problems)].filter(isOurs);
    const conflict = found.find(({ code }) => code === conflictCode);
    const others = found.filter((one) => one !== conflict);
    const same = texts.filter(({ key, id }) => key === text.key && id !== text.id);
    return {
      text,
      problems: [...text.chipProblems, ...others.map((one) => inWords(one))],
      warnings: warned.filter(isOurs).map((one) => inWords(one)),
      conflict: conflict && String(conflict.values?.current),
      fit: fits[text.id],
      isFitOutdated: fits[text.id]?.text !== text.text,
      values: Object.assign({}, ...[...same, text].map(({ id }) => fits[id]?.values)),
    };
  });
  // A change can make another value wrong, and a new entry needs values that nobody has typed.
  const wrong = columns.filter(
    ({ text, problems: found, conflict }) =>
      conflict !== undefined ||
      (text.isChanged ? found.length > 0 : checked.some((one) => isAt(one)(text))),
  );
  const others = checked.filter((one) => !texts.some(isAt(one)));
  const placeOf = ({ path, key }: { path: string; key: string }) =>
    `${names[key] ?? key} (${path})`;
  // The fields themselves say the rest.
  const places = [...wrong.map(({ text }) => text.name), ...others.map(placeOf)];
  const named = places.slice(0, 3);
  return {
    columns,
    elsewhere: others.map((one) => `${placeOf(one)}: ${inWords(one)}`),
    refusal:
      places.length > 0
        ? toolText('Panel.readAdviceUnder', {
            places: inSeries(named),
            more: places.length - named.length,
          })
        : undefined,
  };
}
