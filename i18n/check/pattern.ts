import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** The elements of an ICU message in their order, each followed by those within it: of a tag, or of the forms of a plural. */
export function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...allElements(element.children)];
    const forms = 'options' in element ? Object.values(element.options) : [];
    return [element, ...forms.flatMap(({ value }) => allElements(value))];
  });
}

/** Takes the place of a placeholder among the words of a text; units.ts expects it. */
export const placeholder = '\u{fffc}';

interface Pattern {
  readonly elements: readonly MessageFormatElement[];
  readonly words: string;
  /** Placeholders and tags, such as `<email> {year}`, and the names to choose from: `{kind: other, roof}`. */
  readonly slots: string;
  /** Each placeholder as it is written, `{power, number}`; not those with forms, where a language may do as it needs. */
  readonly written: ReadonlyMap<string, string>;
}

/** The parts of a text; a code where its ICU pattern is broken. */
export function readPattern(text: string): Pattern | string {
  try {
    const elements = allElements(parse(text, { captureLocation: true }));
    const words = elements.map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return isTagElement(element) || 'options' in element ? '' : placeholder;
    });
    const slots = elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (isTagElement(element)) return `<${element.value}>`;
      const names = isSelectElement(element) ? Object.keys(element.options).sort() : [];
      return names.length > 0 ? `{${element.value}: ${names.join(', ')}}` : `{${element.value}}`;
    });
    const written = new Map<string, string>();
    for (const { type, location, ...element } of elements) {
      if (![TYPE.argument, TYPE.number, TYPE.date, TYPE.time].includes(type)) continue;
      const source = text.slice(location?.start.offset, location?.end.offset);
      if ('value' in element) written.set(element.value, source.replace(/\s*([{},])\s*/g, '$1'));
    }
    for (const plural of elements.filter(isPluralElement)) written.delete(plural.value);
    return {
      elements,
      words: words.join(''),
      slots: [...new Set(slots)].sort().join(' '),
      written,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
