import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { JSONPath } from 'jsonc-parser';
import { listsFile } from '@/content/files';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { hash } from '@/scripts/lib/files';
import { type Choice, type Choices, type Clash, Refusal } from '../protocol';
import { type Change, changesBetween, parsed, placeIn, type Wanted, withValues } from './changes';
import {
  type ChangedFile,
  inWords,
  keyOfPlants,
  type Part,
  partsOf,
  type Site,
  siteOf,
} from './differences';
import { type Contents, isSame } from './files';
import { type Basis, changedPaths, pathsBetween, readCommitted } from './git';
import { valueAt } from './texts';

/*
 * Merges what has been changed in this folder with what others have published, text by text and value by value. Git
 * would merge lines, and could only say in which file two changes clash.
 */

/** A file before both changes, in this folder, and as others have published it. */
interface Versions {
  readonly path: string;
  readonly base: Buffer | undefined;
  readonly mine: Buffer | undefined;
  readonly theirs: Buffer | undefined;
}

/** The clashes in a file. */
interface FileClashes {
  readonly versions: Versions;
  /** The places that both have changed in different ways. Undefined if it is the whole file. */
  readonly places: readonly JSONPath[] | undefined;
  /** The changes of this folder at other places. */
  readonly rest: readonly Wanted[];
}

export interface Merged {
  /** What the files that somebody has changed contain after the merge. */
  readonly contents: Contents;
  /** What somebody has to decide first. */
  readonly clashes: readonly Clash[];
}

const isWithin = (inner: JSONPath, outer: JSONPath) =>
  outer.every((part, index) => inner[index] === part);

const isRelated = (a: JSONPath, b: JSONPath) => isWithin(a, b) || isWithin(b, a);

/** The place of a list: its entries in the one file, their texts in the others. */
const placeOfList = (file: string, list: string): JSONPath =>
  file === listsFile ? [list] : list.split('.');

const hasLists = (file: string) => file === listsFile || file.startsWith('messages/');

const valueIn = (file: string, content: Buffer | undefined, at: JSONPath) =>
  valueAt(String(content), placeIn(file, String(content), at));

/** The places of lists in a file, as far as they differ between this folder and what others have published. */
function differingLists(
  { path: file, mine, theirs }: Versions,
  lists: readonly string[],
): JSONPath[] {
  if (!hasLists(file)) return [];
  return lists
    .map((list) => placeOfList(file, list))
    .filter((at) => !isDeepStrictEqual(valueIn(file, mine, at), valueIn(file, theirs, at)));
}

/**
 * The places at which two changes clash: one is at the place of the other or within it, and they have different
 * results. It is the outer one of both places.
 */
function clashingPlaces(here: readonly Change[], there: readonly Change[]): JSONPath[] {
  return here.flatMap((mine) =>
    there.flatMap((theirs) => {
      if (!isRelated(mine.at, theirs.at)) return [];
      const isSamePlace = mine.at.length === theirs.at.length;
      if (isSamePlace && isDeepStrictEqual(mine.after, theirs.after)) return [];
      return [theirs.at.length < mine.at.length ? theirs.at : mine.at];
    }),
  );
}

/** Each place once, without those that are within another one. */
function outermost(places: readonly JSONPath[]): JSONPath[] {
  return places.filter((at, index) => {
    const isRepeated = places.findIndex((other) => isDeepStrictEqual(other, at)) < index;
    const isInner = places.some((other) => other.length < at.length && isWithin(at, other));
    return !isRepeated && !isInner;
  });
}

/**
 * Finds what this folder and others have changed in different ways.
 *
 * @param lists those that are compared as a whole, with the texts of their entries
 */
function clashesIn(versions: Versions, lists: readonly string[]): FileClashes {
  const { path: file, base, mine, theirs } = versions;
  const wholeLists = differingLists(versions, lists);
  const isChangedHere = !isSame(mine, base) && !isSame(mine, theirs);
  if (!isChangedHere && wholeLists.length === 0) return { versions, places: [], rest: [] };
  const [before, ours, published] = [base, mine, theirs].map(parsed);
  if (before === undefined || ours === undefined || published === undefined) {
    // A file without values, such as a picture, is decided as a whole if others have changed it, too.
    return { versions, places: isSame(theirs, base) ? [] : undefined, rest: [] };
  }
  const here = changesBetween(file, before, ours);
  const there = changesBetween(file, before, published);
  const places = outermost([...wholeLists, ...clashingPlaces(here, there)]);
  const rest = here
    .filter(({ at }) => !places.some((place) => isWithin(at, place)))
    .map(({ at, after }) => ({ at, value: after }));
  return { versions, places, rest };
}

/** The lists of which an entry clashes, so that a person has to choose one of the two lists. */
function clashingLists(files: readonly FileClashes[]): string[] {
  const versions = files.find(({ versions: { path } }) => path === listsFile)?.versions;
  if (!versions) return [];
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(parsed);
  const changed = [mine, theirs]
    .flatMap((after) => changesBetween(listsFile, base, after))
    .map(({ at }) => at.join('.'));
  return [...new Set(changed)].filter((list) =>
    files.some(
      ({ versions: { path: file }, places }) =>
        hasLists(file) && places?.some((at) => isRelated(at, placeOfList(file, list))),
    ),
  );
}

/** What differs between the published version and that of this folder, where a file has clashes. */
function clashingParts({ versions, places }: FileClashes, site: Site): Part[] {
  const { path: file, mine, theirs } = versions;
  const parts = partsOf({ path: file, published: theirs, now: mine }, site);
  return parts.filter(
    ({ change, file: whole }) =>
      whole ||
      places === undefined ||
      places.some((at) => change !== undefined && isRelated(at, change.at)),
  );
}

/** A part of a file, with the name under which people decide about it. */
interface Decision {
  readonly group: string;
  readonly name: string;
  readonly part: Part;
}

function decisionOf(file: string, part: Part, site: Site): Decision {
  const locale = locales.find((one) => file === `messages/${one}.json`);
  const isShared = site.lists.includes(part.key) || part.key === keyOfPlants || !part.text;
  // The texts of a language are decided one by one, because the other languages have nothing to do with it.
  if (!locale || isShared) return { group: part.key, name: part.name, part };
  const name = `${part.name} – ${languages[locale].name}`;
  return { group: `${file} ${part.key}`, name, part };
}

/** Both sides in words. Those of a plant are complete, because two plants may have the same name. */
function textOf({ key, change, text }: Part): Clash['texts'] {
  if (!text) return [];
  if (key !== keyOfPlants || !change) return [text];
  return [{ ...text, published: inWords(change.before), now: inWords(change.after) }];
}

function clashOf(decisions: readonly Decision[]): Clash {
  const parts = decisions.map(({ part }) => part);
  const [first] = decisions;
  const [part, ...others] = parts;
  const sides = [part?.change?.before, part?.change?.after];
  const files = parts.flatMap(({ file }) => file ?? []);
  return {
    id: hash(
      JSON.stringify([first?.group, parts.map(({ change }) => change ?? null)]),
      ...files.flatMap(({ published, now }) => [published ?? '', '|', now ?? '', '|']),
    ),
    key: part?.key ?? '',
    name: first?.name ?? '',
    texts: parts.flatMap(textOf),
    files: files.map(({ path, published, now }) => {
      return { path, published: published !== undefined, now: now !== undefined };
    }),
    isText: others.length === 0 && sides.every((side) => typeof side === 'string'),
  };
}

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** All versions of the files that have been changed in this folder or by others. */
async function readVersions(basis: Basis, target: string): Promise<Versions[]> {
  const here = await changedPaths(basis);
  const there = await pathsBetween(basis.commit, target);
  return Promise.all(
    [...new Set([...here, ...there])].map(async (path) => ({
      path,
      base: await readCommitted(basis.commit, path),
      mine: read(path),
      theirs: await readCommitted(target, path),
    })),
  );
}

/**
 * The content of a file after the merge. Where nothing was chosen, it is what others have published.
 *
 * @param chosen what this folder keeps, or what was written anew
 */
function mergedFile(
  { versions: { path: file, base, mine, theirs }, places, rest }: FileClashes,
  chosen: readonly { readonly choice: Choice; readonly part: Part }[],
): Buffer | undefined {
  if (places === undefined) return chosen.length > 0 ? mine : theirs;
  if (places.length === 0 && (isSame(mine, base) || isSame(mine, theirs))) return theirs;
  // Not value by value, so that the file stays as it was written here.
  if (places.length === 0 && isSame(theirs, base)) return mine;
  const wanted = chosen.flatMap(({ choice, part: { change } }): Wanted[] =>
    change
      ? [{ at: change.at, value: typeof choice === 'object' ? choice.text : change.after }]
      : [],
  );
  return Buffer.from(withValues(file, String(theirs), [...rest, ...wanted]));
}

/**
 * Merges the changes of this folder into a published commit, without writing anything.
 *
 * @param choices what has been decided about clashes
 * @throws Refusal if a file that both have changed cannot be read
 */
export async function merge(basis: Basis, target: string, choices: Choices): Promise<Merged> {
  const all = await readVersions(basis, target);
  const broken = all.find(
    ({ path, base, mine, theirs }) =>
      path.endsWith('.json') && mine && !isSame(theirs, base) && parsed(mine) === undefined,
  );
  if (broken) throw new Refusal(toolText('Git.brokenFile', { file: broken.path }));
  const lists = clashingLists(all.map((versions) => clashesIn(versions, [])));
  const files = all.map((versions) => clashesIn(versions, lists));
  const differing = all.map(
    ({ path, mine, theirs }): ChangedFile => ({ path, published: theirs, now: mine }),
  );
  const site = { ...siteOf(differing), lists };
  const decisions = files
    .filter(({ places }) => places === undefined || places.length > 0)
    .flatMap((file) =>
      clashingParts(file, site).map((part) => decisionOf(file.versions.path, part, site)),
    );
  const groups = [...new Set(decisions.map(({ group }) => group))].map((group) =>
    decisions.filter((one) => one.group === group),
  );
  const decided = groups.map((group) => {
    const clash = clashOf(group);
    return { clash, choice: choices[clash.id], parts: group.map(({ part }) => part) };
  });
  const contents = files.map((file): [string, Buffer | undefined] => {
    const { path } = file.versions;
    const chosen = decided.flatMap(({ choice, parts }) =>
      choice === undefined || choice === 'published'
        ? []
        : parts.filter((part) => part.path === path).map((part) => ({ choice, part })),
    );
    return [path, mergedFile(file, chosen)];
  });
  const clashes = decided.flatMap(({ clash, choice }) => (choice === undefined ? [clash] : []));
  return { contents: Object.fromEntries(contents), clashes };
}
