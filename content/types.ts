import type { Messages } from 'next-intl';
import type { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import type { PictureName, PictureSettings } from '@/site/pictures';
import type { ContentName, contentFiles } from './contentFiles';

/* The types of what the files of owners and editors contain. schemas.ts says what each value is. */

type Frozen<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
  : Value;

type Files = {
  readonly [Name in ContentName]: Frozen<z.infer<(typeof contentFiles)[Name]['schema']>>;
};

export type Certificate = Files['certificates'][number];

export interface Reference extends Omit<Files['references'][number], 'picture'> {
  /** Only a plant has a picture that the pages themselves do not show. */
  readonly picture: PictureName;
}

export type Review = Files['reviews'][number];

export interface Content extends Omit<Files, 'certificates' | 'references' | 'pictures'> {
  /** The check refuses an empty list. */
  readonly certificates: readonly [Certificate, ...Certificate[]];
  readonly references: readonly Reference[];
  readonly pictures: Readonly<Record<PictureName, PictureSettings>>;
  /** Normalised to NFC. Without those of a file that cannot be read. */
  readonly messages: Readonly<Record<Locale, Messages>>;
}
