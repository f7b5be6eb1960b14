import type { State } from '../protocol';
import { useEditor } from './editor';

type TextFile = State['files'][number];

/** A text in one language, or a value. */
export interface Slot {
  /** Path of its file, and key. */
  readonly id: string;
  readonly file: TextFile;
  readonly key: string;
  readonly name: string;
  readonly saved: string;
  /** False where the file is broken. */
  readonly isThere: boolean;
}

/** @returns as in the slots */
export function idOf({ path, key }: { path: string; key: string }): string {
  return `${path} ${key}`;
}

/** The texts of a key in every language, that of the page first; or a value with those of its group. */
export function useSlots(viewKey: string): Slot[] {
  const { state } = useEditor();
  const slot = (file: TextFile, key: string, name: string): Slot => {
    const found = file.texts[key];
    const id = idOf({ path: file.path, key });
    return { id, file, key, name, saved: found?.value ?? '', isThere: !!found };
  };
  const values = state.files.find(({ locale }) => !locale);
  if (values?.texts[viewKey]) {
    const group = viewKey.slice(0, viewKey.lastIndexOf('.') + 1);
    return Object.keys(values.texts)
      .filter((key) => (group ? key.startsWith(group) : key === viewKey))
      .map((key) => slot(values, key, state.names[key]?.split(' › ').at(-1) ?? key));
  }
  const { lang } = document.documentElement;
  return state.files
    .filter(({ locale }) => locale)
    .toSorted((a, b) => Number(b.locale === lang) - Number(a.locale === lang))
    .map((file) => slot(file, viewKey, file.name));
}
