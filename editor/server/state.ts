import { readdirSync, readFileSync } from 'node:fs';
import { checkMessages } from '@/i18n/check/checkMessages';
import {
  isIn,
  lineAt,
  type MessageFile,
  readMessageFiles,
  textsOf,
} from '@/i18n/check/messageFile';
import { untranslatedTexts } from '@/i18n/check/wording';
import { languages } from '@/i18n/languages';
import { company, socialProfiles } from '@/site/company';
import { alternativeTextOf, type PictureName, pictures } from '@/site/pictures';
import { references } from '@/site/references';
import { counselTexts, sampleTexts } from '@/site/samples';
import type { Fact, State } from '../protocol';
import { readPictureFacts } from './media';

/** All strings and numbers in a value, with the name of the innermost property. */
function valuesOf(value: unknown, name: string): { name: string; value: string }[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ name, value: String(value) }];
  return Object.entries(value ?? {}).flatMap(([inner, part]) =>
    valuesOf(part, Array.isArray(value) ? name : inner),
  );
}

/** The values of an object in a source file, each with the line on which it is written. */
function factsIn(file: string, facts: object): Fact[] {
  const source = readFileSync(file, 'utf8');
  return valuesOf(facts, '')
    .filter(({ value }) => /\p{L}|\d{3}/u.test(value))
    .flatMap(({ name, value }) => {
      const offset = source.search(
        new RegExp(`['\`:\\s]${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['\`,\\s]`),
      );
      return offset < 0
        ? []
        : { name, value, file, line: lineAt(source, offset) + (source[offset] === '\n' ? 1 : 0) };
    });
}

function facts(): Fact[] {
  return [
    ...factsIn('site/company.ts', { ...company, socialProfiles }),
    ...factsIn('site/references.ts', references),
    ...readdirSync('i18n/languages')
      .filter((file) => /^[a-z]{2}\.ts$/.test(file))
      .flatMap((file) => {
        const language = Object.entries(languages).find(([locale]) => file === `${locale}.ts`)?.[1];
        return factsIn(`i18n/languages/${file}`, { language: language?.name });
      }),
  ];
}

/** What `npm run preflight` would say of each text. */
export function toDo(
  files: readonly MessageFile[],
  samples: readonly string[],
  forCounsel: readonly string[],
): Record<string, string> {
  const texts = files.flatMap(textsOf);
  const listed = (groups: readonly string[], words: string) =>
    groups.flatMap((group) => texts.filter(isIn(group)).map(({ key }) => [key, words]));
  return Object.fromEntries([
    ...listed(samples, 'Sample: write what is true'),
    ...listed(forCounsel, 'A lawyer must read this'),
    ...files.flatMap(untranslatedTexts).map(({ key }) => [key, 'Not translated yet']),
  ]);
}

/** Everything that the panel shows, as it is on disk now. */
export function readState(): State {
  const files = readMessageFiles();
  const pictureFacts = readPictureFacts();
  return {
    files: files.map((file) => ({
      ...file,
      name: languages[file.locale].name,
      texts: Object.fromEntries(textsOf(file).map(({ key, ...text }) => [key, text])),
    })),
    problems: checkMessages(files).problems,
    toDo: toDo(files, sampleTexts, counselTexts),
    facts: facts(),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, { file }]) => [
        name,
        {
          file,
          facts: pictureFacts[name] ?? { x: 50, y: 50 },
          textKey: `Pictures.${alternativeTextOf(name as PictureName)}`,
        },
      ]),
    ),
    folder: process.cwd(),
  };
}
