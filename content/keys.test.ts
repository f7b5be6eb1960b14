import { readdirSync, readFileSync } from 'node:fs';
import picturesFile from '@/media/pictures.json' with { type: 'json' };
import { browserTexts } from './check/browserTexts';
import { readMessageFile, textsOf } from './check/messageFile';

const sources = [
  'app',
  'browser',
  'components',
  'i18n',
  'scripts',
  'solar',
  'content',
  'site',
].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ room, text: readFileSync(`${room}/${file}`, 'utf8') })),
);

const wildcard = '[\\w-]+';

/** The string literals of some code as patterns; `${…}` in a template matches one part of a key. */
function literalsOf(code: string): string[] {
  return Array.from(code.matchAll(/'([\w.-]+)'|`([\w.${}-]+)`/g), ([, plain, template]) =>
    (plain ?? template ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, wildcard),
  ).filter((pattern) => /[a-z]/i.test(pattern.replaceAll(wildcard, '')));
}

function fits(key: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => new RegExp(`^${pattern}$`).test(key));
}

/** Scripts in the browser, and scripts/assets/map, get these as a whole. */
const wholeGroups = [...browserTexts, 'Map.cities', 'Map.seas', 'Map.countries'];

/*
 * A key counts as used where a file that asks for its namespace, or for a group in it, has the rest of the key as a string,
 * or any file has the whole key. So the test misses an unused key whose name also occurs there for another reason.
 * Scripts that draw the map ask for its namespace in other ways.
 */
test('every text is used', () => {
  const wholeKeys = sources
    .flatMap(({ text }) => literalsOf(text))
    .filter((s) => s.includes('\\.'));
  const names = sources
    .filter(({ room }) => room === 'site' || room === 'content')
    .flatMap(({ text }) => literalsOf(text))
    .concat(Object.keys(picturesFile));
  const isUsedUnder = (namespace: string, rest: string) => {
    const askers = sources.filter(
      ({ room, text }) =>
        text.includes(`Translations('${namespace}')`) ||
        (namespace === 'Map' && room === 'scripts'),
    );
    const own = askers.flatMap(({ text }) => literalsOf(text));
    return askers.length > 0 && fits(rest, [...own, ...names]);
  };
  const isUsed = (key: string) => {
    const namespaces = Array.from(key.matchAll(/\./g), ({ index }) => key.slice(0, index));
    return (
      wholeGroups.some((group) => `${key}.`.startsWith(`${group}.`)) ||
      namespaces.some((group) => isUsedUnder(group, key.slice(group.length + 1))) ||
      fits(key, wholeKeys)
    );
  };
  const unused = textsOf(readMessageFile('en')).filter(({ key }) => !isUsed(key));
  expect(unused.map(({ key }) => key)).toEqual([]);
});
