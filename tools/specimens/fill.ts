/**
 * Fills `{name}` placeholders: for the few texts of files other than pages, which need no more of ICU's message syntax.
 *
 * @throws when the text asks for a value that is not there
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" asks for {${name}}, which nothing fills.`);
    return value;
  });
}
