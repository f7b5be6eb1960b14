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

/** The language that TOOLS_LANGUAGE names, or else that of the operating system. */
function ownLanguage(): ToolLanguage {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return toolLanguageOf([process.env.TOOLS_LANGUAGE ?? '', locale]);
}

let decide: () => ToolLanguage | undefined = () => undefined;

/**
 * Sets the function that decides on the language, which is called for each text. A command does not need one.
 *
 * @param newDecide may return nothing. The language is then that of the system
 */
export function decideToolLanguage(newDecide: typeof decide): void {
  decide = newDecide;
}

/** The language of the person who reads. */
export function toolLanguage(): ToolLanguage {
  return decide() ?? ownLanguage();
}

/** The name of a language, in the language of the person who reads it. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames(toolLanguage(), { type: 'language' }).of(locale) ?? locale;
}

/** A text of the tools whose key is known only at run time; undefined if there is none. */
export function toolTextAt(key: string): string | undefined {
  const { has, raw } = toolText as unknown as Record<'has' | 'raw', (key: string) => unknown>;
  const text = has(key) ? raw(key) : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** Names as a series: “a, b and c”, in the language of the person who reads it. */
export function inSeries(names: readonly string[]): string {
  return new Intl.ListFormat(toolLanguage()).format(names);
}

/** A day, which files have as YYYY-MM-DD, in words of the person's language. Any other text stays as it is. */
export function dayInWords(day: string): string {
  const time = new Date(`${day}T00:00Z`);
  // `Date` accepts 30 February and makes it 2 March.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)) return day;
  const format = new Intl.DateTimeFormat(toolLanguage(), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(time);
}

/** A text of the tools, in the language of the person who reads it: `toolText('Panel.loading')`. */
export const toolText = new Proxy(translators.en, {
  // The language is decided at each call, because the editor's server answers each person in their own.
  apply: (_, self, values) => Reflect.apply(translators[toolLanguage()], self, values),
  get: (_, name) => Reflect.get(translators[toolLanguage()], name),
});
