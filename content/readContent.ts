import path from 'node:path';
import { z } from 'zod';
import { type Locale, locales } from '@/i18n/locales';
import { type ContentName, contentFiles } from './contentFiles';
import { parsedJson, readText } from './json';
import type { Content } from './types';

/*
 * Everything that owners and editors write as one value. Modules do not import these files: esbuild and Next would then
 * stop at a damaged one before any check can name it.
 */

const group = z.record(z.string(), z.unknown()).catch({});
type Group = z.infer<typeof group>;

/**
 * What pages need of a file, of whatever is in it: entries of a list that break the schema are left out, and parts of a
 * group that do are the sample company's.
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

/** A group whose parts are read when they are asked for. */
function withParts(parts: readonly (readonly [name: string, get: () => unknown])[]): object {
  const all = parts.map(([name, get]) => [name, { enumerable: true, get }]);
  return Object.defineProperties({}, Object.fromEntries(all));
}

/**
 * The content of a project. Each part is what its file says at the moment at which it is asked for. What is wrong with a
 * file, the rules say (scripts/content/contentRules.ts); a page, and the editor in which somebody repairs the file, work all the
 * same.
 *
 * @param textOf the text of a file by its path; empty if there is none
 */
export function contentOf(textOf: (file: string) => string): Content {
  const kept = new Map<string, { readonly text: string; readonly value: unknown }>();
  const read = (file: string, use: (value: unknown) => unknown) => {
    const text = textOf(file);
    const last = kept.get(file);
    if (last?.text === text) return last.value;
    // A name that was copied from macOS has й as two characters, which the fonts do not join.
    const value = use(parsedJson(text.normalize()));
    kept.set(file, { text, value });
    return value;
  };
  const partOf = (name: ContentName) => {
    const { path: file, schema } = contentFiles[name];
    const sample = () => parsedJson(textOf(`content/sample/${file}`));
    return read(file, (value) => usable(schema, value, sample));
  };
  const messagesOf = (locale: Locale) =>
    read(`messages/${locale}.json`, (value) => group.parse(value));
  const names = Object.keys(contentFiles) as ContentName[];
  const messages = withParts(locales.map((locale) => [locale, () => messagesOf(locale)]));
  const files = names.map((name) => [name, () => partOf(name)] as const);
  return withParts([...files, ['messages', () => messages]]) as Content;
}

/** The content in the folder of a project. In development a page shows what the editor has just saved. */
export function readContent(root: string): Content {
  return contentOf((file) => readText(path.join(root, file)));
}
