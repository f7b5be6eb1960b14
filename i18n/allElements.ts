import { isTagElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The elements of an ICU message in their order, each followed by those within it: of a tag, or of the forms of a plural. */
export function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...allElements(element.children)];
    const forms = 'options' in element ? Object.values(element.options) : [];
    return [element, ...forms.flatMap(({ value }) => allElements(value))];
  });
}
