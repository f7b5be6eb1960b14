/**
 * Writes texts for a script in the browser as the value of an attribute. They are sorted by name, so that the page does
 * not depend on the order of a message file.
 */
export function dataTexts(texts: object): string {
  return JSON.stringify(texts, (_name, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}
