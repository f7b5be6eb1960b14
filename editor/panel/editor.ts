import { createContext, use } from 'react';
import type { State } from '../protocol';

/** What the panel shows under its bar. */
export type View =
  | { readonly kind: 'none' | 'list' | 'changes' }
  /** `place` is where it was pointed at. */
  | { readonly kind: 'text'; readonly key: string; readonly place?: Element | undefined };

export type Tone = 'good' | 'bad' | 'plain';

/** What every part of the panel can do. */
export interface Editor {
  readonly state: State;
  /** In the order of the English file; a mark on the page has the place of its key here. */
  readonly keys: readonly string[];
  open(view: View): void;
  /** @param words a text, or what was thrown */
  say(words: unknown, tone?: Tone): void;
  /** Shows what is on disk now, in the panel and on the page. */
  reload(): Promise<void>;
  /** Does something on the server, shows what has come of it, and says so. @returns whether it was done */
  run(waiting: string, work: () => Promise<{ readonly done: string }>): Promise<boolean>;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('outside of the panel');
  return editor;
}

/** The page and the frames within it that have texts of the site. */
export function documents(): Document[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...frames.filter(({ URL: url }) => url.startsWith(location.origin))];
}
