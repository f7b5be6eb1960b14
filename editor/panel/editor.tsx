import {
  type ButtonHTMLAttributes,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type Done, type Edit, type State, serverPath } from '../protocol';

/** What the server refuses, in words for the person who edits. */
export class Refused extends Error {}

export const stopped =
  'The editor is not running, so nothing was saved. What you have typed is kept in this browser. Start “npm run edit” again, then save.';

/**
 * Asks the editor's server; with a body it does something.
 *
 * @throws Refused with what to do
 */
export async function ask<Answer>(path: string, body?: BodyInit): Promise<Answer> {
  const request = body === undefined ? {} : { method: 'POST', body };
  const response = await fetch(`${serverPath}${path}/`, request).catch(() => null);
  const isOurs = response?.headers.get('content-type')?.startsWith('application/json');
  // The development server answers for a dead editor in its own words.
  if (!response || !isOurs) throw new Refused(stopped);
  const answer: Answer & { error?: string } = await response.json();
  if (answer.error) throw new Refused(answer.error);
  return answer;
}

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
  /** Does something on the server, shows what has come of it, and says so. @returns nothing where it is refused */
  run(waiting: string, path: string, body?: BodyInit): Promise<Done | undefined>;
  /** Saves values of any file. @param words what they are */
  save(words: string, edits: readonly Edit[]): Promise<Done | undefined>;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('outside of the panel');
  return editor;
}

/** In ms: a question may change again while somebody types. */
const pause = 150;

/**
 * The answer to a question. It is asked anew when the question changes.
 *
 * @returns the last answer, and whether it is that to this question
 */
export function useAnswer<Answer>(
  question: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  onFailure: (error: unknown) => void,
): readonly [Answer | undefined, isCurrent: boolean] {
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
  return [known?.answer, known?.question === question];
}

/** The page and the frames within it that have texts of the site. */
export function documents(): Document[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...frames.filter(({ URL: url }) => url.startsWith(location.origin))];
}

export function Button(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} />;
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

/** Says of texts that they are as before; nothing of none. @param names of their languages */
export function notChanged(names: readonly string[]): string {
  return names.length > 0
    ? `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} not changed yet`
    : '';
}
