import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets each test of a file work in a fresh folder with everything that the editor writes, except the pictures. Nothing
 * is made of the files, because that needs the whole project.
 */
export function workInSiteCopy(): void {
  const home = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'editor-'));
    for (const part of ['messages', 'content', 'media/pictures.json', 'public/certificates'])
      cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'), 'junction');
    process.chdir(folder);
  });

  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}
