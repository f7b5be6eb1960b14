import { createTranslator } from 'next-intl';
import bg from './tools/bg.json' with { type: 'json' };
import en from './tools/en.json' with { type: 'json' };
import it from './tools/it.json' with { type: 'json' };

/*
 * The texts of the tools: the editor, the check of texts and values, preflight. They are in tools/, one file for
 * each language. A test checks them as the texts of the site are checked (toolText.test.ts). The site may have other
 * languages than its tools.
 */

/** The first is the default. */
export const toolLanguages = ['en', 'it', 'bg'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];

type Texts = typeof en;

type Keys<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : `${Name}.${Keys<Group[Name]>}`;
}[keyof Group & string];

/** The key of a text of the tools. */
export type Code = Keys<Texts>;

/**
 * What a person is told, as data: a text of the tools and what it is about. {@link say} makes it into words. It can be
 * sent as JSON, compared, and said in each language.
 */
export interface Phrase {
  readonly code: Code;
  readonly values?: Readonly<Record<string, Words>>;
}

/** A part of a phrase. A text is the same in every language, such as a name or a piece of a file. */
export type Words =
  | string
  | number
  | Phrase
  /** As YYYY-MM-DD. */
  | { readonly day: string }
  /** A language by its code. */
  | { readonly language: string }
  /** “a, b and c”, or “a, b or c” as a disjunction. */
  | { readonly list: readonly Words[]; readonly type?: 'disjunction' }
  /** One after the other, with this between them: nothing, a line break, “ › ”. */
  | { readonly joined: readonly Words[]; readonly by?: string }
  /** What people have written in each language of the tools. */
  | { readonly written: Readonly<Record<ToolLanguage, string>> };

function translatorIn(locale: ToolLanguage, messages: Texts) {
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator<Texts>({ locale, messages, onError });
}

const translators: Readonly<Record<ToolLanguage, ReturnType<typeof translatorIn>>> = {
  en: translatorIn('en', en),
  // TypeScript knows the English file to the letter, and of the others only the keys.
  it: translatorIn('it', it as Texts),
  bg: translatorIn('bg', bg as Texts),
};

/**
 * The first language of the tools in a list of preferred languages.
 *
 * @param preferred language tags such as `bg` or `it-IT`, the best first
 */
export function toolLanguageOf(preferred: readonly string[]): ToolLanguage {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const known = codes.find((code): code is ToolLanguage =>
    toolLanguages.some((language) => language === code),
  );
  return known ?? toolLanguages[0];
}

/** What the text of a code needs: its values by their names, or nothing. */
export type ValuesOf<Name extends Code> =
  Parameters<typeof translators.en<Name>> extends [unknown, values: infer Values, ...unknown[]]
    ? [values: { readonly [Value in keyof Values]: Words }]
    : [];

/** A text of the tools with its values: `phrase('Rules.twice', { line })`. */
export function phrase<Name extends Code>(code: Name, ...[values]: ValuesOf<Name>): Phrase {
  return values ? { code, values } : { code };
}

/** The phrase of a key that is known only at run time; undefined if there is no such text. */
export function phraseAt(key: string, values?: Phrase['values']): Phrase | undefined {
  const { has, raw } = translators.en as unknown as Record<'has' | 'raw', (key: string) => unknown>;
  const isText = has(key) && typeof raw(key) === 'string';
  return isText ? { code: key as Code, ...(values && { values }) } : undefined;
}

/** Makes data into words of a language. What is only data keeps a `Phrase`, so that its reader chooses the language. */
export function say(words: Words, language: ToolLanguage): string {
  if (typeof words !== 'object') return String(words);
  const sayAll = (list: readonly Words[]) => list.map((one) => say(one, language));
  if ('day' in words) return dayInWords(words.day, language);
  if ('language' in words) return languageName(words.language, language);
  if ('joined' in words) return sayAll(words.joined).join(words.by ?? '');
  if ('written' in words) return words.written[language];
  if ('list' in words)
    return new Intl.ListFormat(language, { type: words.type }).format(sayAll(words.list));
  const values = Object.entries(words.values ?? {}).map(([name, value]) => [
    name,
    // Texts choose the form of a number.
    typeof value === 'number' ? value : say(value, language),
  ]);
  // `phrase` has compared the values with those of the text.
  const translate = translators[language] as (code: Code, values: object) => string;
  return translate(words.code, Object.fromEntries(values));
}

function languageName(locale: string, language: ToolLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale;
}

/** A day, which files have as YYYY-MM-DD, in words of a language. Any other text stays as it is. */
function dayInWords(day: string, language: ToolLanguage): string {
  const time = new Date(`${day}T00:00Z`);
  // `Date` accepts 30 February and makes it 2 March.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)) return day;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(time);
}

/**
 * Why something was not done, with what the person can do. It is said at the edge, like every phrase. Its `message` is
 * for programmers, as an error that nobody has caught shows it.
 */
export class Refusal extends Error {
  constructor(readonly words: Words) {
    super(say(words, 'en'));
  }
}
