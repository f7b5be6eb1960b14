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

/* A real bare repository, a clone in which somebody edits, and one of somebody else. */

const home = process.cwd();
const path = process.env.PATH;
const maria = { name: 'Maria', email: 'maria@company.example' };
const text = 'messages/en.json';
/** Where a test works, and what each of them begins with. */
let folder: string;
let beginning: string;

const git = (where: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'init.templateDir=', '-C', join(folder, where), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function clone(name: string): void {
  git('.', 'clone', '--quiet', 'bare.git', name);
  // A copy of the folder has its own repository.
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

/** What somebody else publishes. */
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

test('what the editor has changed goes to one branch, in the name of the person, and nothing else', async () => {
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
  // The folder is as it was: on its branch, with its changes.
  expect(
    git('editor', 'status', '--porcelain')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['M code.ts', 'M media/a.jpg', `M ${text}`, '?? media/b.jpg']);

  // Sent again, it is the same branch, until that is published.
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

test('a published file is read, and a new one counts as changed', async () => {
  writeFileSync('media/a.jpg', 'photograph');
  writeFileSync('media/b.jpg', 'new');
  expect(await changedPaths(await findBasis())).toEqual(['media/a.jpg', 'media/b.jpg']);
  expect(String(await readPublished(await findBasis(), 'media/a.jpg'))).toBe('picture');
});

test('other words at another place are no conflict, and come here with “Get”', async () => {
  publish(published.replace('Five', 'Cinque'));
  write(published.replace('One', 'Uno'));
  await send(maria, 'New words');
  await update();
  expect(read()).toBe(published.replace('Five', 'Cinque').replace('One', 'Uno'));
});

describe('a refusal is one sentence with what to do, and nothing is lost', () => {
  const mine = published.replace('One', 'Uno');
  beforeEach(() => write(mine));
  afterEach(() => expect(read()).toBe(mine));

  test('the same words, changed by somebody else', async () => {
    publish(published.replace('One', 'Eins'));
    const refused = `other words in the same place of ${text}. Copy your words`;
    await expect(send(maria, 'New words')).rejects.toThrow(refused);
    await expect(update()).rejects.toThrow(refused);
    expect(branches()).toEqual(['main']);
  });

  test('somebody else’s commit on the branch that was sent stays: the next one is new', async () => {
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

  test('no right to write', async () => {
    const hook = join(folder, 'bare.git/hooks/pre-receive');
    mkdirSync(dirname(hook));
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    await expect(send(maria, 'New words')).rejects.toThrow('Ask the person who looks after');
  });

  test('offline', async () => {
    git('editor', 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    await expect(send(maria, 'New words')).rejects.toThrow('Check the internet connection');
  });

  test('no remote', async () => {
    git('editor', 'remote', 'remove', 'origin');
    await expect(send(maria, 'New words')).rejects.toThrow('“git remote add origin …”');
  });

  test('no git', async () => {
    process.env.PATH = folder;
    await expect(send(maria, 'New words')).rejects.toThrow('Git is not installed');
  });

  test('no repository', async () => {
    rmSync('.git', { recursive: true });
    await expect(send(maria, 'New words')).rejects.toThrow('not a copy that git knows');
  });

  test('no name', async () => {
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
])('the page for a pull request at %s', (address, url) => {
  expect(pullRequestUrl(address, 'edit/a', 'main')).toBe(url);
});
