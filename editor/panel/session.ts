import { entryAt } from '../lists';
import { conflictCode, type Done, type FieldEdit } from '../protocol';
import { type Finding, phrase, Refusal } from '../siteInBrowser';
import { withKeptSpaces } from './cleanText';
import { notChanged, type request, type ShownState, savingBody } from './editor';
import type { ChipValues } from './fieldState';
import type { Fit, PlacedText } from './fit';
import { inSeries, inWords, toolText } from './language';
import { keepFile, keepTyped, readDraft, type Typed } from './typed';

/* What happens to the texts of a view while it is open: they are checked, measured and saved. */

export interface SessionState {
  readonly status: 'checking' | 'measuring' | 'examined' | 'failed' | 'saving';
  /** What prevents the texts from being saved. */
  readonly checked: readonly Finding[];
  /** What is only warned of. */
  readonly warned: readonly Finding[];
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
export interface SessionView {
  readonly columns: readonly Column[];
  /** Problems of texts that are not in the view. */
  readonly elsewhere: readonly string[];
  /** Why the texts cannot be saved. Undefined if they can. */
  readonly refusal: string | undefined;
}

const isAt = (one: { path: string; key: string }) => (text: Typed) =>
  text.path === one.path && text.key === one.key;

const changedIn = (texts: readonly Typed[]) => texts.filter(({ isChanged }) => isChanged);

/** The texts with what the session knows of them. */
export function viewOf(
  texts: readonly Typed[],
  { checked, warned, fits }: Pick<SessionState, 'checked' | 'warned' | 'fits'>,
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

/** The changes of texts and values. Files are sent beside them. */
function editsOfTexts(changed: readonly Typed[]): FieldEdit[] {
  return changed
    .filter(({ file }) => !file)
    .map(({ path, key, locale, base, text }) => {
      const value = locale ? withKeptSpaces(text, base) : text;
      return { kind: 'field', path, at: key.split('.'), base, value };
    });
}

/** The chosen files, by the ids of their fields. */
function filesOf(changed: readonly Typed[]): Map<string, File> {
  return new Map(changed.flatMap(({ id, file }) => (file ? [[id, file] as const] : [])));
}

const textNames = (texts: readonly Typed[]) => texts.map(({ name }) => name);

/** The beginning of a text, for the history. */
function shortened(text: string): string {
  const words = text.replace(/<[^<>]*>|[{}\u00ad]/g, '');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** What is saved, for the history: the text with its languages, the values, or the entry, which its first field names. */
function saveName(texts: readonly Typed[], state: ShownState): string {
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
function doneWords(texts: readonly Typed[], words: string, { note }: Done): string {
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

/** What a session asks of others. */
export interface SessionTools {
  readonly request: typeof request;
  /** Shows what is on disk now. */
  reload(): Promise<void>;
  /** Shows a text in its place and measures it. */
  measure(text: PlacedText, signal: AbortSignal): Promise<Fit>;
}

/** In ms: a person who is typing is likely to change the text again. */
const pause = 150;

/** Begins to keep what is known of the texts of a view. */
export function startSession({ request, reload, measure }: SessionTools) {
  let state: SessionState = {
    status: 'checking',
    checked: [],
    warned: [],
    fits: {},
  };
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const setState = (more: Partial<SessionState> = {}) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };

  /** Asks the server what the build would refuse. It does not ask while the chips of a text are wrong. */
  const check = async (texts: readonly Typed[], signal: AbortSignal) => {
    const changed = changedIn(texts);
    const isAsked = changed.length > 0 && changed.every((text) => text.chipProblems.length === 0);
    const asked = { edits: editsOfTexts(changed), ids: [...filesOf(changed).keys()] };
    const { problems: checked, warnings: warned } = isAsked
      ? await request('try', JSON.stringify(asked))
      : { problems: [], warnings: [] };
    signal.throwIfAborted();
    setState({ checked, warned });
    return checked;
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps what was typed or, without a text, discards it. @param base the text on which it is based */
    type(id: string, base = '', text = base) {
      keepTyped(id, { base, text });
      setState();
    },
    choose(id: string, file?: File) {
      keepFile(id, file);
      setState();
    },
    /**
     * Checks the texts, and measures those that were typed.
     *
     * @param active is measured in any case, and last, so that the preview shows it
     */
    async examine(texts: readonly Typed[], active: string | undefined, signal: AbortSignal) {
      // A save checks by itself.
      if (state.status === 'saving') return;
      try {
        setState({ status: 'checking' });
        await new Promise((done) => setTimeout(done, pause));
        signal.throwIfAborted();
        await check(texts, signal);
        const isActive = ({ id }: Typed) => id === active;
        const typed = changedIn(texts).filter(({ id, text }) => state.fits[id]?.text !== text);
        for (const text of [...typed.filter((one) => !isActive(one)), ...texts.filter(isActive)]) {
          if (!text.locale || text.chipProblems.length > 0) continue;
          setState({ status: 'measuring' });
          const fit = await measure({ ...text, locale: text.locale }, signal);
          setState({ fits: { ...state.fits, [text.id]: fit } });
        }
        setState({ status: 'examined' });
      } catch (error) {
        if (!signal.aborted) setState({ status: 'failed' });
        throw error;
      }
    },
    /**
     * Checks and writes the texts as they are when it begins. What is typed in the meantime is a further change.
     *
     * @returns what was saved, in words
     * @throws Refusal if the texts have problems
     */
    async save(texts: readonly Typed[], shown: ShownState): Promise<string> {
      setState({ status: 'saving' });
      try {
        const checked = await check(texts, closing.signal);
        const { refusal } = viewOf(texts, { ...state, checked }, shown);
        if (refusal) throw new Refusal(phrase('Panel.readAdvice', { advice: refusal }));
        const changed = changedIn(texts);
        const words = saveName(texts, shown);
        const form = savingBody(words, editsOfTexts(changed), filesOf(changed));
        const done = await request('save', form);
        await reload();
        for (const { id, text, file } of changed) {
          const now = readDraft(id);
          if (now) keepTyped(id, { ...now, base: text });
          if (file) keepFile(id);
        }
        return doneWords(texts, words, done);
      } finally {
        setState({ status: 'checking' });
      }
    },
    /** A save that has not written yet ends. */
    close: () => closing.abort(new Refusal(phrase('Panel.closed'))),
  };
}
