/**
 * Messages of the same names with other texts.
 *
 * @param change gets each text and its dotted key
 */
export function mapTexts<Group extends object>(
  messages: Group,
  change: (text: string, key: string) => string,
  prefix = '',
): Group {
  const visit = ([name, part]: [string, string | object]) => {
    const key = prefix + name;
    return [name, typeof part === 'string' ? change(part, key) : mapTexts(part, change, `${key}.`)];
  };
  return Object.fromEntries(Object.entries(messages).map(visit)) as Group;
}

/** Messages as pages show them: letters of two characters, such as и and U+0306, become the one that searches find. */
export function composed<Group extends object>(messages: Group): Group {
  return mapTexts(messages, (text) => text.normalize());
}
