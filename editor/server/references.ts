import { readFileSync } from 'node:fs';
import { content } from '@/content/current';
import { pictureSettingsFile, referencesFile } from '@/content/files';
import type { Reference } from '@/content/model';
import { type Locale, locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import { type Edit, Refusal } from '../protocol';
import { currentPictures, newSettings, readPicture } from './media';
import { textsThat } from './mentions';
import { questions, referenceFrom } from './plantQuestions';
import { answersOf, fileNameOf } from './questions';
import type { RecordKind } from './recordKind';
import { valueAt } from './texts';

/* The plants that the company has built: their records, pictures, and the descriptions of these. */

const fileOf = (picture: string) => `media/pictures/${picture}.jpg`;

/**
 * The edits of everything about a plant's picture. Without a description they remove it.
 *
 * @param isNew whether the photograph is a new one
 */
function pictureEdits(
  picture: string,
  words?: Readonly<Record<string, string>>,
  isNew = false,
): Edit[] {
  const old = currentPictures()[picture];
  const settings = old && !isNew ? old : newSettings(old ?? { isPhotograph: true });
  return [
    { path: pictureSettingsFile, at: [picture], value: words && settings },
    ...locales.map((locale): Edit => {
      return {
        path: `messages/${locale}.json`,
        at: ['Pictures', picture],
        value: words?.[locale],
      };
    }),
  ];
}

/** What the photograph of a plant shows, in a language. */
function descriptionOf(picture: string, locale: Locale): string {
  const text = readFileSync(`messages/${locale}.json`, 'utf8');
  const description = valueAt(text, ['Pictures', picture]);
  return typeof description === 'string' ? description : '';
}

export const plants: RecordKind<Reference> = {
  file: referencesFile,
  read: () => content.references,
  questions,
  nameOf: ({ name }) => name.en,
  noteOf: ({ year, consent }) =>
    [year, ...(consent ? [] : [toolText('Panel.noConsent')])].join(' · '),
  answersOf: (plant) => ({
    ...answersOf(plant),
    ...Object.fromEntries(
      locales.map((locale) => [`description.${locale}`, descriptionOf(plant.picture, locale)]),
    ),
  }),
  async make({ answers, files, old, others }) {
    const { reference, description } = referenceFrom(answers, !old);
    const { name } = reference;
    if (others.some((plant) => plant.name.en === name.en))
      throw new Refusal(toolText('Plant.exists', { name: name.en }));
    const { photograph } = files;
    const picture = old?.picture ?? fileNameOf(name.en, Object.keys(currentPictures()), 'plant');
    const read = photograph && (await readPicture(photograph, ['photo']));
    return {
      // The type has only the pictures of the last build. This one is written together with the plant.
      record: { ...reference, picture: picture as Reference['picture'] },
      edits: pictureEdits(picture, description, Boolean(read)),
      files: read ? { [fileOf(picture)]: read.data } : {},
    };
  },
  removal: ({ picture }) => ({
    edits: pictureEdits(picture),
    files: { [fileOf(picture)]: undefined },
  }),
  beforeRemoval: ({ name, picture }, messages) => ({
    words: toolText('Plant.removal', { name: name.en, count: locales.length }),
    texts: textsThat(messages, ({ key, value }, locale) => {
      return key !== `Pictures.${picture}` && value.includes(name[locale] ?? name.en);
    }),
  }),
  afterSave: ({ consent }) => toolText(consent ? 'Plant.shown' : 'Plant.notShown'),
};
