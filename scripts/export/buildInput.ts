import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { companyFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { type Phrase, phrase, Refusal, type Words } from '@/i18n/toolText';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { prepareFilm } from '@/scripts/assets/media/film';
import { logoNames, prepareLogo } from '@/scripts/assets/media/logo';
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
function idProblems(env: Environment): Phrase[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!/^NEXT_PUBLIC_.*_(?:ID|KEY)$/.test(name)) return [];
    // The e-mail service lets its ids begin as their fields do: service_, template_.
    const other = deliveryVariables.find(
      ({ variable, field }) =>
        variable !== name && field.endsWith('_id') && value.startsWith(field.slice(0, -2)),
    );
    if (other) return phrase('Build.otherId', { name, value, other: other.title });
    return idAdvice(name, value) ?? [];
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

/** What the steps throw, in words. */
async function refusals(steps: readonly (() => unknown)[]): Promise<Words[]> {
  const results = await Promise.allSettled(steps.map(async (step) => step()));
  return results.flatMap((result) =>
    result.status === 'rejected' ? [wordsOfError(result.reason)] : [],
  );
}

/** Says which documents visitors could not open, and why. */
export function documentProblems(): Promise<Words[]> {
  return refusals(certificateFiles().map((file) => () => readDocument(file)));
}

/** Says which pictures and films cannot be used, and why. */
export function pictureProblems(): Promise<Words[]> {
  const pictures = Object.entries(picturesOf(content.pictures));
  return refusals([
    ...pictures.map(
      ([name, spec]) =>
        () =>
          preparePicture(name, spec),
    ),
    ...logoNames.map((name) => () => prepareLogo(name)),
    ...films.map((file) => () => prepareFilm(file)),
  ]);
}

/**
 * Checks everything that people provide for a build before its first slow step: settings, messages, pictures, logos, films
 * and documents. Preflight lists the same, except the date of the build, which no owner sets.
 *
 * @param isForVisitors whether a text that is not translated yet stops the build
 * @throws Refusal with all problems at once, each with advice
 */
export async function requireBuildInput(folder: string, isForVisitors: boolean): Promise<void> {
  const problems = [
    ...settingProblems(process.env, content.company.website),
    ...(await refusals([sourceDate])),
    ...(await pictureProblems()),
    ...(await documentProblems()),
    ...(await refusals([() => requireNoFindings(isForVisitors)])),
  ];
  if (problems.length === 0) return;
  throw new Refusal({ joined: [phrase('Build.notBuilt', { folder }), ...problems], by: '\n\n' });
}
