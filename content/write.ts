import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

/** Characters that nobody sees in a file are written as escapes. */
function withEscapes(json: string): string {
  return json.replace(
    /[\u00a0\u00ad\u202f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A path whose places in lists were written as texts, such as the parts of a dotted key. */
export function asPath(parts: JSONPath): JSONPath {
  return parts.map((part) => (/^\d+$/.test(String(part)) ? Number(part) : part));
}

/** A text, number, true or false in a JSON file. */
function findValue(source: string, at: JSONPath) {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, at);
  return node && /^(string|number|boolean)$/.test(node.type) ? node : undefined;
}

/** What is written for a value that was typed: a number or a truth value again if it was one, else a text. */
function asJson(type: string, value: string): string {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return String(Number(value));
  if (type === 'boolean' && /^(true|false)$/.test(value)) return value;
  return withEscapes(JSON.stringify(value.normalize()));
}

/** In characters of a line: what Biome leaves on one. */
const lineWidth = 100;

/**
 * A JSON file with another value at a place, as Biome and the message files write it; the rest keeps its form.
 *
 * @param value a text takes the place of a text, number or truth value; undefined removes what is there
 */
export function withValue(source: string, at: JSONPath, value: unknown): string {
  const node = typeof value === 'string' ? findValue(source, at) : undefined;
  if (node) {
    const written = asJson(node.type, value as string);
    return source.slice(0, node.offset) + written + source.slice(node.offset + node.length);
  }
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
