import { existsSync } from 'node:fs';
import { isOnMap } from '@/components/contacts/RegionMap/geography';
import { unreadable } from '@/content/check/json';
import {
  messageFindings,
  unwrittenPlants,
  unwrittenTexts,
  unwrittenValues,
} from '@/content/check/messages';
import { certificatesDue, checkProblems, checksDue, isConfirmed, textsFor } from '@/content/checks';
import { content } from '@/content/current';
import { dayOf } from '@/content/day';
import {
  checksFile,
  companyFile,
  contentFiles,
  pictureSettingsFile,
  referencesFile,
  sectionsFile,
} from '@/content/files';
import { asAnnotation, asText, type Finding } from '@/content/finding';
import { type MessageFile, readMessageFiles } from '@/content/read';
import { hasConsent } from '@/content/references';
import { readSettings } from '@/content/settings';
import { isShown } from '@/content/shown';
import { readText } from '@/content/text';
import { placeOfValue, readValueFiles, valueProblems } from '@/content/values';
import { locales } from '@/i18n/locales';
import { type Code, phrase, Refusal } from '@/i18n/toolText';
import { buildTime } from '@/site/buildTime';
import { sampleFindings } from './sample';
import { spoken, systemLanguage } from './words';

/*
 * Who checks what, and when. Each command, and the editor, is a filter of these rules. The build also opens what only
 * it can: pictures, films and documents. A build for visitors refuses what "unwritten" finds, too (buildInput.ts).
 */

/**
 * When a rule bites: the editor does not save a text, the build stops, a release stops, preflight asks somebody, or the
 * calendar asks again.
 */
type When = 'save' | 'build' | 'release' | 'preflight' | 'due';

/** The files that rules look at. The rest they read from disk. */
interface Files {
  /** The English one is first. */
  readonly messages: readonly MessageFile[];
  readonly values: readonly { readonly path: string; readonly text: string }[];
  /** Whether there is a file that they name. */
  exists(file: string): boolean;
}

interface Rule {
  readonly when: readonly When[];
  /** @param today as YYYY-MM-DD */
  find(files: Files, today: string): readonly Finding[];
}

/** Those of these texts, or groups of texts, that visitors would see and that nobody has confirmed. */
function unconfirmed(keys: readonly string[], code: Code): Finding[] {
  return keys
    .filter((key) => isShown(key) && !isConfirmed(key))
    .map((key) => ({ path: 'messages/*.json', line: 0, key, code }));
}

const hasEnded = (isOver: boolean) => (_: Files, today: string) =>
  certificatesDue(today, content.certificates).filter(
    ({ code }) => (code !== 'Due.certificateEnds') === isOver,
  );

const rules = {
  messages: { when: ['save', 'build'], find: ({ messages }) => messageFindings(messages) },
  values: {
    when: ['save', 'build'],
    find: ({ values, exists }) =>
      values.flatMap(({ path, text }) => valueProblems(path, text, exists)),
  },
  otherValues: {
    when: ['build'],
    find: () =>
      [sectionsFile, pictureSettingsFile].flatMap((path) => valueProblems(path, readText(path))),
  },
  checks: {
    when: ['build'],
    find: ({ messages }) => checkProblems(readText(checksFile), messages),
  },
  sample: {
    when: ['release'],
    find: () =>
      sampleFindings().filter(({ key, path }) => isShown(key) && !isConfirmed(key || path)),
  },
  unwritten: {
    when: ['release'],
    find: ({ messages, values }) => [
      ...unwrittenTexts(messages),
      // A language without its own name of a plant shows the English one.
      ...values.filter(({ path }) => path !== referencesFile).flatMap(unwrittenValues),
      ...(content.sections.references
        ? unwrittenPlants(content.references, readText(referencesFile))
        : []),
    ],
  },
  map: {
    when: ['release'],
    find: () => {
      if (isOnMap(content.company.coordinates)) return [];
      const key = 'coordinates';
      const { line } = placeOfValue(companyFile, readText(companyFile), [key]);
      return [{ path: companyFile, line, key, ...phrase('Preflight.map') }];
    },
  },
  recaptcha: {
    when: ['release'],
    find: () =>
      readSettings().recaptchaKey ? [] : unconfirmed(['EnquiryForm.recaptcha'], 'Server.forLawyer'),
  },
  lastDay: { when: ['release', 'due'], find: hasEnded(true) },
  lawyer: {
    when: ['preflight'],
    find: () => unconfirmed(textsFor('lawyer'), 'Server.forLawyer'),
  },
  engineer: {
    when: ['preflight'],
    find: () => unconfirmed(textsFor('engineer'), 'Server.forEngineer'),
  },
  reach: { when: ['preflight'], find: () => unconfirmed(textsFor('owner'), 'Server.forOwner') },
  consent: {
    when: ['preflight'],
    find: () =>
      content.references.flatMap((plant, index) => {
        if (hasConsent(plant)) return [];
        const { by, on } = plant.consent ?? {};
        const consent = by === undefined ? 'null' : phrase('Preflight.by', { by, on: on ?? '' });
        const at = [index, 'consent'];
        const { line } = placeOfValue(referencesFile, readText(referencesFile), at);
        const place = { path: referencesFile, line, key: at.join('.') };
        return [{ ...place, ...phrase('Preflight.consentIs', { consent }) }];
      }),
  },
  audit: { when: ['due'], find: hasEnded(false) },
  again: {
    when: ['due'],
    find: ({ messages }, today) => checksDue(today, content.checks, messages),
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;

/** What some of the rules find, by default in the files on disk and on the day of the build. */
export function findingsOf(
  names: readonly RuleName[],
  files: Partial<Files> = {},
  today = dayOf(buildTime()),
): Finding[] {
  const all: Files = {
    messages: files.messages ?? readMessageFiles(),
    values: files.values ?? readValueFiles(),
    exists: files.exists ?? existsSync,
  };
  return names.flatMap((name) => rules[name].find(all, today));
}

/** The rules that bite at a time, in their order. */
export function rulesAt(when: When): RuleName[] {
  return (Object.keys(rules) as RuleName[]).filter((name) =>
    (rules[name].when as readonly When[]).includes(when),
  );
}

/** @throws Refusal with each file that cannot be read. Commands that compare files with each other begin with it */
export function requireReadable(): void {
  const found = [
    ...readMessageFiles(),
    ...Object.values(contentFiles).map((path) => ({ path, text: readText(path) })),
  ].flatMap((file) => unreadable(file) ?? []);
  if (found.length > 0) throw new Refusal({ joined: found.map(asText), by: '\n\n' });
}

/**
 * Checks what must be right in a build, and logs how many texts are not translated yet.
 *
 * @throws Refusal with file, line, language, key and advice for each finding
 */
export function requireNoFindings(): void {
  const waiting = findingsOf(['unwritten']);
  for (const path of new Set(waiting.map((text) => text.path))) {
    const texts = waiting.filter((text) => text.path === path);
    const [{ line } = { line: 1 }] = texts;
    console.log(`${spoken(phrase('Check.waiting', { path, count: texts.length, line }))}\n`);
  }
  const found = findingsOf(rulesAt('build'));
  if (found.length > 0) {
    const language = systemLanguage();
    if (process.env.GITHUB_ACTIONS)
      console.log(found.map((one) => asAnnotation(one, language)).join('\n'));
    const count = phrase('Check.problems', { count: found.length });
    throw new Refusal({ joined: [...found.map(asText), count], by: '\n\n' });
  }
  console.log(spoken(phrase('Check.noProblems', { count: locales.length })));
}
