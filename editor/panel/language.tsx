import {
  type Code,
  isLocale,
  type Locale,
  phrase,
  Refusal,
  say,
  type ToolLanguage,
  toolLanguageOf,
  toolLanguages,
  type ValuesOf,
  type Words,
} from '../siteInBrowser';

/* The edge at which the editor's data become words. Everything that the panel shows goes through here. */

/** Where the browser keeps the language that a person has chosen. */
const name = 'tools-language';

/** The language that a person has chosen, and then those of the browser. */
const preferred = () => [localStorage.getItem(name) ?? '', ...navigator.languages];

/** The language of the editor. */
export function editorLanguage(): ToolLanguage {
  return toolLanguageOf(preferred());
}

/** The language in which a person would read the site. Undefined if the site has none of theirs. */
export function siteLanguage(): Locale | undefined {
  return preferred()
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find(isLocale);
}

/** Data in the language of the editor. */
export function inWords(words: Words): string {
  return say(words, editorLanguage());
}

/** A text of the editor in its language: `toolText('Panel.loading')`. */
export function toolText<Name extends Code>(code: Name, ...values: ValuesOf<Name>): string {
  return inWords(phrase(code, ...values));
}

/** The name of a language, in the language of the editor. */
export function languageName(language: string): string {
  return inWords({ language });
}

/** The words of a refusal in the language of the editor, or else the error's message. */
export function errorInWords(error: unknown): string {
  if (error instanceof Refusal) return inWords(error.words);
  return error instanceof Error ? error.message : String(error);
}

/** Names as a series: “a, b and c”. */
export function inSeries(names: readonly string[]): string {
  return inWords({ list: names });
}

/** Chooses the language of the editor. @param onChange is called after a language was chosen */
export function LanguageChoice({ onChange }: { onChange: () => void }) {
  return (
    <select
      aria-label={toolText('Panel.language')}
      value={editorLanguage()}
      onChange={({ target }) => {
        localStorage.setItem(name, target.value);
        onChange();
      }}
    >
      {toolLanguages.map((language) => (
        <option key={language} value={language} lang={language}>
          {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
        </option>
      ))}
    </select>
  );
}
