import { changeableLists, firstEntries } from '@/content/catalogue';
import { phrase } from '@/i18n/toolText';
import type { Finding } from '../finding';
import { entriesOf, type MessageFile } from '../messageFiles';

/** What is wrong with the order of lists, which is that of the English texts. */
export function listFindings(english: MessageFile): Finding[] {
  const { path, locale } = english;
  const entries = entriesOf(english);
  return changeableLists.flatMap((list) => {
    const own = entries.filter(({ key, name }) => key === `${list}.${name}`);
    const group = entries.find(({ key }) => key === list);
    const first = firstEntries(list);
    const isRight = first.every((name, index) => own[index]?.name === name);
    // JavaScript would move it before all others.
    const numbers = own.filter(({ name }) => /^\d+$/.test(name));
    return [
      ...numbers.map(({ key, line, name }) => ({ line, key, ...phrase('Lists.number', { name }) })),
      ...(group && !isRight
        ? [{ line: group.line, key: list, ...phrase('Lists.first', { entries: { list: first } }) }]
        : []),
    ].map((found) => ({ path, locale, ...found }));
  });
}
