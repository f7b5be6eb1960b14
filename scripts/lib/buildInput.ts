import { company } from '@/content/company';
import { requireNoProblems } from '@/content/problems';
import { toolText } from '@/i18n/toolText';
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
  const address = site || website;
  const problems = Object.entries(env)
    .filter(([id, value = '']) => /^NEXT_PUBLIC_.*_(?:ID|KEY)$/.test(id) && /[\s"'`<>]/.test(value))
    .map(([name, value = '']) => toolText('Build.settingSigns', { name, value }));
  if (!origin.test(address) || !URL.canParse(address)) {
    const values = { value: address, example: 'https://www.izgrev.example' };
    problems.push(
      site
        ? toolText('Build.address', { name: 'NEXT_PUBLIC_SITE_URL', ...values })
        : toolText('Build.addressOfCompany', values),
    );
  }
  if (!pathOnHost.test(base))
    problems.push(
      toolText('Build.basePath', {
        name: 'NEXT_PUBLIC_BASE_PATH',
        value: base,
        example: '/website',
      }),
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
    `${toolText('Build.notBuilt', { folder: `${folder}/` })}\n\n${problems.join('\n\n')}`,
  );
}
