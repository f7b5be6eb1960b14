import path from 'node:path';
import { type ContentName, contentFiles } from './files';
import type { Certificate, Content } from './model';
import { parsedJson, readText } from './text';

/*
 * Everything that owners and editors write, besides the messages, as one value. Modules do not import these files:
 * esbuild and Next would then stop at a damaged one before any check can name it.
 */

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is of the kind of a model, and has all of its parts. */
function fits(value: unknown, model: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(value);
  if (!isGroup(model)) return typeof value === typeof model;
  return isGroup(value) && Object.keys(model).every((name) => fits(value[name], model[name]));
}

/** A value with all parts of a model: those that are missing or of another kind are the model's own. */
function completed(value: unknown, model: unknown): unknown {
  if (!isGroup(model)) return fits(value, model) ? value : model;
  const own = isGroup(value) ? value : {};
  const parts = Object.keys(model).map((name) => [name, completed(own[name], model[name])]);
  return { ...own, ...Object.fromEntries(parts) };
}

/** The entries of a list that have all parts of a model. */
function entriesLike(value: unknown, model: Group): unknown[] {
  return Array.isArray(value) ? value.filter((entry) => fits(entry, model)) : [];
}

const words = { en: '' };
const certificate = {
  ...{ id: '', standard: '', edition: '', number: '', validFrom: '', validUntil: '' },
  ...{ body: words, accreditation: words, title: words, text: words },
};
const plant = { name: words, place: words, year: 0, picture: '' };
const confirmation = { what: '', by: '', on: '' };
const fact = {
  ...{ id: '', claim: words, verdict: '', texts: [], files: [], sources: [] },
  ...{ checkedOn: '', checkedBy: '', again: '', dependsOn: [], sum: '' },
};

const isFocus = (part: unknown) => fits(part, { x: 0, y: 0 });

/** The parts of a group that are right. */
function only(value: unknown, isRight: (part: unknown) => boolean): Group {
  const parts = isGroup(value) ? Object.entries(value) : [];
  return Object.fromEntries(parts.filter(([, part]) => isRight(part)));
}

/** The certificates in the value of a file that have all that a page needs. */
export function certificatesIn(value: unknown): Certificate[] {
  return entriesLike(value, certificate) as Certificate[];
}

/** What pages need of each file, of whatever is in it. What they cannot do without is the sample company's then. */
const usable: Readonly<Record<ContentName, (value: unknown, sample: () => unknown) => unknown>> = {
  company: (value, sample) => completed(value, sample()),
  certificates: (value, sample) => {
    const list = certificatesIn(value);
    return list.length > 0 ? list : sample();
  },
  references: (value) => entriesLike(value, plant),
  sections: (value, sample) => completed(value, sample()),
  lists: (value) => only(value, Array.isArray),
  confirmed: (value) => entriesLike(value, confirmation),
  facts: (value) => entriesLike(value, fact),
  pictures: (value, sample) => ({
    ...only(sample(), isFocus),
    ...only(value, isFocus),
  }),
};

/**
 * The content in the folder of a project. Each part is what its file says at the moment at which it is asked for: in
 * development a page shows what the editor has just saved. What is wrong with a file, the checks say (problems.ts); a
 * page, and the editor in which somebody repairs the file, work all the same.
 */
export function readContent(root: string): Content {
  const kept = new Map<string, { readonly text: string; readonly value: unknown }>();
  const at = (...parts: readonly string[]) => readText(path.join(root, ...parts));
  const partOf = (name: ContentName) => {
    const file = contentFiles[name];
    const text = at(file);
    const last = kept.get(name);
    if (last?.text === text) return last.value;
    // A name that was copied from macOS has й as two characters, which the fonts do not join.
    const value = usable[name](parsedJson(text.normalize()), () =>
      parsedJson(at('content/sample', file)),
    );
    kept.set(name, { text, value });
    return value;
  };
  const names = Object.keys(contentFiles) as ContentName[];
  const parts = names.map((name) => [name, { enumerable: true, get: () => partOf(name) }]);
  return Object.defineProperties({}, Object.fromEntries(parts)) as Content;
}
