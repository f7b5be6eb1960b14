import {
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** All elements of an ICU message in their order. The content of a tag or a plural follows it. */
function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...allElements(element.children)];
    const forms = 'options' in element ? Object.values(element.options) : [];
    return [element, ...forms.flatMap(({ value }) => allElements(value))];
  });
}

/** Represents a placeholder among the words of a text. units.ts knows this character. */
export const placeholder = '\u{fffc}';

export interface Pattern {
  readonly elements: readonly MessageFormatElement[];
  readonly words: string;
  /**
   * Placeholders and tags by name, as the text writes them. A plural or select is shortened to its kind: `{days,
   * plural}`.
   */
  readonly slots: ReadonlyMap<string, string>;
}

function parsePattern(text: string): Pattern | string {
  try {
    const elements = allElements(parse(text));
    const slots = new Map<string, string>();
    const words = elements.map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return placeholder;
      const { value } = element;
      if (isTagElement(element)) slots.set(`<${value}>`, `<${value}>`);
      else if ('options' in element)
        slots.set(value, `{${value}, ${isSelectElement(element) ? 'select' : 'plural'}}`);
      else {
        // A text may contain both a plural and its plain number; the plural is the one to compare.
        slots.set(value, slots.get(value) ?? printAST([element]));
        return placeholder;
      }
      return '';
    });
    return { elements, words: words.join(''), slots };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A piece of a text: words, or the name of what the page fills in. */
export interface ReadPiece {
  readonly words: string;
  readonly isFilledIn: boolean;
}

function piecesOf(elements: readonly MessageFormatElement[], number = ''): ReadPiece[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal)
      return { words: element.value.replaceAll('\u00ad', ''), isFilledIn: false };
    if (element.type === TYPE.pound) return { words: number, isFilledIn: true };
    if (isTagElement(element)) return piecesOf(element.children, number);
    if ('options' in element) return piecesOf(element.options.other?.value ?? [], element.value);
    return { words: element.value, isFilledIn: true };
  });
}

function parsePieces(text: string): readonly ReadPiece[] {
  try {
    return piecesOf(parse(text));
  } catch {
    return [{ words: text, isFilledIn: false }];
  }
}

/* Each text once: several checks ask for its pattern, and the editor checks and names all texts at every save. */
const known = new Map<string, Pattern | string>();
const knownPieces = new Map<string, readonly ReadPiece[]>();

/**
 * A text as visitors read it: without tags and soft hyphens, and a plural in its form for most numbers. A broken text
 * stays as it is.
 */
export function readPieces(text: string): readonly ReadPiece[] {
  const pieces = knownPieces.get(text) ?? parsePieces(text);
  knownPieces.set(text, pieces);
  return pieces;
}

/** Parses a text as an ICU pattern. Returns the parser's error code if the pattern is broken. */
export function readPattern(text: string): Pattern | string {
  const pattern = known.get(text) ?? parsePattern(text);
  known.set(text, pattern);
  return pattern;
}
