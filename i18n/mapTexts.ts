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
