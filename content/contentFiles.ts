/* The files, besides those of the messages, that owners and editors write. */

export const companyFile = 'content/company.json';
export const certificatesFile = 'content/certificates.json';
export const referencesFile = 'content/references.json';
export const sectionsFile = 'content/sections.json';
export const reviewsFile = 'content/reviews.json';
export const pictureSettingsFile = 'media/pictures.json';

export const contentFiles = {
  company: companyFile,
  certificates: certificatesFile,
  references: referencesFile,
  sections: sectionsFile,
  reviews: reviewsFile,
  pictures: pictureSettingsFile,
} as const;

/** Those that are one list in brackets. The others are one group in braces. */
export const listFiles: readonly string[] = [certificatesFile, referencesFile, reviewsFile];

export type ContentName = keyof typeof contentFiles;
