import {
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** The elements of an ICU message in their order, each followed by those within it: of a tag, or of the forms of a plural. */
function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...allElements(element.children)];
    const forms = 'options' in element ? Object.values(element.options) : [];
    return [element, ...forms.flatMap(({ value }) => allElements(value))];
  });
}

/** Takes the place of a placeholder among the words of a text; units.ts expects it. */
export const placeholder = '\u{fffc}';

export interface Pattern {
  readonly elements: readonly MessageFormatElement[];
  readonly words: string;
  /** Placeholders and tags by their names, as they are written; of those with forms the kind: `{days, plural}`. */
  readonly slots: ReadonlyMap<string, string>;
}

/** The parts of a text; a code where its ICU pattern is broken. */
export function readPattern(text: string): Pattern | string {
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
        // What has forms may stand beside its number.
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
