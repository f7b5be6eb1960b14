import type { Change, Place } from '../protocol';

/* Unsaved texts, kept in the browser's storage: a reload, a crash or a stopped server loses nothing. */

export type Draft = Pick<Change, 'base' | 'text'>;

const nameOf = ({ path, key }: Place) => `editor ${path} ${key}`;

export const drafts = {
  get(place: Place): Draft | undefined {
    const kept = localStorage.getItem(nameOf(place));
    return kept ? JSON.parse(kept) : undefined;
  },
  /** Keeps a text, unless it is the one that it is based on. */
  set(place: Place, draft: Draft | undefined): void {
    if (!draft || draft.text === draft.base) localStorage.removeItem(nameOf(place));
    else localStorage.setItem(nameOf(place), JSON.stringify(draft));
  },
  /** Keys with an unsaved text in some file. */
  keys(): string[] {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('editor '));
    return [...new Set(names.map((name) => name.split(' ')[2] ?? ''))];
  },
};
