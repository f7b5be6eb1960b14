import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';

/** Writes no-break spaces and soft hyphens as escapes, because nobody could see them in the file. */
function withEscapes(json: string): string {
  return json.replace(
    /[\u00a0\u00ad\u202f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The path of a dotted key's parts: indexes of lists become numbers. */
export function asPath(parts: JSONPath): JSONPath {
  return parts.map((part) => (/^\d+$/.test(String(part)) ? Number(part) : part));
}

/** The value at a place of a JSON file. Undefined if there is none. */
export function valueAt(source: string, at: JSONPath): unknown {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, asPath(at));
  return node && getNodeValue(node);
}

/** The node of a text, number or boolean; undefined for anything else. */
function findValue(source: string, at: JSONPath) {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, at);
  return node && /^(string|number|boolean)$/.test(node.type) ? node : undefined;
}

/** JSON for a typed value. It stays a number or boolean if the old value was one; otherwise it is a text. */
function asJson(type: string, value: string): string {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return String(Number(value));
  if (type === 'boolean' && /^(true|false)$/.test(value)) return value;
  return withEscapes(JSON.stringify(value.normalize()));
}

/** In characters. Biome leaves a list on one line up to this width. */
const lineWidth = 100;

/**
 * Removes an entry of a list, with the comma beside it. jsonc-parser would also cut the last brace of the entry before
 * it if the list is on one line.
 */
function withoutEntry(source: string, at: JSONPath): string {
  const root = parseTree(source);
  const list = root && findNodeAtLocation(root, at.slice(0, -1));
  const index = Number(at.at(-1));
  const [before, entry, after] = [-1, 0, 1].map((step) => list?.children?.[index + step]);
  if (!list || !entry) return source;
  const endOf = (node: Node) => node.offset + node.length;
  const [from, to] = before
    ? [endOf(before), endOf(entry)]
    : after
      ? [entry.offset, after.offset]
      : [list.offset + 1, endOf(list) - 1];
  return source.slice(0, from) + source.slice(to);
}

/**
 * Replaces, adds or removes a value in the source of a JSON file. The rest of the file keeps its formatting, and the
 * change is formatted as Biome does it.
 *
 * @param value a text can also replace a number or boolean; undefined removes the value
 */
export function withValue(source: string, at: JSONPath, value: unknown): string {
  const node = typeof value === 'string' ? findValue(source, at) : undefined;
  if (node) {
    const written = asJson(node.type, value as string);
    return source.slice(0, node.offset) + written + source.slice(node.offset + node.length);
  }
  if (value === undefined && typeof at.at(-1) === 'number') return withoutEntry(source, at);
  const isLine =
    Array.isArray(value) &&
    value.every((one) => typeof one === 'string') &&
    value.join('", "').length + at.join('.').length < lineWidth - 10;
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const edits = modify(source, at, value, isLine ? {} : { formattingOptions });
  const written = edits.map((edit) => ({
    ...edit,
    content: withEscapes(isLine ? edit.content.replaceAll('","', '", "') : edit.content),
  }));
  return applyEdits(source, written);
}
