import { type Node, parseTree } from 'jsonc-parser';
import { propertiesOf } from '@/i18n/check/messageFile';
import { isShownAsItIs, untranslatedMark } from '@/i18n/check/wording';
import type { Language } from '@/i18n/languages';
import { flagOf } from './flags';

/** What `npm run add-locale` is told beside the language's code, where the platform's own knowledge does not do. */
export interface Wishes {
  readonly territory?: string | undefined;
  readonly flag?: string | undefined;
}

const scripts: Readonly<Record<string, Language['script']>> = {
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Grek: 'Greek',
};

/** The languages that do not write “…” (Unicode CLDR, `delimiters`). */
const quotes: Readonly<Record<string, readonly string[]>> = {
  cs: ['„“'],
  da: ['“”', '»«'],
  de: ['„“', '»«'],
  el: ['«»'],
  es: ['«»', '“”'],
  et: ['„“'],
  fi: ['””'],
  fr: ['«»', '“”'],
  hr: ['„“'],
  hu: ['„”'],
  is: ['„“'],
  lt: ['„“'],
  mk: ['„“'],
  nb: ['«»'],
  no: ['«»'],
  pl: ['„”'],
  pt: ['«»', '“”'],
  ro: ['„”', '«»'],
  ru: ['«»', '„“'],
  sk: ['„“'],
  sl: ['„“', '»«'],
  sr: ['„“'],
  sv: ['””'],
  uk: ['«»', '„“'],
};

function capitalized(name: string, code: string): string {
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * What the site has to know of a language.
 *
 * @param code ISO 639-1, two letters
 * @throws with advice where the code is none, or the site’s fonts lack its script
 */
export function describeLanguage(code: string, wishes: Wishes = {}): Language {
  const name = /^[a-z]{2}$/.test(code)
    ? new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    : undefined;
  if (!name) {
    throw new Error(`"${code}" is no language. Write its two letters of ISO 639, for example: de`);
  }
  const { script = '', region = '' } = new Intl.Locale(code).maximize();
  const ownScript = scripts[script];
  if (!ownScript) {
    throw new Error(
      `${name} is written in a script (${script}) that Sofia Sans, the site's typeface, has no letters for.`,
    );
  }
  const territory = wishes.territory ?? region;
  return {
    name: capitalized(name, code),
    territory,
    script: ownScript,
    quotes: quotes[code] ?? ['“”'],
    commonWords: '',
    certificates: 'en',
    flag: flagOf(territory, wishes.flag),
  };
}

/**
 * The English message file with a mark before each text that has words in it.
 *
 * @param sameEverywhere keys of the texts that are English in every language
 */
export function untranslatedCopy(english: string, sameEverywhere: readonly string[]): string {
  const places = (group: Node, prefix: string): number[] =>
    propertiesOf(group, prefix).flatMap(({ key, value }) => {
      if (value.type === 'object') return places(value, `${key}.`);
      if (sameEverywhere.includes(key) || isShownAsItIs(String(value.value))) return [];
      return value.offset + 1; // behind the quotation mark
    });
  const root = parseTree(english);
  if (!root) throw new Error('messages/en.json cannot be read. "npm run messages" says why.');
  return places(root, '').reduceRight(
    (text, place) => text.slice(0, place) + untranslatedMark + text.slice(place),
    english,
  );
}

/** @throws when the list is not written as it was, or has the language already */
export function withLocale(localesSource: string, code: string): string {
  const list = /(export const locales = \[[^\]]*)(\] as const;)/;
  if (localesSource.match(list)?.[1]?.includes(`'${code}'`)) {
    throw new Error(`The site has "${code}" already.`);
  }
  const changed = localesSource.replace(list, `$1, '${code}'$2`);
  if (changed === localesSource) {
    throw new Error(
      'The list of languages was not found in i18n/locales.ts. Has it been rewritten?',
    );
  }
  return changed;
}

/** @throws when the table does not end as it did */
export function withLanguage(languagesSource: string, code: string, language: Language): string {
  const end = languagesSource.lastIndexOf('\n};');
  if (end < 0) {
    throw new Error('The table was not found in i18n/languages.ts. Has it been rewritten?');
  }
  const entry = `\n  ${code}: ${JSON.stringify(language)},`;
  return languagesSource.slice(0, end) + entry + languagesSource.slice(end);
}
