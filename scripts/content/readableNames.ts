import { isInGroup, keysWhere, rowOf } from '@/content/catalogue';
import type { TextFile } from '@/content/json';
import {
  type Phrase,
  phrase,
  say,
  type ToolLanguage,
  toolLanguages,
  type Words,
} from '@/i18n/toolText';
import { textsOf } from './messageFiles';
import { readPieces } from './rules/pattern';
import { valuesOf } from './values';

/* Names for people of all texts and values, which the editor and preflight use. */

/** Keys of the switches of sections begin with it. */
export const keyOfSections = 'sections';

/** Texts that may name the group in which they are: first its heading, then what it is called. */
const namings = ['title', 'heading', 'term', 'name', 'label'];

/** Texts that are called heading. The others that name a group are called by their words. */
const isHeading = (key: string) => /(?:^|\.)(?:title|heading|term)$/.test(key);

/** In characters. A longer text is cut. */
const longest = 40;

/** The beginning of a text as people read it. @param filledIn stands for what the page fills in, by default its name */
function beginning(text: string, filledIn?: string): string {
  const read = readPieces(text)
    .map(({ words, isFilledIn }) => (isFilledIn ? (filledIn ?? words) : words))
    .join('');
  return read.length > longest ? `${read.slice(0, longest).trimEnd()}…` : read;
}

/** What a text is, if its words alone do not tell: a title for search engines, a picture's description, a street. */
function kindOf(key: string): Phrase[] {
  const [group, name] = key.split('.');
  if (group === 'Meta') return [phrase('Names.search')];
  if (group === 'Pictures') return [phrase('Names.pictures')];
  if (group !== 'Company') return [];
  const known = ['city', 'hours', 'legalName', 'managementAddress', 'street'] as const;
  return known.flatMap((one) => (one === name ? [phrase(`Names.company.${one}`)] : []));
}

type Named = Readonly<Record<ToolLanguage, string>>;

/** Names texts and lists in a language. @param texts by their keys */
function namerOfTexts(
  texts: ReadonlyMap<string, string>,
  language: ToolLanguage,
): (key: string) => string {
  const wordsOf = (key: string) => beginning(texts.get(key) ?? '', '…');
  const hasWords = (key: string) => /\p{L}/u.test(wordsOf(key));
  /** The text that names a group: if possible one that a page shows as it is in the file. */
  const namingOf = (group: string): string | undefined => {
    const own = namings.map((name) => `${group}.${name}`).filter(hasWords);
    return own.find((key) => !texts.get(key)?.includes('{')) ?? own[0];
  };
  const nameOfText = (key: string): string => {
    if (isHeading(key) && namingOf(key.slice(0, key.lastIndexOf('.'))) === key)
      return say(phrase('Names.heading'), language);
    return hasWords(key) ? wordsOf(key) : beginning(texts.get(key) ?? '');
  };
  const nameOfPage = (page: string) => texts.get(`Header.links.${page}`) ?? page;
  const nameOf = (key: string): string => {
    const { page } = rowOf(key);
    const kind = kindOf(key).map((one) => say(one, language));
    const parts = key.split('.');
    const groups = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    const names = [
      ...(kind.length > 0 ? kind : groups.flatMap((group) => namingOf(group) ?? []).map(wordsOf)),
      ...(texts.has(key) ? [nameOfText(key)] : []),
    ];
    if (names.length === 0) {
      // A group without a heading is named by the first one in it.
      const inside = [...texts.keys()].find((one) => isInGroup(one, key) && isHeading(one));
      names.push(inside ? wordsOf(inside) : key);
    }
    return [page ? nameOfPage(page) : say(phrase('Names.allPages'), language), ...names]
      .filter((name, index, all) => name !== all[index - 1])
      .join(' › ');
  };
  return (key) => {
    if (!isInGroup(key, keyOfSections)) return nameOf(key);
    const groups = keysWhere(({ section }) => `${keyOfSections}.${section}` === key);
    return nameOf(groups.find(namingOf) ?? groups[0] ?? key);
  };
}

/**
 * Names texts, values and lists by page, headings of the groups around them, and their first words. The name of a page
 * is the one in the navigation.
 *
 * @param files all files with texts and values
 * @returns a function that names a key
 */
export function namer(files: readonly TextFile[]): (key: string) => Words {
  const textsIn = (language: string) =>
    files.flatMap(({ path, locale, text }) =>
      locale === language
        ? textsOf({ path, locale, text }).map(({ key, value }) => [key, value] as const)
        : [],
    );
  const english = textsIn('en');
  const namers = toolLanguages.map((language) => {
    const own = language === 'en' ? [] : textsIn(language);
    return [language, namerOfTexts(new Map([...english, ...own]), language)] as const;
  });
  const values = new Map(
    files
      .filter(({ locale }) => !locale)
      .flatMap(({ path, text }) =>
        valuesOf(path, text).map(({ key, title }) => [key, title] as const),
      ),
  );
  return (key) => {
    const named = () => namers.map(([language, nameOf]) => [language, nameOf(key)] as const);
    return values.get(key) ?? { written: Object.fromEntries(named()) as Named };
  };
}
