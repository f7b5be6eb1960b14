import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedPaths, findBasis, pullRequestUrl, readPublished, send, update } from './git';

/* Uses a real bare repository, a clone of the person who edits, and a clone of somebody else. */

const home = process.cwd();
const path = process.env.PATH;
const maria = { name: 'Maria', email: 'maria@company.example' };
const text = 'messages/en.json';
/** The folder of a test, and the content with which each test begins. */
let folder: string;
let beginning: string;

const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'init.templateDir=', '-C', join(folder, where), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function clone(name: string): void {
  git('.', 'clone', '--quiet', 'bare.git', name);
  // Each copy of the folder has its own repository.
  git(name, 'remote', 'set-url', 'origin', '../bare.git');
  git(name, 'config', 'user.name', name);
  git(name, 'config', 'user.email', `${name}@company.example`);
}

const words = (...lines: string[]) => `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`;
const published = words('"a": "One"', '"b": "Two"', '"c": "Three"', '"d": "Four"', '"e": "Five"');
const write = (content: string, where = 'editor') =>
  writeFileSync(join(folder, where, text), content);
const read = () => readFileSync(join(folder, 'editor', text), 'utf8');
const branches = () => git('bare.git', 'branch', '--format=%(refname:short)').split('\n');

/** Somebody else publishes a content. */
function publish(content: string): void {
  clone('other');
  write(content, 'other');
  git('other', 'commit', '--quiet', '-am', 'Other words');
  git('other', 'push', '--quiet');
}

beforeAll(() => {
  beginning = mkdtempSync(join(tmpdir(), 'editor-git-'));
  folder = beginning;
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'bare.git');
  clone('editor');
  mkdirSync(join(folder, 'editor/messages'));
  mkdirSync(join(folder, 'editor/media'));
  write(published);
  writeFileSync(join(folder, 'editor/media/a.jpg'), 'picture');
  writeFileSync(join(folder, 'editor/code.ts'), '');
  writeFileSync(join(folder, 'editor/.gitignore'), '.cache/\n');
  git('editor', 'add', '.');
  git('editor', 'commit', '--quiet', '-m', 'Site');
  git('editor', 'push', '--quiet', '-u', 'origin', 'HEAD:main');
});
afterAll(() => rmSync(beginning, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-git-'));
  cpSync(beginning, folder, { recursive: true });
  process.chdir(join(folder, 'editor'));
});

afterEach(() => {
  process.env.PATH = path;
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('Send puts the changes of the editor, and no others, on one branch in the name of the person', async () => {
  const mine = published.replace('One', 'Uno');
  write(mine);
  writeFileSync('media/a.jpg', 'photograph');
  writeFileSync('media/b.jpg', 'new');
  writeFileSync('code.ts', 'unfinished');
  const { done } = await send(maria, 'New words');
  const [branch = '', main] = branches();
  expect([branch, main]).toEqual([expect.stringMatching(/^edit\/.*-maria$/), 'main']);
  expect(done).toContain(branch);
  expect(git('bare.git', 'log', '-1', '--format=%an <%ae> %s', branch)).toBe(
    'Maria <maria@company.example> New words',
  );
  expect(git('bare.git', 'diff', '--name-only', 'main', branch).split('\n')).toEqual([
    'media/a.jpg',
    'media/b.jpg',
    text,
  ]);
  // The folder is as it was, on its branch and with its changes.
  expect(
    git('editor', 'status', '--porcelain')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['M code.ts', 'M media/a.jpg', `M ${text}`, '?? media/b.jpg']);

  // Sending again updates the same branch until it is published.
  write(mine.replace('Five', 'Cinque'));
  await send(maria, 'More words');
  expect(branches()).toEqual([branch, 'main']);
  expect(git('bare.git', 'show', `${branch}:${text}`)).toContain('Cinque');
  git('bare.git', 'update-ref', 'refs/heads/main', branch);
  git('bare.git', 'branch', '-D', branch);
  await update();
  expect(await changedPaths(await findBasis())).toEqual([]);
  expect(read()).toContain('Cinque');
  expect(readFileSync('code.ts', 'utf8')).toBe('unfinished');
  await expect(send(maria, 'Nothing')).rejects.toThrow('nothing to send');
});

test('the published version of a file can be read, and a new file counts as changed', async () => {
  writeFileSync('media/a.jpg', 'photograph');
  writeFileSync('media/b.jpg', 'new');
  expect(await changedPaths(await findBasis())).toEqual(['media/a.jpg', 'media/b.jpg']);
  expect(String(await readPublished(await findBasis(), 'media/a.jpg'))).toBe('picture');
});

test('a change by others at another place is not a conflict, and “Get” brings it here', async () => {
  publish(published.replace('Five', 'Cinque'));
  write(published.replace('One', 'Uno'));
  await send(maria, 'New words');
  await update();
  expect(read()).toBe(published.replace('Five', 'Cinque').replace('One', 'Uno'));
});

describe('a refusal says what to do and loses nothing', () => {
  const mine = published.replace('One', 'Uno');
  beforeEach(() => write(mine));
  afterEach(() => expect(read()).toBe(mine));

  test('if somebody else has changed the same words', async () => {
    publish(published.replace('One', 'Eins'));
    const refused = `other words in the same place of ${text}. Copy your words`;
    await expect(send(maria, 'New words')).rejects.toThrow(refused);
    await expect(update()).rejects.toThrow(refused);
    expect(branches()).toEqual(['main']);
  });

  test('if somebody else has added a commit to the sent branch, the next send makes a new branch', async () => {
    await send(maria, 'New words');
    const [branch = ''] = branches();
    clone('other');
    git('other', 'checkout', '--quiet', branch);
    git('other', 'commit', '--quiet', '--allow-empty', '-m', 'Review');
    git('other', 'push', '--quiet');
    git('bare.git', 'branch', '--move', branch, 'edit/a');
    git('editor', 'update-ref', 'refs/editor-sent/edit/a', `refs/editor-sent/${branch}`);
    git('editor', 'update-ref', '-d', `refs/editor-sent/${branch}`);
    const { done } = await send(maria, 'More words');
    expect(done).toContain('Somebody else has changed “edit/a”');
    expect(branches()).toHaveLength(3);
    expect(git('bare.git', 'log', '-1', '--format=%s', 'edit/a')).toBe('Review');
  });

  test('without the right to write', async () => {
    const hook = join(folder, 'bare.git/hooks/pre-receive');
    mkdirSync(dirname(hook));
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    await expect(send(maria, 'New words')).rejects.toThrow('Ask the person who looks after');
  });

  test('if the computer is offline', async () => {
    git('editor', 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    await expect(send(maria, 'New words')).rejects.toThrow('Check the internet connection');
  });

  test('without a remote', async () => {
    git('editor', 'remote', 'remove', 'origin');
    await expect(send(maria, 'New words')).rejects.toThrow('“git remote add origin …”');
  });

  test('without git', async () => {
    process.env.PATH = folder;
    await expect(send(maria, 'New words')).rejects.toThrow('Git is not installed');
  });

  test('without a repository', async () => {
    rmSync('.git', { recursive: true });
    await expect(send(maria, 'New words')).rejects.toThrow('This folder is not a git clone');
  });

  test('without a name', async () => {
    await expect(send({ name: ' ', email: '' }, 'New words')).rejects.toThrow('Write your name');
  });
});

test.each([
  [
    'git@github.com:company/site.git',
    'https://github.com/company/site/compare/main...edit%2Fa?expand=1',
  ],
  [
    'https://me@github.com/company/site',
    'https://github.com/company/site/compare/main...edit%2Fa?expand=1',
  ],
  [
    'ssh://git@gitlab.company.bg:2222/web/site.git',
    'https://gitlab.company.bg/web/site/-/merge_requests/new?merge_request[source_branch]=edit%2Fa&merge_request[target_branch]=main',
  ],
  ['/srv/site.git', undefined],
])('the page for a pull request is known for %s', (address, url) => {
  expect(pullRequestUrl(address, 'edit/a', 'main')).toBe(url);
});
