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

/** Shorter values occur in any text by chance. */
const leastSecret = 8;

/** A folder directly below the root, such as `/website`, reveals nothing, and may be a path of the site's own URLs. */
const nestedFolder = /[\\/].+[\\/]./;

/**
 * Finds what must not be published: folders of the build machine, and secrets.
 *
 * @returns one sentence per finding; none for a clean file
 */
export function exportProblems(
  { file, bytes }: ExportedFile,
  { folders, secrets }: Surroundings,
): string[] {
  // Latin-1 maps each byte to a character, so plain text is found in any file.
  const content = bytes.toString('latin1');
  const found = [
    ...folders
      .filter((folder) => nestedFolder.test(folder) && content.includes(folder))
      .map((folder) => `the folder ${folder}`),
    ...Object.entries(secrets)
      .filter(([, value]) => value.length >= leastSecret && content.includes(value))
      .map(([name]) => `the value of ${name}`),
  ];
  return found.map((what) => `${file} contains ${what}`);
}
