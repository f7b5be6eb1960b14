import { wrongChips } from '../chips';
import { entryAt, keysOfEntry } from '../lists';
import type { Locale } from '../siteInBrowser';
import type { ShownState } from './editor';
import { languageName, toolText } from './language';

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

/** Keeps what was typed, or forgets it if it is as before. */
export function keepTyped(id: string, draft: Draft): void {
  if (draft.text === draft.base) localStorage.removeItem(`editor ${id}`);
  else localStorage.setItem(`editor ${id}`, JSON.stringify(draft));
}

/** The keys that have an unsaved text in some file. */
export function draftKeys(): string[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('editor '));
  return [...new Set(names.map((name) => name.split(' ')[2] ?? ''))];
}

/** The files that a person has chosen and not saved yet, by the ids of their fields. A reload forgets them. */
const chosen = new Map<string, File>();

/** Keeps a chosen file, or forgets it. */
export function keepFile(id: string, file?: File): void {
  if (file) chosen.set(id, file);
  else chosen.delete(id);
}

/**
 * Keeps what was typed with the entries of a list that were moved or removed. What was typed for a removed one goes too.
 *
 * @param path of the list
 * @param wanted the entries by their old places, in their new order
 * @param count of the entries before
 */
export function arrangeDrafts(path: string, wanted: readonly number[], count: number): void {
  const order = [...wanted, count];
  const isOwn = ([id]: readonly [string, unknown]) => id.startsWith(`${path} `);
  /** Things with the ids of their fields now. */
  const moved = <Kept>(kept: readonly (readonly [string, Kept])[]) =>
    kept.flatMap(([id, one]) => {
      const [index, ...rest] = id.slice(path.length + 1).split('.');
      const now = order.indexOf(Number(index));
      return now < 0 ? [] : [[`${path} ${[now, ...rest].join('.')}`, one] as const];
    });
  const drafts = Object.entries(localStorage)
    .filter(([name]) => name.startsWith('editor '))
    .map(([name, draft]) => [name.slice('editor '.length), String(draft)] as const)
    .filter(isOwn);
  for (const [id] of drafts) localStorage.removeItem(`editor ${id}`);
  for (const [id, draft] of moved(drafts)) localStorage.setItem(`editor ${id}`, draft);
  const files = [...chosen].filter(isOwn);
  for (const [id] of files) chosen.delete(id);
  for (const [id, file] of moved(files)) chosen.set(id, file);
}

/** A text in one language, or a value, as it is in its file and in its field. */
export interface Typed extends Draft {
  /** The path of its file, and its key. */
  readonly id: string;
  readonly path: string;
  readonly key: string;
  /** The number of the key, as in the marks of the page. */
  readonly number: number;
  /** Undefined if it is a value of all languages. */
  readonly locale: Locale | undefined;
  readonly name: string;
  /** Undefined if the file is broken. */
  readonly line: number | undefined;
  /** Without what was typed. If it is a file, its path. */
  readonly onDisk: string;
  readonly isChanged: boolean;
  /** The types of files that can be chosen, if it is a file. */
  readonly accept?: string | undefined;
  readonly isDay?: boolean | undefined;
  readonly file?: File | undefined;
  /** Chips that can be put back. */
  readonly lost: readonly string[];
  /** What is wrong with the chips, and what to do about it. */
  readonly chipProblems: readonly string[];
}

/** The texts that a person has changed and not saved. */
export const changedIn = (texts: readonly Typed[]) => texts.filter(({ isChanged }) => isChanged);

/**
 * The texts of a key in every language, beginning with the language of the page, with the other texts of its list
 * entry; or a value with the other values of its group, or all fields of its entry in their order.
 *
 * @param keys all of them, in the order of the English file
 * @param lang the language of the page
 */
export function typedTexts(
  viewKey: string,
  state: ShownState,
  keys: readonly string[],
  lang: string,
): Typed[] {
  const values = state.files.find(({ locale, texts }) => !locale && texts[viewKey]);
  const place = entryAt(state, viewKey);
  const group = viewKey.slice(0, (place ? viewKey.indexOf('.') : viewKey.lastIndexOf('.')) + 1);
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
        .toSorted((a, b) => (place ? 0 : Number(b === viewKey) - Number(a === viewKey)))
        .map((key) => ({ file: values, key, name: nameOf(key) }))
    : entryKeys.flatMap((key) =>
        state.files
          .flatMap(({ locale, ...file }) => (locale ? [{ locale, ...file }] : []))
          .toSorted((a, b) => Number(b.locale === lang) - Number(a.locale === lang))
          .map((file) => ({ file, key, name: nameIn(languageName(file.locale), key) })),
      );
  return slots.map(({ file: { path, locale, texts: inFile }, key, name }): Typed => {
    const id = `${path} ${key}`;
    const { value: onDisk = '', line, accept, isDay } = inFile[key] ?? {};
    const draft = readDraft(id) ?? { base: onDisk, text: onDisk };
    const file = chosen.get(id);
    const isChanged = line !== undefined && (draft.text !== onDisk || file !== undefined);
    const all = slots
      .filter((slot) => slot.key === key)
      .map(({ file }) => file.texts[key]?.value ?? '');
    const { lost, problems } = wrongChips(draft.text, draft.base, locale ? all : [onDisk]);
    const chipProblems = isChanged ? problems : [];
    const own = {
      id,
      path,
      key,
      number: keys.indexOf(key),
      locale,
      name,
      line,
      onDisk,
      accept,
      isDay,
      file,
    };
    return { ...own, ...draft, isChanged, lost, chipProblems };
  });
}
