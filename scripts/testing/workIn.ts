import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = process.cwd();

/** A new folder, outside the project. */
export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-'));
}

/** Copies what people write into a folder, without the code around it. */
export function copyContent(folder: string): void {
  const isContent = (file: string) => !/\.ts$|[\\/]sample$/.test(file);
  for (const part of ['messages', 'content', 'media/pictures.json', 'public/certificates'])
    cpSync(path.join(project, part), path.join(folder, part), {
      recursive: true,
      filter: isContent,
    });
  // Nobody writes into the sample.
  symlinkSync(
    path.join(project, 'content/sample'),
    path.join(folder, 'content/sample'),
    'junction',
  );
}

/**
 * Lets each test of a file work in a fresh folder, by default in a copy of what people write. The editor's server, the
 * development server and the build are commands: what they call reads and writes the project in whose folder it runs.
 * Only their tests need this, and it is the only place where tests change their folder; everything else gets a folder as
 * an argument.
 *
 * @param fill gets the new folder. It may return the folder below it in which the tests work
 */
export function workIn(fill: (folder: string) => unknown = copyContent): void {
  let folder: string;

  beforeEach(() => {
    folder = newFolder();
    process.chdir(String(fill(folder) ?? folder));
  });

  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
}
