/**
 * Fills `{name}` placeholders: for the few texts outside pages, which need no more of ICU's message syntax.
 *
 * @throws when the text needs a value that is missing
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" asks for {${name}}, which nothing fills.`);
    return value;
  });
}
