import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { certificateFiles, readDocument } from '@/scripts/assets/certificates';
import { planFilm } from '@/scripts/assets/media/film';
import { planPicture } from '@/scripts/assets/media/pictures';
import { isHashed, largestFile } from '@/scripts/hosts/rules';
import { company } from '@/site/company';
import { type EmailJsIds, missingVariables } from '@/site/emailjs';
import { films, pictures } from '@/site/pictures';
import { requireCompanyValues } from './companyValues';
import { filesBelow, reason, requireReplaceable } from './files';
import { reportMessages } from './messages';
import { sourceDate } from './sources';

type Environment = Readonly<Record<string, string | undefined>>;

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/\\]/.test(text) && URL.canParse(text);
}

/** Whether a text is the beginning of absolute URLs: not what a browser would make one of, such as `https:a.bg`. */
function isOrigin(text: string): boolean {
  return isWebAddress(text) && /^https?:\/\/[^/?#@\\]+\/*$/.test(text);
}

/**
 * What a build cannot use of its settings, a sentence each.
 *
 * @param website of the company, which is the site's address where no other is set
 */
export function settingProblems(env: Environment, website: string): string[] {
  const { NEXT_PUBLIC_SITE_URL: site = '', NEXT_PUBLIC_BASE_PATH: base = '', NODE_ENV } = env;
  const address =
    'Write the address of the site without any path, for example https://www.izgrev.example';
  const checks: readonly (readonly [isWrong: boolean, sentence: string])[] = [
    [site !== '' && !isOrigin(site), `NEXT_PUBLIC_SITE_URL is "${site}". ${address}`],
    [
      site === '' && !isOrigin(website),
      `NEXT_PUBLIC_SITE_URL is empty, and website in site/company.json is "${website}". ${address}`,
    ],
    [
      !/^(?:\/[\w~-][\w.~-]*)*$/.test(base),
      `NEXT_PUBLIC_BASE_PATH is "${base}". Write it with a slash at the beginning and none at the end, for example /website, or leave it empty.`,
    ],
    [
      !['', 'production'].includes(NODE_ENV ?? ''),
      `NODE_ENV is "${NODE_ENV}". Take it out of .env.local or of the environment: a build chooses it itself.`,
    ],
    ...Object.entries(env).map(
      ([name, id = '']) =>
        [
          /^NEXT_PUBLIC_.*_(?:ID|KEY)$/.test(name) && /[\s"'`<>]/.test(id),
          `${name} is "${id}". Write it without spaces, quotation marks and brackets.`,
        ] as const,
    ),
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}

/** A setting of an .env file. */
export interface FileSetting {
  readonly file: string;
  readonly name: string;
}

/**
 * What a build works without, and its owner would miss, a sentence each.
 *
 * @param example content of .env.example, which has every setting, some of them in a comment
 */
export function settingNotices(
  ids: EmailJsIds,
  inFiles: readonly FileSetting[],
  example: string,
): string[] {
  const missing = missingVariables(ids).join(', ');
  const known = Array.from(example.matchAll(/^(?:# )?(\w+)=/gm), ([, name]) => name);
  return [
    ...(missing
      ? [
          `The form sends nothing: set ${missing} in .env.local or where the site is built (docs/owner.md, part 3).`,
        ]
      : []),
    ...inFiles
      .filter(({ name }) => !known.includes(name))
      .map(
        ({ file, name }) =>
          `${name} is in ${file}, and .env.example does not know it: correct the name, or take it out.`,
      ),
  ];
}

/** Files that are published as they are, and that a host would refuse. */
export async function sizeProblems(files: readonly string[]): Promise<string[]> {
  const sizes = files.map(async (file) => ({ file, size: (await stat(file)).size }));
  return (await Promise.all(sizes))
    .filter(({ size }) => size > largestFile)
    .map(
      ({ file, size }) =>
        `${file} has ${(size / 2 ** 20).toFixed(1)} MiB. Make it smaller: Cloudflare Pages refuses a site with a file above ${largestFile / 2 ** 20} MiB.`,
    );
}

async function publishedFiles(): Promise<string[]> {
  const files = await filesBelow('public');
  // The build makes the others of that folder.
  const given = files.filter((file) => !isHashed(file.replace('public', '')));
  return [...given, ...films.filter((file) => existsSync(file))];
}

/**
 * Checks all that a person gives a build, before its first slow step: settings, messages, pictures, films, documents, sizes,
 * and the folder that it replaces.
 *
 * @throws with all problems at once, each with what to do
 */
export async function requireBuildInput(folder: string): Promise<void> {
  const checks: readonly (() => unknown)[] = [
    () => requireReplaceable(folder),
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
    ...(await publishedFiles().then(sizeProblems)),
    ...failures.map((failure) => reason(failure.reason)),
  ];
  if (problems.length === 0) return;
  throw new Error(`Nothing was built, and ${folder}/ stays as it was:\n\n${problems.join('\n\n')}`);
}
