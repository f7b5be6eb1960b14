import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { JSONPath } from 'jsonc-parser';
import { reason } from '@/scripts/lib/files';
import { listsFile } from '../lists';
import type { Done, Edit } from '../protocol';
import { Refusal } from './files';
import { changedPaths, findBasis, readAuthor, readPublished, readSent } from './git';
import { factsFile } from './media';
import { isGroup, referencesFile, store } from './texts';

/** A value or a file that is not as published, with what takes it back. */
interface Part extends Edit {
  /** Of what is taken back together. */
  readonly key: string;
  readonly now: unknown;
}

/** @param isWhole whether a group is compared as one value, by its key */
function partsOf(
  path: string,
  value: unknown,
  now: unknown,
  isWhole: (key: string) => boolean,
  at: JSONPath = [],
): Part[] {
  const key = at.join('.');
  if (isDeepStrictEqual(value, now)) return [];
  if (!isGroup(value) || !isGroup(now) || isWhole(key)) return [{ path, at, key, value, now }];
  const names = [...new Set([...Object.keys(value), ...Object.keys(now)])];
  return names.flatMap((name) => partsOf(path, value[name], now[name], isWhole, [...at, name]));
}

function parsed(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    return undefined;
  }
}

/** What differs from what is published. */
async function findParts(): Promise<Part[]> {
  const basis = await findBasis();
  const paths = await changedPaths(basis);
  const all = await Promise.all(
    paths.map(async (path) => {
      const value = await readPublished(basis, path);
      const now = existsSync(path) ? readFileSync(path) : undefined;
      return { path, value, now, before: parsed(value), after: parsed(now) };
    }),
  );
  const jsonOf = (file: string) => {
    const { before, after } = all.find(({ path }) => path === file) ?? {};
    return [before ?? {}, after ?? {}];
  };
  const [before, after] = jsonOf(listsFile);
  const lists = partsOf(listsFile, before, after, () => false).map(({ key }) => key);
  // The picture of a plant comes and goes with it.
  const plants = jsonOf(referencesFile).flat() as { picture?: string }[];
  const ofPlants = plants.flatMap(({ picture }) => [
    `${picture}`,
    `Pictures.${picture}`,
    `media/pictures/${picture}.jpg`,
  ]);
  const isWhole = (path: string) => (key: string) =>
    path === factsFile ? key !== '' : lists.includes(key);
  return all
    .flatMap(({ path, value, now, ...json }) =>
      json.before === undefined || json.after === undefined
        ? [{ path, at: [], key: path, value, now }]
        : partsOf(path, json.before, json.after, isWhole(path)),
    )
    .map((part) =>
      part.path === referencesFile || ofPlants.includes(part.key)
        ? { ...part, key: 'references' }
        : part,
    );
}

const isFile = ({ value, now }: Part) => Buffer.isBuffer(value) || Buffer.isBuffer(now);

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => inWords(one?.name?.en ?? one)).join(', ');
  if (isGroup(value)) return Object.values(value).map(inWords).join(' · ');
  return String(value ?? '');
}

/** What differs from what is published; without git, why that cannot be told. */
export async function readDifferences() {
  try {
    const parts = await findParts();
    const differences = Array.from(new Set(parts.map(({ key }) => key)), (key) => {
      const own = parts.filter((part) => part.key === key);
      return {
        key,
        texts: own
          .filter((part) => !isFile(part) && !(key === 'references' && part.path === factsFile))
          .map(({ path, value, now }) => ({ path, published: inWords(value), now: inWords(now) })),
        files: own.filter(isFile).map(({ path, value, now }) => {
          return { path, published: value !== undefined, now: now !== undefined };
        }),
      };
    });
    return { differences, sent: (await readSent())?.branch, author: await readAuthor() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { differences: [], refusal: reason(error), author: { name: '', email: '' } };
  }
}

/** Brings one thing back as it is published. */
export async function takeBack(key: string): Promise<Done> {
  const parts = (await findParts()).filter((part) => part.key === key);
  const files = parts.filter(isFile).map(({ path, value }) => [path, value as Buffer]);
  const values = parts.filter((part) => !isFile(part));
  await store('something as it is published', values, Object.fromEntries(files));
  return { done: 'It is as it is published again.' };
}
