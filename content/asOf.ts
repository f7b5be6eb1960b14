import { content } from './current';

/**
 * The day, as YYYY-MM-DD, as of which all that a group of texts says of law and practice was checked: that of the
 * oldest check.
 *
 * @returns undefined if content/facts.json has no fact that the group states
 */
export function asOf(
  group: string,
  list: readonly {
    readonly texts: readonly string[];
    readonly checkedOn: string;
  }[] = content.facts,
): string | undefined {
  const stated = list.filter(({ texts }) =>
    texts.some((key) => key === group || key.startsWith(`${group}.`)),
  );
  return stated.map(({ checkedOn }) => checkedOn).sort()[0];
}
