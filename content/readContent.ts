import path from 'node:path';
import { z } from 'zod';
import { type Locale, locales } from '@/i18n/locales';
import { phrase, say } from '@/i18n/toolText';
import { type ContentName, contentFiles } from './contentFiles';
import { parsedJson, readText } from './json';
import type { Content } from './types';

/*
 * Everything that owners and editors write as one value. Modules do not import these files: esbuild and Next would then
 * stop at a damaged one before any check can name it.
 */

const messagesSchema = z.record(z.string(), z.unknown());
const group = messagesSchema.catch({});
type Group = z.infer<typeof group>;

/**
 * The value of a file for a development page, which must work while somebody repairs the file. Entries of a list that
 * break the schema are left out. Parts of a group that break it are the sample company's.
 */
function usable(schema: z.ZodType, value: unknown, sample: () => unknown): unknown {
  const whole = schema.safeParse(value);
  if (whole.success) return whole.data;
  if (schema instanceof z.ZodArray) {
    const list = Array.isArray(value) ? value : [];
    const right = list.filter((entry) => z.safeParse(schema.element, entry).success);
    return schema.safeParse(right).success ? right : (sample() ?? []);
  }
  if (!(schema instanceof z.ZodObject)) return sample();
  const [own, others] = [value, sample()].map((one) => group.parse(one)) as [Group, Group];
  const isRight = (name: string) =>
    z.safeParse(schema.shape[name] ?? schema.def.catchall ?? z.never(), own[name]).success;
  const parts = Object.keys({ ...others, ...own })
    .map((name) => [name, (isRight(name) ? own : others)[name]] as const)
    .filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts);
}

/**
 * The value of a file for visitors.
 *
 * @throws Error for programmers if it breaks the schema, because the check before a build has told editors the cure
 */
function valid(file: string, schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const advice = say(phrase('Rules.howToCorrect'), 'en');
  throw new Error(`${file}:\n${z.prettifyError(error)}\n${advice}`);
}

/** A group whose parts are read when they are asked for. */
function withParts(parts: readonly (readonly [name: string, get: () => unknown])[]): object {
  const all = parts.map(([name, get]) => [name, { enumerable: true, get }]);
  return Object.defineProperties({}, Object.fromEntries(all));
}

/**
 * The content of a project.
 *
 * @param textOf the text of a file by its path; empty if there is none
 * @param isForVisitors whether each file is read only once, and one that breaks its schema is an error. Otherwise each
 * part is what its file says when it is asked for, and a page, and the editor in which somebody repairs the file, work
 * with the rest of it
 */
export function contentOf(textOf: (file: string) => string, isForVisitors = false): Content {
  const kept = new Map<string, { readonly text: string; readonly value: unknown }>();
  const read = (file: string, use: (value: unknown) => unknown) => {
    const last = kept.get(file);
    if (last && isForVisitors) return last.value;
    const text = textOf(file);
    if (last?.text === text) return last.value;
    // A name that was copied from macOS has й as two characters, which the fonts do not join.
    const value = use(parsedJson(text.normalize()));
    kept.set(file, { text, value });
    return value;
  };
  const partOf = (name: ContentName) => {
    const { path: file, schema } = contentFiles[name];
    const sample = () => parsedJson(textOf(`content/sample/${file}`));
    return read(file, (value) =>
      isForVisitors ? valid(file, schema, value) : usable(schema, value, sample),
    );
  };
  const messagesOf = (locale: Locale) => {
    const file = `messages/${locale}.json`;
    return read(file, (value) =>
      isForVisitors ? valid(file, messagesSchema, value) : group.parse(value),
    );
  };
  const names = Object.keys(contentFiles) as ContentName[];
  const messages = withParts(locales.map((locale) => [locale, () => messagesOf(locale)]));
  const files = names.map((name) => [name, () => partOf(name)] as const);
  return withParts([...files, ['messages', () => messages]]) as Content;
}

/** The content in the folder of a project. In development a page shows what the editor has just saved. */
export function readContent(root: string, isForVisitors = false): Content {
  return contentOf((file) => readText(path.join(root, file)), isForVisitors);
}
