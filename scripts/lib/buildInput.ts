import { company } from '@/content/company';
import { requireCompanyValues } from '@/content/companyValues';
import { reportMessages } from '@/content/reportMessages';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { planFilm } from '@/scripts/assets/media/film';
import { planPicture } from '@/scripts/assets/media/pictures';
import { films, pictures } from '@/site/pictures';
import { reason } from './files';
import { sourceDate } from './sourceDate';

type Environment = Readonly<Record<string, string | undefined>>;

/** An origin that is written out. It does not match what a browser would correct, such as `https:a.bg`. */
const origin = /^https?:\/\/[^\s/?#@\\]+\/*$/;
const pathOnHost = /^(?:\/[\w~-][\w.~-]*)*$/;

/**
 * Says what is wrong with the settings of a build, in one sentence each.
 * @param website of the company, which is the site's address if no other one is set
 */
export function settingProblems(env: Environment, website: string): string[] {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_BASE_PATH: base = '' } = env;
  const [name, address] = site
    ? ['NEXT_PUBLIC_SITE_URL', site]
    : ['NEXT_PUBLIC_SITE_URL is empty, and website in content/company.json', website];
  const problems = Object.entries(env)
    .filter(([id, value = '']) => /^NEXT_PUBLIC_.*_(?:ID|KEY)$/.test(id) && /[\s"'`<>]/.test(value))
    .map(
      ([id, value]) =>
        `${id} is "${value}". Write it without spaces, quotation marks and brackets.`,
    );
  if (!origin.test(address) || !URL.canParse(address))
    problems.push(
      `${name} is "${address}". Write the address of the site without any path, for example https://www.izgrev.example`,
    );
  if (!pathOnHost.test(base))
    problems.push(
      `NEXT_PUBLIC_BASE_PATH is "${base}". Write it with a slash at the beginning and none at the end, for example /website, or leave it empty.`,
    );
  return problems;
}

/**
 * Checks everything that a person gives to a build, before its first slow step: settings, messages, pictures, films,
 * documents.
 * @throws with all problems at once, each with what to do
 */
export async function requireBuildInput(folder: string): Promise<void> {
  const checks: readonly (() => unknown)[] = [
    sourceDate,
    ...Object.entries(pictures).map(
      ([name, spec]) =>
        () =>
          planPicture(name, spec),
    ),
    ...films.map((file) => () => planFilm(file)),
    ...certificateFiles.map((file) => () => readDocument(file)),
    reportMessages,
    requireCompanyValues,
  ];
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  const failures = results.filter((result) => result.status === 'rejected');
  const problems = [
    ...settingProblems(process.env, company.website),
    ...failures.map((failure) => reason(failure.reason)),
  ];
  if (problems.length === 0) return;
  throw new Error(`Nothing was built, and ${folder}/ stays as it was:\n\n${problems.join('\n\n')}`);
}
