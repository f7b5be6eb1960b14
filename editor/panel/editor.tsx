import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { Action, Done, Edit, PathOf, State } from '../protocol';
import type { Words } from '../siteInBrowser';
import { inSeries, toolText } from './language';

export type Tone = 'good' | 'bad' | 'plain';

/** What is on disk, with the names in the language of the editor. */
export type ShownState = Omit<State, 'names'> & {
  readonly names: Readonly<Record<string, string>>;
};

/** The one lock of the panel: while a change is under way, no other one can begin. */
export interface Lock {
  readonly locked: 'save' | 'list' | 'step' | undefined;
  /** Begins a change, unless one is under way. */
  lock(what: NonNullable<Lock['locked']>, work: () => Promise<unknown>): Promise<void>;
}

export function useLock(): Lock {
  const [locked, setLocked] = useState<Lock['locked']>();
  return useMemo(
    () => ({
      locked,
      async lock(what, work) {
        if (locked) return;
        setLocked(what);
        await work().finally(() => setLocked(undefined));
      },
    }),
    [locked],
  );
}

/** What every part of the panel can do. */
export interface Editor extends Lock {
  readonly state: ShownState;
  /** In the order of the English file. A mark on the page contains the index of its key in this list. */
  readonly keys: readonly string[];
  /**
   * Opens a view under the bar.
   *
   * @param view key of a text or value, or the name of a view
   * @param place the element that was clicked
   */
  open(view: string, place?: Element): void;
  /**
   * Shows a message about what the person does in the open view. It replaces the one before.
   *
   * @param words a text, or an error
   */
  notify(words: unknown, tone?: Tone): void;
  /**
   * Shows that an action has begun. The messages of other actions under way stay, except for one about the same place,
   * because the newer action replaces what the older one did.
   *
   * @param place what the action is about; empty if no other action is about the same
   * @returns the function that shows its result in the same place
   */
  begin(waiting: string, place: string): Editor['notify'];
  /** Shows what is on disk now. */
  reload(): Promise<void>;
  /**
   * Sends an action to the server, reloads the changed files and shows the result. Returns nothing if the server
   * refuses.
   *
   * @param place what the action is about, as for `begin`; by default the path
   */
  run(
    waiting: string,
    path: PathOf<Action>,
    body?: BodyInit,
    place?: string,
  ): Promise<Done | undefined>;
  /**
   * Saves values of any file.
   *
   * @param description what is saved, for *Undo*
   */
  save(description: Words, edits: readonly Edit[]): Promise<Done | undefined>;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This component is outside the panel.');
  return editor;
}

/**
 * Runs `work` at once, and again whenever `cause` changes or the view closes. The run before that is then outdated: its
 * signal is aborted, and its errors are not shown.
 *
 * @param cause everything on which the work depends, as one text
 */
export function useWork(cause: string, work: (signal: AbortSignal) => Promise<void>): void {
  const { notify } = useEditor();
  const start = useEffectEvent(work);
  const fail = useEffectEvent(notify);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cause says when the work is outdated
  useEffect(() => {
    const stop = new AbortController();
    start(stop.signal).catch((error) => stop.signal.aborted || fail(error));
    return () => stop.abort();
  }, [cause]);
}

/**
 * Saves with Ctrl+S or ⌘S while the view is open. The focus may be on the page, in one of its frames, or in the panel.
 */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    // Otherwise the browser would offer to save the page as a file.
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const page of documents())
      page.addEventListener('keydown', press, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** The page, and the frames in it that show texts of the site. */
export function documents(): Document[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...frames.filter(({ URL: url }) => url.startsWith(location.origin))];
}

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

/**
 * A button that changes something, unless another change is under way. It is not `disabled` then, which would take the
 * focus away from whoever presses it several times with the keyboard.
 *
 * @param what is under way while it works
 */
export function ChangeButton(
  props: ComponentProps<'button'> & { what: Parameters<Lock['lock']>[0]; work(): Promise<unknown> },
) {
  const { what, work, ...rest } = props;
  const { locked, lock } = useEditor();
  const press = () => void lock(what, work);
  return <Button {...rest} aria-disabled={locked !== undefined} onClick={press} />;
}

/** Opens a text, a value or a view. */
export function Open(props: { view: string; className?: string; children?: ReactNode }) {
  const { view, className, children } = props;
  const { state, open } = useEditor();
  return (
    <Button className={className} title={view} data-key={view} onClick={() => open(view)}>
      {children ?? state.names[view]}
    </Button>
  );
}

/** A sentence without a full stop that names the languages that are not changed yet. It is empty if there are none. */
export function notChanged(names: readonly string[]): string {
  return names.length > 0
    ? toolText('Panel.notChanged', { languages: inSeries(names), count: names.length })
    : '';
}
