type Texts = string | { readonly [key: string]: Texts };

/** Every text of a group of the messages, in order. */
function textsOf(group: Texts): string[] {
  return typeof group === 'string' ? [group] : Object.values(group).flatMap(textsOf);
}

const spokenAttributes = ['aria-label', 'title', 'alt', 'placeholder'] as const;

/** All that an element says: what is read, and the names that assistive technology speaks. */
function wordsOf(element: Element): string {
  const names = [...element.querySelectorAll('*')].flatMap((child) =>
    spokenAttributes.map((attribute) => child.getAttribute(attribute) ?? ''),
  );
  return [element.textContent, ...names].join('\n');
}

/**
 * The texts of a group of the messages that an element does not say. Texts with placeholders or tags are left out:
 * what they become is for a test of their own.
 */
export function missingTexts(element: Element, group: Texts): string[] {
  const words = wordsOf(element);
  return textsOf(group).filter((text) => !/[{<]/.test(text) && !words.includes(text));
}

/**
 * For `getByText`, which would otherwise take the no-break spaces out of what is on the page but not out of what is
 * looked for. (`toHaveTextContent` always does: compare `textContent` instead.)
 */
export const verbatim = { normalizer: (text: string) => text };
