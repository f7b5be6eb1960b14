import { content } from '@/content/current';
import { untranslatedMark } from '@/content/rules/untranslatedMark';
import type { Phrase } from '@/i18n/toolText';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { prepareFilm } from '@/scripts/assets/media/film';
import { preparePicture } from '@/scripts/assets/media/pictures';
import { films, picturesOf } from '@/site/pictures';
import { findingsOf, requireNoFindings } from './contentRules';
import { idAdvice } from './environment';
import { sourceDate } from './sourceDate';
import { spoken, wordsOfError } from './words';

type Environment = Readonly<Record<string, string | undefined>>;

/** A host of this computer, which a trial may serve without encryption. */
const ownHost = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/*$/;

/** A complete origin. Addresses that a browser would correct, such as `https:a.bg`, do not match. */
const origin = /^https?:\/\/[^\s/?#@\\]+\/*$/;
const pathOnHost = /^(?:\/[\w~-][\w.~-]*)*$/;

/** Says what is wrong with the ids and keys of services, which somebody has pasted. */
export function idProblems(env: Environment): Phrase[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    const isId = /^NEXT_PUBLIC_.*_(?:ID|KEY)$/.test(name);
    return (isId && idAdvice(name, value)) || [];
  });
}

/**
 * Says what is wrong with the settings of a build, and how to correct it.
 * @param website the company's website, which is the site's address if no other one is set
 */
export function settingProblems(env: Environment, website: string): string[] {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_BASE_PATH: base = '' } = env;
  const address = site || website;
  const named = site
    ? `NEXT_PUBLIC_SITE_URL is “${address}”`
    : `NEXT_PUBLIC_SITE_URL is empty, and website in content/company.json is “${address}”`;
  const problems = idProblems(env).map(spoken);
  if (!origin.test(address) || !URL.canParse(address)) {
    problems.push(
      `${named}. Write the address of the site without a path, for example https://www.izgrev.example`,
    );
  } else if (address.startsWith('http:') && !ownHost.test(address))
    problems.push(
      `${named}. Write it with https://, because browsers call sites with http:// “not secure”, and because the pages ask for encryption.`,
    );
  if (!pathOnHost.test(base))
    problems.push(
      `NEXT_PUBLIC_BASE_PATH is “${base}”. Write it with a slash at the beginning but not at the end, for example /website, or leave it empty.`,
    );
  return problems;
}

/** The texts that are not translated yet. A file that cannot be read has none; the other rules name it. */
function readUnwritten() {
  try {
    return findingsOf(['unwritten']);
  } catch {
    return [];
  }
}

/** What is wrong with a build for visitors: texts that are not written or translated yet. */
export function unwrittenProblems(
  texts: readonly { readonly path: string; readonly line: number; readonly key: string }[],
): string[] {
  const [first] = texts;
  if (!first) return [];
  const { key, path, line } = first;
  const mark = untranslatedMark.trim();
  return [
    `Texts that are not written or translated yet: ${texts.length}. The first is ${key} (${path}, line ${line}). Write them, and delete the mark ${mark}; “npm run preflight” lists them all. If this is a trial that visitors do not find, set STAGING=1.`,
  ];
}

/**
 * Checks everything that people provide for a build before its first slow step: settings, messages, pictures, films and
 * documents.
 *
 * @param isForVisitors whether a text that is not translated yet stops the build
 * @throws with all problems at once, each with advice
 */
export async function requireBuildInput(folder: string, isForVisitors: boolean): Promise<void> {
  const checks: readonly (() => unknown)[] = [
    sourceDate,
    ...Object.entries(picturesOf(content.pictures)).map(
      ([name, spec]) =>
        () =>
          preparePicture(name, spec),
    ),
    ...films.map((file) => () => prepareFilm(file)),
    ...certificateFiles().map((file) => () => readDocument(file)),
    requireNoFindings,
  ];
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  const failures = results.filter((result) => result.status === 'rejected');
  const problems = [
    ...settingProblems(process.env, content.company.website),
    ...(isForVisitors ? unwrittenProblems(readUnwritten()) : []),
    ...failures.map((failure) => spoken(wordsOfError(failure.reason))),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `The site was not built, and ${folder}/ has not changed:\n\n${problems.join('\n\n')}`,
  );
}
