import type { Edit } from '../protocol';
import { phrase, Refusal } from '../siteInBrowser';
import { withKeptSpaces } from './cleanText';
import type { ShownState } from './editor';
import type { Fit, PlacedText } from './fit';
import { type request, savingBody } from './request';
import { doneWords, saveName } from './saveWords';
import { type Found, viewOf } from './sessionView';
import { changedIn, keepFile, keepTyped, readDraft, type Typed } from './typed';

/* What happens to the texts of a view while it is open: they are checked, measured and saved. */

export interface SessionState extends Found {
  readonly status: 'checking' | 'measuring' | 'examined' | 'failed' | 'saving';
}

/** What is saved of a text or value. */
const savedText = ({ locale, base, text }: Typed) => (locale ? withKeptSpaces(text, base) : text);

/** The changes of texts and values. Files are sent beside them. */
function editsOfTexts(changed: readonly Typed[]): Edit[] {
  return changed
    .filter(({ file }) => !file)
    .map((one) => {
      return { path: one.path, at: one.key.split('.'), base: one.base, value: savedText(one) };
    });
}

/** The chosen files, by the ids of their fields. */
function filesOf(changed: readonly Typed[]): Map<string, File> {
  return new Map(changed.flatMap(({ id, file }) => (file ? [[id, file] as const] : [])));
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
      ? await request('check', JSON.stringify(asked))
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
    /** Keeps what was typed. @param base the text on which it is based */
    type(id: string, base: string, text: string) {
      keepTyped(id, { base, text });
      setState();
    },
    /** Forgets what was typed. */
    discard(id: string) {
      keepTyped(id, { base: '', text: '' });
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
        for (const one of changed) {
          const base = savedText(one);
          const now = readDraft(one.id)?.text;
          if (now !== undefined) keepTyped(one.id, { base, text: now === one.text ? base : now });
          if (one.file) keepFile(one.id);
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
