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

/** Each text once, because several checks ask for its pattern, and the editor checks all texts at every save. */
const known = new Map<string, Pattern | string>();

/** Parses a text as an ICU pattern. Returns the parser's error code if the pattern is broken. */
export function readPattern(text: string): Pattern | string {
  const pattern = known.get(text) ?? parsePattern(text);
  known.set(text, pattern);
  return pattern;
}
