import {
  decideToolLanguage,
  type ToolLanguage,
  toolLanguageOf,
  toolLanguages,
  toolText,
} from '@/i18n/toolText';

/** Where the browser keeps the language that a person has chosen. */
const name = 'tools-language';

/** The language of the editor: the chosen one, or else that of the browser. */
export function editorLanguage(): ToolLanguage {
  return toolLanguageOf([localStorage.getItem(name) ?? '', ...navigator.languages]);
}

decideToolLanguage(editorLanguage);

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
