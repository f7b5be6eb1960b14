import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyContent, newFolder, workIn } from './workIn';

/** What is the same for all, whatever the person who runs the tests has set. Git starts no housekeeping. */
const settings = `[user]
name = Other
email = other@company.example
[init]
templateDir =
defaultBranch = main
[maintenance]
auto = false
[receive]
autogc = false
`;

/**
 * Two repositories with what people write: the published one, in which others work, and a clone of it, in which each test
 * of a file works.
 *
 * @returns a function that gives the path of a file in one of them, and one that runs git there
 */
export function workInClone() {
  /** The beginning of each test. */
  const beginning = newFolder();
  let folder = beginning;
  const pathOf = (where: 'clone' | 'published', file = '.') => path.join(folder, where, file);
  const git = (where: 'clone' | 'published', ...args: readonly string[]) =>
    execFileSync('git', ['-C', pathOf(where), ...args], {
      encoding: 'utf8',
      env: process.env,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const programs = process.env.PATH;

  beforeAll(() => {
    const config = path.join(beginning, 'gitconfig');
    writeFileSync(config, settings);
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: config, GIT_CONFIG_NOSYSTEM: '1' });
    mkdirSync(pathOf('published'));
    copyContent(pathOf('published'));
    mkdirSync(pathOf('published', 'media/pictures'));
    writeFileSync(pathOf('published', 'media/pictures/battery-yard.jpg'), 'picture');
    writeFileSync(pathOf('published', 'code.ts'), '');
    writeFileSync(pathOf('published', '.gitignore'), '.cache/\n*.d.json.ts\ncontent/sample\n');
    git('published', 'init', '--quiet');
    git('published', 'add', '.');
    git('published', 'commit', '--quiet', '-m', 'Site');
    // One file each instead of one for each version, so that copies are quick.
    git('published', 'repack', '--quiet', '-ad');
    git('published', 'clone', '--quiet', '.', '../clone');
    // Each copy of the folder has its own repository.
    git('clone', 'remote', 'set-url', 'origin', '../published');
  });

  afterAll(() => rmSync(beginning, { recursive: true }));

  workIn((copy) => {
    folder = copy;
    process.env.PATH = programs;
    cpSync(beginning, copy, { recursive: true });
    return pathOf('clone');
  });

  return { pathOf, git };
}
