import type { Locale } from '@/i18n/locales';
import type { Change } from '../protocol';

/*
 * Unsaved texts and the history of saves. Kept in the browser's storage, so that a reload, a crash or a stopped server
 * loses nothing.
 */

type Draft = Pick<Change, 'base' | 'text'>;

const nameOf = (locale: Locale, key: string) => `editor ${locale} ${key}`;

export const drafts = {
  get(locale: Locale, key: string): Draft | undefined {
    const kept = localStorage.getItem(nameOf(locale, key));
    return kept ? JSON.parse(kept) : undefined;
  },
  set(locale: Locale, key: string, draft: Draft): void {
    if (draft.text === draft.base) localStorage.removeItem(nameOf(locale, key));
    else localStorage.setItem(nameOf(locale, key), JSON.stringify(draft));
  },
  /** Keys with an unsaved text in some language. */
  keys(): string[] {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('editor '));
    return [...new Set(names.map((name) => name.split(' ')[2] ?? ''))];
  },
};

type Save = readonly Change[];

function read(name: string): Save[] {
  return JSON.parse(sessionStorage.getItem(name) ?? '[]');
}

/** The saves that can be taken back, and those taken back that can be made again, the last one at the end. */
export const history = {
  last: (name: 'done' | 'undone'): Save | undefined => read(`editor ${name}`).at(-1),
  push(name: 'done' | 'undone', save: Save): void {
    sessionStorage.setItem(
      `editor ${name}`,
      JSON.stringify([...read(`editor ${name}`), save].slice(-100)),
    );
  },
  pop(name: 'done' | 'undone'): void {
    sessionStorage.setItem(`editor ${name}`, JSON.stringify(read(`editor ${name}`).slice(0, -1)));
  },
  clear(name: 'done' | 'undone'): void {
    sessionStorage.removeItem(`editor ${name}`);
  },
};

export function reversed(save: Save): Save {
  return save.map(({ base, text, ...place }) => ({ ...place, base: text, text: base }));
}
