/*
 * The door between the editor and the site. Apart from siteInBrowser.ts, and developmentRequest.ts, which Next takes into
 * pages, no other file of the editor imports the site (biome.jsonc). What the editor does not find here it does itself.
 */

/* Names for people, lists of texts, and what an entry of certificates or plants consists of. */
export { changeableLists, isInGroup } from '@/content/catalogue';
/* Documents: where they are, for whom, and why visitors could not open one. */
export { totalsOf } from '@/content/certificates';
export {
  companyFile,
  contentFileAt,
  contentFiles,
  contentPaths,
  reviewsFile,
  sectionsFile,
  valueFiles,
} from '@/content/contentFiles';
/* The content as it is on disk now, and its files. */
export { content } from '@/content/current';
export { isGroup, parsedJson, readText, type TextFile } from '@/content/json';
export { listEntries } from '@/content/listEntries';
export { isDaySchema } from '@/content/schemas';
export { looseTranslator } from '@/content/translator';
export { locales } from '@/i18n/locales';
export { certificateFiles, documentFault } from '@/scripts/assets/certificates';
/* What is made of the files for pages: pictures, the picture of a shared link with the heading of its page. */
export { makeAssets } from '@/scripts/assets/makeAssets';
/* Pictures: their places on the site, and how the project stores one. */
export { upright } from '@/scripts/assets/media/pictures';
export { isShareable } from '@/scripts/assets/share';
export { findingsOf, rulesAt } from '@/scripts/content/contentRules';
/* Writing: one value in a JSON file, the rest as it is; a whole file, or nothing of it. */
export { asPath, valueAt, withValue } from '@/scripts/content/editJson';
export { type MessageFile, readMessageFiles, textsOf } from '@/scripts/content/messageFiles';
export { keyOfSections, namer } from '@/scripts/content/readableNames';
export { olderTranslations } from '@/scripts/content/rules/olderTranslations';
/* What the build and preflight would say of files, and what an error says. */
export { unreadable } from '@/scripts/content/rules/syntax';
export { placeOfValue, titleOf, valuesOf } from '@/scripts/content/values';
export { hash, isLeftover, writeWhole } from '@/scripts/files/files';
/* Commands. */
export { spoken, wordsOfError } from '@/scripts/process/commandLanguage';
export { loadEnvironment } from '@/scripts/process/environment';
export { endWithNpm, runInForeground } from '@/scripts/process/foreground';
export { readOptions } from '@/scripts/process/options';
export { freePort } from '@/scripts/process/port';
export { main } from '@/scripts/process/run';
export { type CertificateSet, certificatePath, certificateSets } from '@/site/documents';
export {
  type AllPictureSettings,
  alternativeTextOf,
  type CropName,
  drawnPicture,
  leastSize,
  type PictureName,
  picturesOf,
} from '@/site/pictures';
export { routeNames, routes } from '@/site/routes';
export * from './siteInBrowser';
