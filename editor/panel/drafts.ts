import type { Change } from '../protocol';

/* Unsaved texts, kept in the browser's storage: a reload, a crash or a stopped server loses nothing. */

export type Draft = Pick<Change, 'base' | 'text'>;

/** @param id path of the file, and key */
export function readDraft(id: string): Draft | undefined {
  const kept = localStorage.getItem(`editor ${id}`);
  return kept ? JSON.parse(kept) : undefined;
}

/** Keeps a text. */
export function keepDraft(id: string, draft: Draft | undefined): void {
  if (draft) localStorage.setItem(`editor ${id}`, JSON.stringify(draft));
  else localStorage.removeItem(`editor ${id}`);
}

/** Keys with an unsaved text in some file. */
export function draftKeys(): string[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('editor '));
  return [...new Set(names.map((name) => name.split(' ')[2] ?? ''))];
}
