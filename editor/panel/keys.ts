import type { State } from '../protocol';
import type { TextPiece } from './textPieces';

/** The key of the value that a piece of text shows, or to which a link leads. */
function keyOfValue(state: State, { text, element }: TextPiece): string | undefined {
  const shown = text.trim();
  const href = element.closest('a')?.getAttribute('href');
  const link = href?.replace(/^mailto:/, '');
  const all = state.files
    .filter(({ locale }) => !locale)
    .flatMap(({ texts }) => Object.entries(texts))
    .map(([key, { value }]) => [key, value] as const)
    .filter(([, value]) => /\p{L}|\d{3}/u.test(value));
  return (all.find(([, value]) => value === shown || value === link) ??
    all.find(([, value]) => value.length > 5 && shown.includes(value)) ??
    all.find(([, value]) => shown.length > 5 && value.includes(shown)))?.[0];
}

/** The key of the innermost message to which a piece of text belongs, or of the value that the text shows. */
export function keyOf(state: State, keys: readonly string[], piece: TextPiece): string | undefined {
  return keys[piece.numbers.at(-1) ?? -1] ?? keyOfValue(state, piece);
}
