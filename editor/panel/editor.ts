import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import type { Done, State } from '../protocol';

export type Tone = 'good' | 'bad' | 'plain';

/** What every part of the panel can do. */
export interface Editor {
  readonly state: State;
  /** In the order of the English file; a mark on the page has the place of its key here. */
  readonly keys: readonly string[];
  /**
   * Shows something under the bar.
   *
   * @param view key of a text or value, or the name of a view
   * @param place where it was pointed at
   */
  open(view: string, place?: Element): void;
  /** @param words a text, or what was thrown */
  say(words: unknown, tone?: Tone): void;
  /** Shows what is on disk now. */
  reload(): Promise<void>;
  /** Does something on the server, shows what has come of it, and says so. */
  run(waiting: string, work: () => Promise<Done>): Promise<void>;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('outside of the panel');
  return editor;
}

/** In ms: a question may change again while somebody types. */
const pause = 150;

/** The answer to a question; undefined until it is there. It is asked anew when the question changes. */
export function useAnswer<Answer>(
  question: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  onFailure: (error: unknown) => void,
): Answer | undefined {
  const [known, setKnown] = useState<{ question: string; answer: Answer }>();
  const start = useEffectEvent((signal: AbortSignal) => ask(signal));
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      start(stop.signal).then(
        (answer) => stop.signal.aborted || setKnown({ question, answer }),
        (error) => stop.signal.aborted || fail(error),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question]);
  return known?.question === question ? known.answer : undefined;
}

/** The page and the frames within it that have texts of the site. */
export function documents(): Document[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...frames.filter(({ URL: url }) => url.startsWith(location.origin))];
}
