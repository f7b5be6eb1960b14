/**
 * Returns messages in which each text is replaced.
 *
 * @param change gets each text and its dotted key, and returns the new text
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
