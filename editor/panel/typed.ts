import { useReducer } from 'react';
import type { Locale } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { wrongChips } from '../chips';
import { keysOfEntry } from '../lists';
import { useEditor } from './editor';

/* The browser's storage keeps unsaved texts, so that a reload, a crash or a stopped server loses nothing. */

/** What a person has typed, and the text on which it is based. */
interface Draft {
  readonly base: string;
  readonly text: string;
}

/** @param id path of the file, and key */
export function readDraft(id: string): Draft | undefined {
  const kept = localStorage.getItem(`editor ${id}`);
  return kept ? JSON.parse(kept) : undefined;
}

/** The keys that have an unsaved text in some file. */
export function draftKeys(): string[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('editor '));
  return [...new Set(names.map((name) => name.split(' ')[2] ?? ''))];
}

/** A text in one language, or a value, as it is in its file and in its field. */
export interface Typed extends Draft {
  /** The path of its file, and its key. */
  readonly id: string;
  readonly path: string;
  readonly key: string;
  /** Undefined if it is a value of all languages. */
  readonly locale: Locale | undefined;
  readonly name: string;
  /** Undefined if the file is broken. */
  readonly line: number | undefined;
  readonly saved: string;
  readonly isChanged: boolean;
  /** Chips that can be put back. */
  readonly lost: readonly string[];
  /** What is wrong with the chips, and what to do about it. */
  readonly chipProblems: readonly string[];
}

/**
 * The texts of a key in every language, beginning with the language of the page, with the other texts of its list
 * entry; or a value with the other values of its group.
 *
 * @returns also the function that changes a text, or discards what was typed
 */
export function useTyped(viewKey: string) {
  const { state, keys } = useEditor();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { lang } = document.documentElement;
  const values = state.files.find(({ locale, texts }) => !locale && texts[viewKey]);
  const group = viewKey.slice(0, viewKey.lastIndexOf('.') + 1);
  // The name of a value begins with the names of its groups, which the whole view has in common.
  const groups = group.split('.').length - 1;
  const nameOf = (key: string) => state.names[key]?.split(' › ').slice(groups).join(' › ') || key;
  const entryKeys = keysOfEntry(viewKey, keys, state.lists);
  const nameIn = (language: string, key: string) => {
    const part = state.names[key]?.split(' › ').at(-1) ?? key;
    return entryKeys.length > 1 ? toolText('Panel.textOf', { part, language }) : language;
  };
  const slots = values
    ? Object.keys(values.texts)
        .filter((key) => (group ? key.startsWith(group) : key === viewKey))
        .toSorted((a, b) => Number(b === viewKey) - Number(a === viewKey))
        .map((key) => ({ file: values, key, name: nameOf(key) }))
    : entryKeys.flatMap((key) =>
        state.files
          .filter(({ locale }) => locale)
          .toSorted((a, b) => Number(b.locale === lang) - Number(a.locale === lang))
          .map((file) => ({ file, key, name: nameIn(file.name, key) })),
      );
  const texts = slots.map(({ file: { path, locale, texts: inFile }, key, name }): Typed => {
    const id = `${path} ${key}`;
    const { value: saved = '', line } = inFile[key] ?? {};
    const draft = readDraft(id) ?? { base: saved, text: saved };
    const isChanged = line !== undefined && draft.text !== saved;
    const all = slots
      .filter((slot) => slot.key === key)
      .map(({ file }) => file.texts[key]?.value ?? '');
    const { lost, problems } = wrongChips(draft.text, draft.base, locale ? all : [saved]);
    const chipProblems = isChanged ? problems : [];
    return { id, path, key, locale, name, line, saved, ...draft, isChanged, lost, chipProblems };
  });
  const edit = (id: string, draft?: Draft) => {
    if (draft && draft.text !== draft.base)
      localStorage.setItem(`editor ${id}`, JSON.stringify(draft));
    else localStorage.removeItem(`editor ${id}`);
    redraw();
  };
  return { texts, edit };
}
