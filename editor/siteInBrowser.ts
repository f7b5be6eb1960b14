/*
 * The door between the panel and the site, and the first half of what the server needs of it (site.ts). Nothing here
 * needs Node.js, so that the panel's script, and the pages of the development server, can contain it. Two doors, because
 * a bundler takes along all that a module imports.
 */

/* What is true of a group of texts: its list, its page, whether it speaks of all certificates. */
export { firstEntries, keysWhere, rowOf } from '@/content/catalogue';
export { certificatesFile, pictureSettingsFile, referencesFile } from '@/content/contentFiles';
/* The languages of the site. */
export { languages } from '@/i18n/languages';
export { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
export { mapTexts } from '@/i18n/mapTexts';
/* What a person is told, as data, and the function that makes words of it. */
export {
  type Code,
  type Phrase,
  phrase,
  phraseAt,
  Refusal,
  say,
  type ToolLanguage,
  toolLanguageOf,
  toolLanguages,
  type ValuesOf,
  type Words,
} from '@/i18n/toolText';
export type { Finding } from '@/scripts/content/finding';
/* What pasted text must not contain, what visitors read of a text, and where a line must not break. */
export { withoutInvisible } from '@/scripts/content/rules/characters';
export { readPieces } from '@/scripts/content/rules/pattern';
export { looseDash, looseUnit } from '@/scripts/content/rules/units';
export { untranslatedMark } from '@/scripts/content/rules/untranslatedMark';
/* Pages and pictures. */
export type { PictureSettings } from '@/site/pictures';
export { localizePath, routes } from '@/site/routes';
