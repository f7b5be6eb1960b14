/** Texts for a script in the browser, as an attribute: sorted by name, so that the page does not depend on a message file's order. */
export function dataTexts(texts: object): string {
  return JSON.stringify(texts, (_name, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}
