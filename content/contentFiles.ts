import type { z } from 'zod';
import { certificatePath, certificateSets } from '@/site/documents';
import { masterOf } from '@/site/pictures';
import {
  certificatesSchema,
  companySchema,
  picturesSchema,
  referencesSchema,
  reviewsSchema,
  sectionsSchema,
} from './schemas';

/*
 * The files, besides those of the messages, that owners and editors write: a row for each, with what is true of it as a
 * whole. The editor writes all but the reviews, which preflight writes, and sends all of them.
 *
 * Another file also needs its schema, one in content/sample/, and an example in editor/server/changes.test.ts. In the
 * panel, its values need names (`Values` of the tools' texts) that no other list has, because the keys of two lists
 * begin with the same numbers.
 */

interface ContentFile {
  readonly path: string;
  /** What the file may contain. One with an array is a list in brackets. The others are groups in braces. */
  readonly schema: z.ZodType;
  /** Which value tells the records of a list apart, whatever their order. */
  readonly recordName?: string;
  /**
   * The paths of the files that a record needs, each by the field of the editor in which a person chooses the file.
   *
   * @param name the record's value that `recordName` names
   */
  readonly filesOf?: (name: string) => Readonly<Record<string, string>>;
  /**
   * Whether the panel of the editor lists the values, each by its name in the tools' texts `Values`. In other files,
   * *Changes* shows a whole record as one change.
   */
  readonly isInPanel?: true;
  /** Keys of the values of which each company has its own. Preflight names those that are still the sample company's. */
  readonly ownValues?: RegExp;
  /** Whether the sample company has only parts of the file. The rest is then the owner's in tests of behaviour too. */
  readonly hasPartialSample?: true;
}

export const contentFiles = {
  company: {
    path: 'content/company.json',
    schema: companySchema,
    isInPanel: true,
    ownValues: /./,
  },
  certificates: {
    path: 'content/certificates.json',
    schema: certificatesSchema,
    recordName: 'id',
    filesOf: (id) =>
      Object.fromEntries(
        certificateSets.map((set) => [`document.${set}`, `public${certificatePath(set, { id })}`]),
      ),
    isInPanel: true,
    // Many companies have the same standards.
    ownValues: /\.(?:number|body\.\w+)$/,
  },
  references: {
    path: 'content/references.json',
    schema: referencesSchema,
    recordName: 'picture',
    filesOf: (picture) => ({ 'photograph.file': masterOf(picture) }),
    isInPanel: true,
  },
  sections: {
    path: 'content/sections.json',
    schema: sectionsSchema,
    hasPartialSample: true,
  },
  reviews: {
    path: 'content/reviews.json',
    schema: reviewsSchema,
    recordName: 'id',
  },
  pictures: {
    path: 'media/pictures.json',
    schema: picturesSchema,
  },
} as const satisfies Readonly<Record<string, ContentFile>>;

export type ContentName = keyof typeof contentFiles;

export const companyFile = contentFiles.company.path;
export const certificatesFile = contentFiles.certificates.path;
export const referencesFile = contentFiles.references.path;
export const sectionsFile = contentFiles.sections.path;
export const reviewsFile = contentFiles.reviews.path;
export const pictureSettingsFile = contentFiles.pictures.path;

const rows: readonly ContentFile[] = Object.values(contentFiles);

/** Paths of all of them. */
export const contentPaths: readonly string[] = rows.map(({ path }) => path);

/** Paths of those whose values the panel of the editor lists. */
export const valueFiles: readonly string[] = rows
  .filter(({ isInPanel }) => isInPanel)
  .map(({ path }) => path);

/** What is true of the file at a path. Nothing of any other file. */
export function contentFileAt(path: string): Partial<ContentFile> {
  return rows.find((row) => row.path === path) ?? {};
}

/** Whether a file that people write is one list in brackets. The others, such as messages, are one group in braces. */
export function isListFile(path: string): boolean {
  return contentFileAt(path).schema?.type === 'array';
}
