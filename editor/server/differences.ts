import { isDeepStrictEqual } from 'node:util';
import type { JSONPath } from 'jsonc-parser';
import type { Edit } from '../protocol';
import {
  asPath,
  changeableLists,
  contentFileAt,
  contentPaths,
  isGroup,
  parsedJson,
  valueAt,
  valueFiles,
  withValue,
} from '../site';

/*
 * The differences between two versions of a JSON file. In the place of a value a record has its name instead of its
 * index, so that values of different records can be told apart. The order of the records is a difference by itself.
 * So a difference can be made in any version of the file; the edits that do that are for one version, with indexes.
 */

/** What may be different: the value at a place, or the order of the file's records. */
export type Place = { readonly kind: 'value'; readonly at: JSONPath } | { readonly kind: 'order' };

/** What a version of a file has at a place, and another one has not. */
export interface Difference {
  readonly place: Place;
  /** The value before. Undefined if there was none. An order has the names of the records as its value. */
  readonly base?: unknown;
  /** The value after. Undefined if there is none. */
  readonly value?: unknown;
}

/** The place of a value. */
export const placeAt = (at: JSONPath): Place => ({ kind: 'value', at });

/** Whether the panel does not list the values of a file. *Changes* shows each of its records as a single change. */
const isOfWholes = (file: string) => contentPaths.includes(file) && !valueFiles.includes(file);

/** The names of a file's records, in their order. */
function namesIn(file: string, list: unknown): unknown[] {
  const { recordName } = contentFileAt(file);
  if (!recordName || !Array.isArray(list)) return [];
  return list.map((record: unknown) => (isGroup(record) ? record[recordName] : undefined));
}

/** A list of records as a group by their names. Everything else stays as it is. */
function byName(file: string, value: unknown): unknown {
  const names = namesIn(file, value);
  const isNamed = names.every((name) => typeof name === 'string');
  if (!Array.isArray(value) || !contentFileAt(file).recordName || !isNamed) return value;
  if (new Set(names).size < names.length) return value;
  return Object.fromEntries(value.map((record, index) => [names[index], record]));
}

/** Things in another order. Those that the order does not have come last. */
function inOrder<Item>(items: readonly Item[], nameOf: (item: Item) => unknown, order: unknown) {
  const names = Array.isArray(order) ? order : [];
  const place = (item: Item) => {
    const index = names.indexOf(nameOf(item));
    return index < 0 ? names.length : index;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** There is none if records were only removed, or added at the end, which is where new ones go. */
function orderBetween(path: string, before: unknown, after: unknown): Difference[] {
  if (byName(path, before) === before || byName(path, after) === after) return [];
  const [base, value] = [namesIn(path, before), namesIn(path, after)];
  const expected = inOrder(value, (name) => name, base);
  return isDeepStrictEqual(value, expected) ? [] : [{ place: { kind: 'order' }, base, value }];
}

/** The value of a version of a JSON file. Undefined if there is no such version, or if it cannot be read. */
export function jsonIn(version: Buffer | string | undefined): unknown {
  return version === undefined ? undefined : parsedJson(String(version));
}

/** Whether two values are the same, with the names of their groups in the same order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two versions of a list in messages have other entries, or another order. Its texts go with it. */
function isOtherList(path: string, key: string, base: unknown, value: unknown): boolean {
  if (!path.startsWith('messages/') || !changeableLists.some((list) => list === key)) return false;
  return !isSameValue(Object.keys(base ?? {}), Object.keys(value ?? {}));
}

/**
 * The differences between two versions of a file.
 *
 * @param isWhole whether a group counts as one value, by its dotted key
 */
export function differencesBetween(
  path: string,
  before: unknown,
  after: unknown,
  isWhole: (key: string) => boolean = () => isOfWholes(path),
): Difference[] {
  const within = (base: unknown, value: unknown, at: JSONPath): Difference[] => {
    if (isSameValue(base, value)) return [];
    const key = at.join('.');
    const isOne = at.length > 0 && (isWhole(key) || isOtherList(path, key, base, value));
    if (!isGroup(base) || !isGroup(value) || isOne) return [{ place: placeAt(at), base, value }];
    const names = [...new Set([...Object.keys(base), ...Object.keys(value)])];
    return names.flatMap((name) => within(base[name], value[name], [...at, name]));
  };
  const values = within(byName(path, before), byName(path, after), []);
  return [...values, ...orderBetween(path, before, after)];
}

/** The place with an index, in the file as it is. A new record is at the end of its list. */
export function pathInFile(file: string, source: string, at: JSONPath): JSONPath {
  const [first, ...rest] = at;
  const list = parsedJson(source);
  if (!contentFileAt(file).recordName || !Array.isArray(list) || first === undefined)
    return asPath(at);
  const index = namesIn(file, list).indexOf(first);
  return asPath([index < 0 ? list.length : index, ...rest]);
}

/** The value at a place with the name of a record, or the order of the records. */
export function valueThere(file: string, source: string, place: Place): unknown {
  if (place.kind === 'order') return namesIn(file, parsedJson(source));
  return valueAt(source, pathInFile(file, source, place.at));
}

/** Whether a place is another one, or contains it. Only the whole file contains the order of its records. */
export function contains(outer: Place, inner: Place): boolean {
  if (outer.kind === 'order') return inner.kind === 'order';
  if (inner.kind === 'order') return outer.at.length === 0;
  return outer.at.every((part, index) => inner.at[index] === part);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return contains(one, other) && contains(other, one);
}

/** Whether one of two places contains the other. */
export function isRelated(one: Place, other: Place): boolean {
  return contains(one, other) || contains(other, one);
}

/** A list of records in the order of their names. */
function reordered(path: string, source: string, order: unknown): Edit[] {
  const list = parsedJson(source);
  const { recordName } = contentFileAt(path);
  if (!Array.isArray(list) || !recordName) return [];
  const nameOf = (record: unknown) => isGroup(record) && record[recordName];
  return [{ path, at: [], value: inOrder(list, nameOf, order) }];
}

/**
 * Makes differences in a version of a JSON file, whatever it has there. The rest of it stays as it is.
 *
 * @returns the file, and the edits with indexes, each for the file as it is after those before it
 */
export function withDifferences(path: string, source: string, differences: readonly Difference[]) {
  let text = source;
  const edits: Edit[] = [];
  const make = (edit: Edit) => {
    text = withValue(text, edit.at, edit.value);
    edits.push(edit);
  };
  for (const { place, value } of differences) {
    if (place.kind === 'order') continue;
    const at = pathInFile(path, text, place.at);
    if (value !== undefined || valueAt(text, at) !== undefined) make({ path, at, value });
  }
  // The order comes last, because it may name new records.
  for (const { place, value } of differences)
    if (place.kind === 'order') reordered(path, text, value).forEach(make);
  return { text, edits };
}

/** What undoes differences. Records that come back return to their places. */
export function inverseDifferences(
  path: string,
  before: unknown,
  differences: readonly Difference[],
): Difference[] {
  const isBack = differences.some(
    ({ place, value }) => place.kind === 'value' && place.at.length === 1 && value === undefined,
  );
  const back = differences.map(({ place, base }): Difference => ({ place, value: base }));
  const order = namesIn(path, before);
  return isBack && order.length > 0 ? [...back, { place: { kind: 'order' }, value: order }] : back;
}
