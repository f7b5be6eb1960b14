import path from 'node:path';

export interface ExportedFile {
  /** Path below the export's folder, with slashes. */
  readonly file: string;
  readonly bytes: Buffer;
}

export interface Surroundings {
  /** Folders of the build machine, such as the checkout's and the user's. */
  readonly folders: readonly string[];
  /** Secret settings, by name: scripts/lib/secrets.ts. */
  readonly secrets: Readonly<Record<string, string>>;
}

const texts = new Set(['.html', '.js', '.css', '.txt', '.xml', '.json', '.svg', '.webmanifest']);

/** Patterns that reveal a machine, on any build machine. */
const patterns: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[#@] ?sourceMappingURL=/, 'the name of a source map'],
  // Next's own chunks contain /ROOT and compose such URLs, which reveals nothing.
  [/\bfile:\/\/\/\w|\bwebpack-internal:|(?<!\/ROOT)\/node_modules\//, 'a path of the build'],
  [/(?<![\w./:-])\/(?:home|Users)\/[\w.-]+\//, 'a path of a user'],
  [/\b[A-Z]:\\\\?Users\\/, 'a path of a user'],
];

/** Shorter values occur in any text by chance. */
const leastSecret = 8;

/** A folder directly below the root, such as `/website`, reveals nothing, and may be a path of the site's own URLs. */
const nestedFolder = /[\\/].+[\\/]./;

/**
 * Finds what must not be published: source maps, paths of the build machine, secrets.
 *
 * @returns one sentence per finding; none for a clean file
 */
export function exportProblems(
  { file, bytes }: ExportedFile,
  { folders, secrets }: Surroundings,
): string[] {
  if (file.endsWith('.map')) return [`${file} is a source map`];
  // Latin-1 maps each byte to a character, so plain text is found in any file.
  const content = bytes.toString('latin1');
  const found = [
    ...folders
      .filter((folder) => nestedFolder.test(folder) && content.includes(folder))
      .map((folder) => `the folder ${folder}`),
    ...Object.entries(secrets)
      .filter(([, value]) => value.length >= leastSecret && content.includes(value))
      .map(([name]) => `the value of ${name}`),
    ...(texts.has(path.extname(file)) ? patterns : [])
      .filter(([pattern]) => pattern.test(content))
      .map(([, what]) => what),
  ];
  return [...new Set(found)].map((what) => `${file} contains ${what}`);
}
