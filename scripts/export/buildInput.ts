import { companyFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { type Phrase, phrase, Refusal } from '@/i18n/toolText';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { prepareFilm } from '@/scripts/assets/media/film';
import { preparePicture } from '@/scripts/assets/media/pictures';
import { requireNoFindings } from '@/scripts/content/contentRules';
import { wordsOfError } from '@/scripts/process/commandLanguage';
import { idAdvice } from '@/scripts/process/environment';
import { films, picturesOf } from '@/site/pictures';
import { sourceDate } from './sourceDate';

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
export function settingProblems(env: Environment, website: string): Phrase[] {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_BASE_PATH: base = '' } = env;
  const address = site || website;
  const setting = site
    ? 'NEXT_PUBLIC_SITE_URL'
    : { joined: [phrase('Values.company.website.title'), ` (${companyFile})`] };
  const problems = idProblems(env);
  if (!origin.test(address) || !URL.canParse(address))
    problems.push(
      phrase('Build.noAddress', { setting, address, example: 'https://www.izgrev.example' }),
    );
  else if (address.startsWith('http:') && !ownHost.test(address))
    problems.push(phrase('Build.notEncrypted', { setting, address }));
  if (!pathOnHost.test(base))
    problems.push(
      phrase('Build.basePath', {
        setting: 'NEXT_PUBLIC_BASE_PATH',
        path: base,
        example: '/website',
      }),
    );
  return problems;
}

/**
 * Checks everything that people provide for a build before its first slow step: settings, messages, pictures, films and
 * documents.
 *
 * @param isForVisitors whether a text that is not translated yet stops the build
 * @throws Refusal with all problems at once, each with advice
 */
export async function requireBuildInput(folder: string, isForVisitors: boolean): Promise<void> {
  const steps: readonly (() => unknown)[] = [
    sourceDate,
    ...Object.entries(picturesOf(content.pictures)).map(
      ([name, spec]) =>
        () =>
          preparePicture(name, spec),
    ),
    ...films.map((file) => () => prepareFilm(file)),
    ...certificateFiles().map((file) => () => readDocument(file)),
    () => requireNoFindings(isForVisitors),
  ];
  const results = await Promise.allSettled(steps.map(async (step) => step()));
  const failures = results.filter((result) => result.status === 'rejected');
  const problems = [
    ...settingProblems(process.env, content.company.website),
    ...failures.map((failure) => wordsOfError(failure.reason)),
  ];
  if (problems.length === 0) return;
  throw new Refusal({ joined: [phrase('Build.notBuilt', { folder }), ...problems], by: '\n\n' });
}
