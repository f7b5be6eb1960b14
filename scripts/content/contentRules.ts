import { existsSync } from 'node:fs';
import { isOnMap } from '@/components/contacts/RegionMap/geography';
import { isShown, maySayEnglish } from '@/content/catalogue';
import {
  certificatesFile,
  companyFile,
  contentPaths,
  referencesFile,
  reviewsFile,
} from '@/content/contentFiles';
import { dayOf } from '@/content/day';
import { readText } from '@/content/json';
import { contentOf } from '@/content/readContent';
import { hasConsent } from '@/content/references';
import { readSettings } from '@/content/settings';
import type { Content } from '@/content/types';
import { locales } from '@/i18n/locales';
import { type Code, type Phrase, phrase, Refusal, type Words } from '@/i18n/toolText';
import { spoken, systemLanguage } from '@/scripts/process/commandLanguage';
import { buildTime } from '@/site/buildTime';
import { asAnnotation, asText, type Finding } from './finding';
import { entriesOf, type MessageFile, readMessageFiles } from './messageFiles';
import { certificatesDue, isConfirmed, reviewFindings, reviewsDue, textsFor } from './reviews';
import { messageFindings } from './rules/messages';
import { unreadable } from './rules/syntax';
import { unwrittenPlants, unwrittenTexts, unwrittenValues } from './rules/unwritten';
import { unreplacedFiles, unreplacedTexts } from './unreplaced';
import { placeOfValue, valueFindings } from './values';

/*
 * Which rules there are for content, and who asks them when. Each command, and the editor, is a filter of these rules.
 * The build also opens what only it can: pictures, films and documents. A build for visitors refuses what `unwritten`
 * finds, too.
 */

/**
 * When a rule is asked: the editor does not save a text, the build stops, a release stops, preflight asks somebody, the
 * calendar asks again, or the editor says beside a text what is left to do.
 */
type When = 'save' | 'build' | 'release' | 'preflight' | 'due' | 'beside';

/** Files that are not, or not yet, those on disk. */
interface Given {
  /** Those of all languages. The English one is first. */
  readonly messages: readonly MessageFile[];
  /** Any of the other files that owners and editors write. */
  readonly values: readonly { readonly path: string; readonly text: string }[];
  /** Whether there is a file that they name. */
  exists(file: string): boolean;
}

/**
 * What rules look at. They take from here what a file of content says, because it may be about to be written. The rules of
 * the sample and `reviews` also read files on disk, and `recaptcha` the settings of the build.
 */
interface Files extends Pick<Given, 'messages' | 'exists'> {
  /** Empty if there is no such file. */
  textOf(path: string): string;
  /** What all these files say. */
  readonly content: Content;
}

interface Rule {
  readonly when: readonly When[];
  /** @param today as YYYY-MM-DD */
  find(files: Files, today: string): readonly Finding[];
}

/**
 * The texts, or groups of texts, that visitors would see and that nobody has confirmed. They are the same in every
 * language, and each has its place in the English file.
 */
function unconfirmed({ messages, content }: Files, keys: readonly string[], code: Code): Finding[] {
  const [english] = messages;
  if (!english) return [];
  const lines = new Map(entriesOf(english).map(({ key, line }) => [key, line]));
  return keys
    .filter((key) => isShown(content, key) && !isConfirmed(key, content.reviews))
    .map((key) => ({ path: english.path, line: lines.get(key) ?? 1, key, code }));
}

/** Finds the certificates of which `certificatesDue` says this. */
const certificatesWith =
  (what: Code) =>
  ({ content, textOf }: Files, today: string) =>
    certificatesDue(today, content.certificates, textOf(certificatesFile)).filter(
      ({ code }) => code === what,
    );

/** The reviews have rules of their own. */
const pathsOfValues = contentPaths.filter((path) => path !== reviewsFile);

/** The most urgent first: of several findings about a text, the editor shows one. */
const rules = {
  messages: {
    when: ['save', 'build'],
    find: ({ messages, content }) =>
      messageFindings(messages, maySayEnglish, (key) => isShown(content, key)),
  },
  values: {
    when: ['save', 'build'],
    find: ({ messages: [english], content: { pictures }, exists, textOf }) => {
      const keys = new Set(english && entriesOf(english).map(({ key }) => key));
      const isDescribed = (picture: string) => keys.has(`Pictures.${picture}`);
      const known = { exists, pictures, isDescribed };
      return pathsOfValues.flatMap((path) => valueFindings(path, textOf(path), known));
    },
  },
  reviews: {
    when: ['build'],
    find: ({ messages, textOf }) => reviewFindings(textOf(reviewsFile), messages),
  },
  unwritten: {
    when: ['release', 'beside'],
    find: ({ messages, content, textOf }) => [
      ...unwrittenTexts(messages, (key) => isShown(content, key)),
      // A language without its own name of a plant shows the English one.
      ...pathsOfValues
        .filter((path) => path !== referencesFile)
        .flatMap((path) => unwrittenValues({ path, text: textOf(path) })),
      ...(content.sections.references
        ? unwrittenPlants(content.references, textOf(referencesFile))
        : []),
    ],
  },
  lawyer: {
    when: ['preflight', 'beside'],
    find: (files) => unconfirmed(files, textsFor('lawyer'), 'ToDo.forLawyer'),
  },
  engineer: {
    when: ['preflight', 'beside'],
    find: (files) => unconfirmed(files, textsFor('engineer'), 'ToDo.forEngineer'),
  },
  reach: {
    when: ['preflight', 'beside'],
    find: (files) => unconfirmed(files, textsFor('owner'), 'ToDo.forOwner'),
  },
  sampleTexts: {
    when: ['release', 'beside'],
    find: ({ content }) =>
      unreplacedTexts().filter(
        ({ key }) => isShown(content, key) && !isConfirmed(key, content.reviews),
      ),
  },
  sampleFiles: {
    when: ['release'],
    find: ({ content }) =>
      unreplacedFiles().filter(({ path }) => !isConfirmed(path, content.reviews)),
  },
  again: {
    when: ['due', 'beside'],
    find: ({ messages, content, textOf }, today) => reviewsDue(today, content, messages, textOf),
  },
  // It is not a matter of the day.
  noLastDay: { when: ['release', 'beside'], find: certificatesWith('Due.noLastDay') },
  lastDay: {
    when: ['release', 'due', 'beside'],
    find: certificatesWith('Due.certificateWas'),
  },
  audit: { when: ['due', 'beside'], find: certificatesWith('Due.certificateEnds') },
  map: {
    when: ['release'],
    find: ({ content, textOf }) => {
      if (isOnMap(content.company.coordinates)) return [];
      const key = 'coordinates';
      const { line } = placeOfValue(companyFile, textOf(companyFile), [key]);
      return [{ path: companyFile, line, key, ...phrase('Preflight.map') }];
    },
  },
  recaptcha: {
    when: ['release'],
    find: (files) =>
      readSettings().recaptchaKey
        ? []
        : unconfirmed(files, ['EnquiryForm.recaptcha'], 'ToDo.forLawyer'),
  },
  consent: {
    when: ['preflight'],
    find: ({ content, textOf }) =>
      content.references.flatMap((plant, index) => {
        if (hasConsent(plant)) return [];
        const { by, on } = plant.consent ?? {};
        const consent = by === undefined ? 'null' : phrase('Preflight.by', { by, on: on ?? '' });
        const at = [index, 'consent'];
        const { line } = placeOfValue(referencesFile, textOf(referencesFile), at);
        const place = { path: referencesFile, line, key: at.join('.') };
        return [{ ...place, ...phrase('Preflight.consentIs', { consent }) }];
      }),
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;

/**
 * What some of the rules find, by default on the day of the build.
 *
 * @param given the files that are not those on disk
 */
export function findingsOf(
  names: readonly RuleName[],
  given: Partial<Given> = {},
  today = dayOf(buildTime()),
): Finding[] {
  const { messages = readMessageFiles(), values = [], exists = existsSync } = given;
  const texts = new Map([...messages, ...values].map(({ path, text }) => [path, text]));
  // Some rules ask for the same file once for each text.
  for (const path of contentPaths) if (!texts.has(path)) texts.set(path, readText(path));
  const textOf = (path: string) => texts.get(path) ?? readText(path);
  const files: Files = { messages, exists, textOf, content: contentOf(textOf) };
  return names.flatMap((name) => rules[name].find(files, today));
}

/** The rules that are asked at a time, in their order. */
export function rulesAt(when: When): RuleName[] {
  const isAsked = ([, rule]: [string, Rule]) => rule.when.includes(when);
  return Object.entries<Rule>(rules)
    .filter(isAsked)
    .map(([name]) => name as RuleName);
}

/** @throws Refusal with each file that cannot be read. Commands that compare files with each other begin with it */
export function requireReadable(): void {
  const found = [
    ...readMessageFiles(),
    ...contentPaths.map((path) => ({ path, text: readText(path) })),
  ].flatMap((file) => unreadable(file) ?? []);
  if (found.length > 0) throw new Refusal({ joined: found.map(asText), by: '\n\n' });
}

/** The texts that are not translated yet: one sentence for each file that has some. */
function untranslatedFiles(): Phrase[] {
  const waiting = findingsOf(['unwritten']);
  return [...new Set(waiting.map(({ path }) => path))].map((path) => {
    const texts = waiting.filter((text) => text.path === path);
    const [{ line } = { line: 1 }] = texts;
    return phrase('Rules.waiting', { path, count: texts.length, line });
  });
}

/**
 * Checks what must be right in a build.
 *
 * @param isForVisitors whether a text that is not translated yet is refused. Otherwise such texts are only counted
 * @throws Refusal with file, line, language, key and advice for each finding
 */
export function requireNoFindings(isForVisitors = false): void {
  const waiting = untranslatedFiles();
  if (!isForVisitors) for (const words of waiting) console.log(`${spoken(words)}\n`);
  const found = findingsOf(rulesAt('build'));
  if (process.env.GITHUB_ACTIONS)
    for (const one of found) console.log(asAnnotation(one, systemLanguage()));
  const refused: Words[] = [
    ...found.map(asText),
    ...(found.length > 0 ? [phrase('Rules.problems', { count: found.length })] : []),
    ...(isForVisitors && waiting.length > 0 ? [...waiting, phrase('Preflight.trial')] : []),
  ];
  if (refused.length > 0) throw new Refusal({ joined: refused, by: '\n\n' });
  console.log(spoken(phrase('Rules.noProblems', { count: locales.length })));
}
