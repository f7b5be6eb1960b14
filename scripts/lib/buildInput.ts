import { company } from '@/content/company';
import { requireNoProblems } from '@/content/problems';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { prepareFilm } from '@/scripts/assets/media/film';
import { preparePicture } from '@/scripts/assets/media/pictures';
import { films, pictures } from '@/site/pictures';
import { reason } from './files';
import { sourceDate } from './sourceDate';

type Environment = Readonly<Record<string, string | undefined>>;

/** A complete origin. Addresses that a browser would correct, such as `https:a.bg`, do not match. */
const origin = /^https?:\/\/[^\s/?#@\\]+\/*$/;
const pathOnHost = /^(?:\/[\w~-][\w.~-]*)*$/;

/**
 * Says what is wrong with the settings of a build, and how to correct it.
 * @param website the company's website, which is the site's address if no other one is set
 */
export function settingProblems(env: Environment, website: string): string[] {
  const { NEXT_PUBLIC_SITE_URL: site, NEXT_PUBLIC_BASE_PATH: base = '' } = env;
  const [name, address] = site
    ? ['NEXT_PUBLIC_SITE_URL', site]
    : ['NEXT_PUBLIC_SITE_URL is empty, and website in content/company.json', website];
  const problems = Object.entries(env)
    .filter(([id, value = '']) => /^NEXT_PUBLIC_.*_(?:ID|KEY)$/.test(id) && /[\s"'`<>]/.test(value))
    .map(
      ([id, value]) => `${id} is "${value}". Write it without spaces, quotation marks or brackets.`,
    );
  if (!origin.test(address) || !URL.canParse(address))
    problems.push(
      `${name} is "${address}". Write the address of the site without a path, for example https://www.izgrev.example`,
    );
  if (!pathOnHost.test(base))
    problems.push(
      `NEXT_PUBLIC_BASE_PATH is "${base}". Write it with a slash at the beginning but not at the end, for example /website, or leave it empty.`,
    );
  return problems;
}

/**
 * Checks everything that people provide for a build before its first slow step: settings, messages, pictures, films and
 * documents.
 * @throws with all problems at once, each with advice
 */
export async function requireBuildInput(folder: string): Promise<void> {
  const checks: readonly (() => unknown)[] = [
    sourceDate,
    ...Object.entries(pictures).map(
      ([name, spec]) =>
        () =>
          preparePicture(name, spec),
    ),
    ...films.map((file) => () => prepareFilm(file)),
    ...certificateFiles.map((file) => () => readDocument(file)),
    requireNoProblems,
  ];
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  const failures = results.filter((result) => result.status === 'rejected');
  const problems = [
    ...settingProblems(process.env, company.website),
    ...failures.map((failure) => reason(failure.reason)),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `The site was not built, and ${folder}/ has not changed:\n\n${problems.join('\n\n')}`,
  );
}
