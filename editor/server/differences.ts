import { isDeepStrictEqual } from 'node:util';
import { reason } from '@/scripts/lib/files';
import type { Difference, Differences } from '../protocol';
import { Refusal } from './files';
import { changedPaths, findBasis, readAuthor, readPublished, readSent } from './git';
import { listsFile, readLists } from './lists';
import { factsFile, readPictureFacts } from './media';
import { readTexts, type Texts, textsIn } from './texts';

interface Pair {
  readonly now: Texts;
  readonly published: Texts;
}

/** The texts of one key in all files in which they differ. */
function textDifferences(pairs: readonly Pair[], lists: readonly string[]): Difference[] {
  const changes = pairs.flatMap(({ now, published }) => {
    const old = new Map(textsIn(published).map(({ key, value }) => [key, value]));
    return textsIn(now).flatMap(({ key, value }) => {
      const text = old.get(key);
      return text === undefined || text === value ? [] : { path: now.path, key, base: value, text };
    });
  });
  // The texts of a list that has other entries are taken back with it.
  const keys = new Set(changes.map(({ key }) => key));
  return [...keys]
    .filter((key) => !lists.some((list) => key.startsWith(`${list}.`)))
    .map((key) => ({ kind: 'text', key, changes: changes.filter((one) => one.key === key) }));
}

/** The first words of a list's entries. */
function inWords(file: Texts | undefined, list: string, entries: readonly string[] = []): string {
  const all = file ? textsIn(file) : [];
  const start = (entry: string) =>
    all.find(({ key }) => `${key}.`.startsWith(`${list}.${entry}.`))?.value;
  return entries.map((entry) => start(entry) ?? entry).join(' · ');
}

/** What differs from what is published; without git, why that cannot be told. */
export async function readDifferences(): Promise<Differences> {
  try {
    const basis = await findBasis();
    const paths = await changedPaths(basis);
    const texts = async (path: string) => (await readPublished(basis, path))?.toString('utf8');
    const pairs: Pair[] = [];
    for (const now of readTexts().filter(({ path }) => paths.includes(path)))
      pairs.push({ now, published: { ...now, text: (await texts(now.path)) ?? now.text } });

    const readJson = async (path: string) => JSON.parse((await texts(path)) ?? '{}');
    const theirs: Record<string, string[]> = await readJson(listsFile);
    const ours = readLists();
    const lists = Object.keys(ours).filter((list) => !isDeepStrictEqual(ours[list], theirs[list]));
    const first = pairs[0];
    const facts = paths.includes(factsFile) ? await readJson(factsFile) : {};
    const isUnreadable = (path: string) =>
      pairs.some(({ now }) => now.path === path && textsIn(now).length === 0);
    const others = paths.filter((path) => /\.(pdf|jpe?g|png)$/.test(path) || isUnreadable(path));
    const sent = readSent();
    return {
      differences: [
        ...textDifferences(pairs, lists),
        ...lists.map(
          (list): Difference => ({
            kind: 'list',
            key: list,
            before: inWords(first?.published, list, theirs[list]),
            after: inWords(first?.now, list, ours[list]),
          }),
        ),
        ...others.map((path): Difference => ({ kind: 'file', key: path })),
        ...Object.entries(readPictureFacts())
          .filter(([name, now]) => facts[name] && !isDeepStrictEqual(now, facts[name]))
          .map(([name]): Difference => ({ kind: 'facts', key: name, before: facts[name] })),
      ],
      sent: sent?.branch,
      author: await readAuthor(),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { differences: [], refusal: reason(error), author: { name: '', email: '' } };
  }
}
