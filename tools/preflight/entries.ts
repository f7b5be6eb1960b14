import { readFileSync } from 'node:fs';
import { type MessageFile, textsOf } from '@/content/check/messageFile';
import { companyFile, companyValues, readCompanyFile } from '@/content/companyValues';
import type { Entry } from '@/content/samples';
import type { Locale } from '@/i18n/locales';

/** Of a text or value, with its line. */
export type Place = Entry & { readonly value: string; readonly line: number };

export function textEntries(
  files: readonly MessageFile[],
): (Place & { readonly locale: Locale })[] {
  return files.flatMap(({ path, locale, ...file }) =>
    textsOf({ path, locale, ...file }).map((text) => ({ ...text, path, locale })),
  );
}

export function valueEntries(source = readCompanyFile()): Place[] {
  return companyValues(source).map((value) => ({ ...value, path: companyFile }));
}

/** Drawings of the brand. The icons are made from the mark: `npx tsx tools/icons/icons.ts`. */
export function logoEntries(): Entry[] {
  return ['logo', 'logo-paper', 'logo-mark', 'logo-mark-paper']
    .map((drawing) => `public/${drawing}.svg`)
    .map((path) => ({ path, key: '', value: readFileSync(path) }));
}
