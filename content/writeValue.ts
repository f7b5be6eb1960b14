import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** A text as it is written in the files: each letter one character, and none that nobody sees there. */
function asJson(text: string): string {
  return JSON.stringify(text.normalize()).replace(
    /[\u00a0\u00ad\u202f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A text or number in a JSON file. */
export function findValue(source: string, key: string) {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, key.split('.'));
  if (node?.type !== 'string' && node?.type !== 'number') return undefined;
  return { ...node, value: String(node.value).normalize() };
}

/** A JSON file with another text or number at a key; all else keeps its form. A number that is none is written as a text. */
export function withValue(source: string, key: string, value: string): string {
  const node = findValue(source, key);
  if (!node) return source;
  const isNumber = node.type === 'number' && /^-?\d+(\.\d+)?$/.test(value);
  const written = isNumber ? String(Number(value)) : asJson(value);
  return source.slice(0, node.offset) + written + source.slice(node.offset + node.length);
}
