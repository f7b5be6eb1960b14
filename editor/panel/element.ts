type Child = Node | string | false | null | undefined;

/** Makes an element with properties, children, and `data-` attributes given as the last child. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...rest: (Child | Readonly<Record<string, string>>)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  for (const part of rest) {
    if (part instanceof Node || typeof part === 'string') made.append(part);
    else if (part) Object.assign(made.dataset, part);
  }
  return made;
}

export function button(
  label: string | Node,
  onclick: () => void,
  properties: Partial<HTMLButtonElement> = {},
): HTMLButtonElement {
  return element('button', { type: 'button', onclick, ...properties }, label);
}
