/**
 * `tools/add-locale` puts this mark before each text that it copies from English, and the editor before each text of
 * a new entry. No build for visitors contains it. It has a file of its own, because the editor's panel runs in a
 * browser.
 */
export const untranslatedMark = '[EN] ';
