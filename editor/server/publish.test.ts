/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path, { dirname, join } from 'node:path';
import { listsFile } from '@/content/files';
import { withValue } from '@/content/write';
import { findProgram } from '@/scripts/lib/run';
import { listEdits } from '../lists';
import type { Choice, Clash } from '../protocol';
import { readDifferences, takeBack } from './differences';
import { historyWords, save, travel } from './files';
import { changedPaths, findBasis } from './git';
import { send, update } from './publish';
import { readLists } from './state';
import { saveEdits } from './texts';

/* Uses a real bare repository, a clone of the person who edits, and a clone of somebody else. */

const home = process.cwd();
const programs = process.env.PATH;
const maria = { name: 'Maria', email: 'maria@company.example' };
const [english, italian] = ['messages/en.json', 'messages/it.json'];
const heading = ['CheckCertificate', 'title'];
const number = ['Certificates', 'number'];
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

const read = (file: string, where = 'editor') => readFileSync(join(folder, where, file), 'utf8');
const write = (file: string, content: string | Buffer, where = 'editor') =>
  writeFileSync(join(folder, where, file), content);
const set = (file: string, at: (string | number)[], value: unknown, where = 'editor') =>
  write(file, withValue(read(file, where), at, value), where);
const get = (file: string, [group = '', name = '']: readonly string[], where = 'editor') =>
  JSON.parse(read(file, where))[group][name];
const branches = () => git('bare.git', 'branch', '--format=%(refname:short)').split('\n');
const status = () =>
  git('editor', 'status', '--porcelain')
    .split('\n')
    .map((line) => line.trim());

/** Somebody else publishes what `change` writes into their clone. */
function publish(change: () => void): void {
  change();
  git('other', 'add', '--all');
  git('other', 'commit', '--quiet', '-m', 'Other words');
  git('other', 'push', '--quiet');
}

function hook(file: string, script: string): void {
  const hook = join(folder, file);
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\n${script}\n`);
  chmodSync(hook, 0o755);
}

const choose = (clashes: readonly Clash[] | undefined, choice: Choice) =>
  Object.fromEntries((clashes ?? []).map(({ id }) => [id, choice]));

beforeAll(() => {
  beginning = mkdtempSync(join(tmpdir(), 'editor-git-'));
  folder = beginning;
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'bare.git');
  clone('editor');
  const isCode = (file: string) => /\.tsx?$/.test(file);
  for (const part of ['messages', 'content', 'public/certificates', 'media/pictures.json'])
    cpSync(part, join(folder, 'editor', part), {
      recursive: true,
      filter: (file) => !isCode(file),
    });
  // The names of texts come from the names of these folders.
  for (const part of readdirSync('components/certificates'))
    mkdirSync(join(folder, 'editor/components/certificates', part), { recursive: true });
  mkdirSync(join(folder, 'editor/media/pictures'));
  write('media/pictures/battery-yard.jpg', 'picture');
  write('code.ts', '');
  write('.gitignore', '.cache/\n*.d.json.ts\n');
  git('editor', 'add', '.');
  git('editor', 'commit', '--quiet', '-m', 'Site');
  git('editor', 'push', '--quiet', '-u', 'origin', 'HEAD:main');
  clone('other');
});
afterAll(() => rmSync(beginning, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-git-'));
  cpSync(beginning, folder, { recursive: true });
  process.chdir(join(folder, 'editor'));
});

afterEach(() => {
  process.env.PATH = programs;
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

describe('Send', () => {
  test('takes a file that git moved away from its old place', async () => {
    git('editor', 'mv', 'media/pictures/battery-yard.jpg', 'media/pictures/plant-east.jpg');
    await send(maria, 'Moved');
    const [branch = ''] = branches();
    expect(git('bare.git', 'ls-tree', '-r', '--name-only', branch, 'media/pictures')).toBe(
      'media/pictures/plant-east.jpg',
    );
  });

  test('puts the changes of the editor, and no others, on one branch in the name of the person', async () => {
    set(italian, heading, 'Verifica');
    write('media/pictures/battery-yard.jpg', 'photograph');
    write('media/pictures/plant-east.jpg', 'new');
    write('code.ts', 'unfinished');
    const before = status();
    const { done } = await send(maria, 'New words');
    const [branch = '', main] = branches();
    expect([branch, main]).toEqual([expect.stringMatching(/^edit\/.*-maria$/), 'main']);
    expect(done).toContain(branch);
    expect(git('bare.git', 'log', '-1', '--format=%an <%ae> %s', branch)).toBe(
      'Maria <maria@company.example> New words',
    );
    expect(git('bare.git', 'diff', '--name-only', 'main', branch).split('\n')).toEqual([
      'media/pictures/battery-yard.jpg',
      'media/pictures/plant-east.jpg',
      italian,
    ]);
    // The folder is as it was, on its branch and with its changes.
    expect(status()).toEqual(before);
    expect(before).toContain('?? media/pictures/plant-east.jpg');
    expect(readdirSync('.git').filter((name) => name.startsWith('editor-'))).toEqual([]);
  });

  test('updates the sent branch until it is published', async () => {
    set(italian, heading, 'Verifica');
    await send(maria, 'New words');
    const [branch = ''] = branches();
    set(italian, number, 'N.');
    write('code.ts', 'unfinished');
    await send(maria, 'More words');
    expect(branches()).toEqual([branch, 'main']);
    expect(git('bare.git', 'show', `${branch}:${italian}`)).toContain('"number": "N."');
    git('bare.git', 'update-ref', 'refs/heads/main', branch);
    git('bare.git', 'branch', '-D', branch);
    await update();
    expect(await changedPaths(await findBasis())).toEqual([]);
    expect(get(italian, number)).toBe('N.');
    expect(read('code.ts')).toBe('unfinished');
    await expect(send(maria, 'Nothing')).rejects.toThrow('nothing to send');
  });

  test('twice without a change between sends once', async () => {
    set(italian, heading, 'Verifica');
    await send(maria, 'New words');
    const sent = git('bare.git', 'rev-parse', branches()[0] ?? '');
    const { done } = await send(maria, 'New words');
    expect(done).toContain('All of this has been sent already');
    expect(branches()).toHaveLength(2);
    expect(git('bare.git', 'rev-parse', branches()[0] ?? '')).toBe(sent);
  });

  test('leaves out what text editors and systems put beside the files', async () => {
    set(italian, heading, 'Verifica');
    for (const name of ['.DS_Store', 'it.json~', '.it.json.swp', 'it.json.4711.tmp'])
      write(`messages/${name}`, '');
    await send(maria, 'New words');
    expect(git('bare.git', 'diff', '--name-only', 'main', branches()[0] ?? '')).toBe(italian);
  });

  test('brings along what others have published, so that the branch can be published', async () => {
    // Both are in neighbouring lines, which git alone could not merge.
    const step = ['CheckCertificate', 'steps', 'document'];
    set(italian, [...step, 'title'], 'Il certificato');
    await send(maria, 'New words');
    publish(() => set(italian, [...step, 'text'], 'Indica la norma.', 'other'));
    set(english, number, 'No.');
    await send(maria, 'More words');
    const [branch = ''] = branches();
    expect(git('bare.git', 'merge-base', 'main', branch)).toBe(
      git('bare.git', 'rev-parse', 'main'),
    );
    const sent = JSON.parse(git('bare.git', 'show', `${branch}:${italian}`));
    expect(sent.CheckCertificate.steps.document).toEqual({
      title: 'Il certificato',
      text: 'Indica la norma.',
    });
  });

  test('works with git 2.34, which cannot merge trees', async () => {
    hook(
      'git',
      `case "$*" in *merge-tree*) echo "usage: git merge-tree <base-tree> <branch1> <branch2>" >&2; exit 129;; esac\nexec "${findProgram('git')}" "$@"`,
    );
    process.env.PATH = `${folder}${path.delimiter}${programs}`;
    set(italian, heading, 'Verifica');
    publish(() => set(english, number, 'No.', 'other'));
    await send(maria, 'New words');
    expect(branches()).toHaveLength(2);
    await update();
    expect(get(english, number)).toBe('No.');
  });
});

describe('Get', () => {
  test('keeps what was changed here, beside changes of others in the same file', async () => {
    publish(() => {
      set(italian, number, 'N.', 'other');
      write('media/pictures/plant-west.jpg', 'west', 'other');
    });
    set(italian, heading, 'Verifica');
    write('media/pictures/plant-east.jpg', 'east');
    write('code.ts', 'unfinished');
    await update();
    expect([get(italian, number), get(italian, heading)]).toEqual(['N.', 'Verifica']);
    expect(status()).toEqual(['M code.ts', `M ${italian}`, '?? media/pictures/plant-east.jpg']);
    expect(await changedPaths(await findBasis())).toEqual([
      italian,
      'media/pictures/plant-east.jpg',
    ]);
  });

  test('two people add a plant: both stay', async () => {
    const plant = (picture: string) => ({ name: { en: picture }, picture });
    const file = 'content/references.json';
    publish(() => write(file, JSON.stringify([plant('plant-west')], null, 2), 'other'));
    write(file, JSON.stringify([plant('plant-east')], null, 2));
    await update();
    expect(JSON.parse(read(file))).toEqual([plant('plant-west'), plant('plant-east')]);
  });

  test('two people renew a certificate each: both stay, and each can be taken back', async () => {
    const file = 'content/certificates.json';
    publish(() => set(file, [0, 'number'], 'A-1', 'other'));
    set(file, [1, 'number'], 'B-2');
    await update();
    const numbers = () => JSON.parse(read(file)).map(({ number }: { number: string }) => number);
    expect(numbers().slice(0, 2)).toEqual(['A-1', 'B-2']);
    const { differences } = await readDifferences();
    expect(differences).toMatchObject([{ key: '1.number', texts: [{ now: 'B-2' }] }]);
    await takeBack('1.number');
    expect(numbers().slice(0, 2)).toEqual(['A-1', 'SPECIMEN-14001']);
  });
});

describe('after Get, Undo', () => {
  const nothing = { undo: undefined, redo: undefined };
  const saveHeading = (words: string) =>
    save(words, { [italian]: withValue(read(italian), heading, words) });

  test('does not bring back values that others have replaced', async () => {
    saveHeading('Verifica');
    saveHeading('Controllo');
    travel('undo');
    publish(() => set(italian, number, 'N.', 'other'));
    await send(maria, 'New words');
    // Send writes nothing into this folder.
    expect(historyWords()).toEqual({ undo: 'Verifica', redo: 'Controllo' });
    await update();
    expect(historyWords()).toEqual(nothing);
    expect(() => travel('undo')).toThrow('nothing to undo');
    expect([get(italian, number), get(italian, heading)]).toEqual(['N.', 'Verifica']);
  });

  test('does not bring back what both have replaced if one’s own text was chosen', async () => {
    saveHeading('Verifica');
    publish(() => set(italian, heading, 'La loro verifica', 'other'));
    const { clashes } = await send(maria, 'New words');
    expect(historyWords().undo).toBe('Verifica');
    await update(choose(clashes, 'now'));
    expect(get(italian, heading)).toBe('Verifica');
    expect(historyWords()).toEqual(nothing);
  });

  test.each([
    ['others have published only code', () => write('code.ts', 'other code', 'other')],
    ['others have published nothing', undefined],
  ])('still takes back the last save if %s', async (_, change) => {
    const before = get(italian, heading);
    saveHeading('Verifica');
    if (change) publish(change);
    await update();
    expect(historyWords().undo).toBe('Verifica');
    travel('undo');
    expect(get(italian, heading)).toBe(before);
  });

  test('still takes back the last save if Get was refused', async () => {
    saveHeading('Verifica');
    write('code.ts', 'unfinished');
    publish(() => {
      set(english, number, 'No.', 'other');
      write('code.ts', 'other code', 'other');
    });
    await expect(update()).rejects.toThrow('not by the editor');
    expect(historyWords().undo).toBe('Verifica');
  });
});

describe('if somebody else has changed the same text', () => {
  beforeEach(() => {
    publish(() => {
      set(italian, heading, 'La loro verifica', 'other');
      set(english, number, 'No.', 'other');
    });
    set(italian, heading, 'La mia verifica');
    set(english, heading, 'My check');
  });

  test('both texts are shown under the name of their place and language, and nothing is sent or written', async () => {
    const { clashes } = await send(maria, 'New words');
    expect(clashes).toMatchObject([
      {
        name: 'Certificates › My check › heading – Italiano',
        isText: true,
        texts: [{ path: italian, published: 'La loro verifica', now: 'La mia verifica' }],
      },
    ]);
    expect(branches()).toEqual(['main']);
    expect((await update()).clashes).toEqual(clashes);
    expect(get(italian, heading)).toBe('La mia verifica');
    expect(get(english, number)).toBe('Number');
  });

  test.each([
    ['published', 'La loro verifica'],
    ['now', 'La mia verifica'],
    [{ text: 'La nostra verifica' }, 'La nostra verifica'],
  ] as const)(
    'the choice %j is kept, and other languages stay as they are',
    async (choice, text) => {
      const { clashes } = await send(maria, 'New words');
      expect((await update(choose(clashes, choice))).clashes).toBeUndefined();
      expect(get(italian, heading)).toBe(text);
      expect(get(english, heading)).toBe('My check');
      expect(get(english, number)).toBe('No.');
      expect((await send(maria, 'New words')).clashes).toBeUndefined();
      const sent = JSON.parse(git('bare.git', 'show', `${branches()[0]}:${italian}`));
      expect(sent.CheckCertificate.title).toBe(text);
    },
  );

  test('they are asked again if the other text has changed since they chose', async () => {
    const { clashes } = await send(maria, 'New words');
    publish(() => set(italian, heading, 'Un’altra verifica', 'other'));
    const again = await update(choose(clashes, 'now'));
    expect(again.clashes).toMatchObject([{ texts: [{ published: 'Un’altra verifica' }] }]);
    expect(get(italian, heading)).toBe('La mia verifica');
  });

  test('a third text that the build would refuse is refused', async () => {
    const { clashes } = await send(maria, 'New words');
    await expect(update(choose(clashes, { text: 'Due  spazi' }))).rejects.toThrow('two spaces');
    expect(get(italian, heading)).toBe('La mia verifica');
  });

  test('a file that was broken by hand is named, and nothing is written', async () => {
    const broken = read(italian).slice(0, 400);
    write(italian, broken);
    await expect(update()).rejects.toThrow(`${italian} has a mistake`);
    expect(read(italian)).toBe(broken);
  });

  test('other people’s change of a text that was changed alike is not asked', async () => {
    set(italian, heading, 'La loro verifica');
    expect((await update()).clashes).toBeUndefined();
    expect(get(italian, heading)).toBe('La loro verifica');
  });
});

describe('if somebody else has changed the same list', () => {
  const list = 'Services.studies.points';
  const [first = '', second = '', ...rest] = readLists().lists[list] ?? [];
  const entries = (where?: string) => JSON.parse(read(listsFile, where))[list];

  test.each([
    ['published', [second, first, ...rest]],
    ['now', [second, ...rest]],
  ] as const)('one of the two is chosen for all languages at once: %s', async (choice, kept) => {
    publish(() => set(listsFile, [list], [second, first, ...rest], 'other'));
    saveEdits('a list', listEdits(readLists(), list, [second, ...rest]));
    const { clashes = [] } = await update();
    expect(clashes).toHaveLength(1);
    expect(clashes[0]).toMatchObject({ key: list, isText: false });
    // Each language shows the words of both lists.
    const words = clashes[0]?.texts.map((text) => text.path);
    expect(words).toEqual(expect.arrayContaining([listsFile, english, italian]));
    expect((await update(choose(clashes, choice))).clashes).toBeUndefined();
    expect(entries()).toEqual(kept);
    const points = JSON.parse(read(italian)).Services.studies.points;
    expect(Object.keys(points).toSorted()).toEqual(kept.toSorted());
  });

  test('the text of an entry that was removed here is decided with its list', async () => {
    const at = [...list.split('.'), first];
    const inside = Object.keys(JSON.parse(read(english)).Services.studies.points[first] ?? {});
    const place = typeof inside[0] === 'string' && inside[0] !== '0' ? [...at, inside[0]] : at;
    publish(() => set(english, place, 'Other words', 'other'));
    saveEdits('a list', listEdits(readLists(), list, [second, ...rest]));
    const { clashes = [] } = await update();
    expect(clashes).toMatchObject([{ key: list }]);
    await update(choose(clashes, 'published'));
    expect(entries()).toEqual([first, second, ...rest]);
    expect(Object.keys(JSON.parse(read(italian)).Services.studies.points)).toContain(first);
  });
});

test.each([
  ['published', 'theirs'],
  ['now', 'mine'],
] as const)(
  'another version of the same picture: one of the two is chosen (%s)',
  async (choice, kept) => {
    const picture = 'media/pictures/battery-yard.jpg';
    publish(() => write(picture, 'theirs', 'other'));
    write(picture, 'mine');
    const { clashes } = await send(maria, 'New picture');
    expect(clashes).toMatchObject([
      { name: 'battery-yard.jpg', isText: false, files: [{ path: picture, published: true }] },
    ]);
    await update(choose(clashes, choice));
    expect(read(picture)).toBe(kept);
  },
);

describe('a refusal says what to do and loses nothing', () => {
  beforeEach(() => set(italian, heading, 'Verifica'));
  afterEach(() => expect(get(italian, heading)).toBe('Verifica'));

  test('if somebody else has added a commit to the sent branch, the next send makes a new branch', async () => {
    await send(maria, 'New words');
    const [branch = ''] = branches();
    git('other', 'fetch', '--quiet');
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

  test('if both sides are right and do not fit together', async () => {
    // The Italian text is then still in English.
    publish(() => set(english, heading, 'Verifica', 'other'));
    await expect(send(maria, 'New words')).rejects.toThrow(
      /Certificates › .* › heading \(messages\/it\.json\)\. .*still in English/,
    );
    expect(branches()).toEqual(['main']);
  });

  test('if files of the code have been changed here and by others', async () => {
    write('code.ts', 'unfinished');
    publish(() => write('code.ts', 'other code', 'other'));
    await expect(update()).rejects.toThrow('not by the editor');
    expect(read('code.ts')).toBe('unfinished');
    expect(status()).toEqual(['M code.ts', `M ${italian}`]);
  });

  test('if this folder has commits that are not published', async () => {
    git('editor', 'commit', '--quiet', '-m', 'Mine', '--allow-empty');
    publish(() => set(english, number, 'No.', 'other'));
    await expect(update()).rejects.toThrow('commits that are not published');
    await send(maria, 'New words');
    expect(git('bare.git', 'diff', '--name-only', 'main', branches()[0] ?? '')).toBe(italian);
  });

  test('with the words of the forge', async () => {
    hook('bare.git/hooks/pre-receive', 'echo "Pushes rest on Sundays." >&2; exit 1');
    await expect(send(maria, 'New words')).rejects.toThrow('“Pushes rest on Sundays.');
  });

  test.each(['>&2', ''])('with the words of a hook of this computer (%s)', async (output) => {
    hook('editor/.git/hooks/pre-push', `echo "Spelling: 2 mistakes" ${output}; exit 1`);
    const refused = send(maria, 'New words');
    await expect(refused).rejects.toThrow('It says: “Spelling: 2 mistakes”');
    await expect(refused).rejects.toThrow('a hook of git');
    expect(branches()).toEqual(['main']);
  });

  test('if the computer is offline', async () => {
    git('editor', 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    await expect(send(maria, 'New words')).rejects.toThrow('Check the internet connection');
  });

  test('without a remote', async () => {
    git('editor', 'remote', 'remove', 'origin');
    await expect(send(maria, 'New words')).rejects.toThrow('“git remote add origin …”');
  });

  test('if nobody has said which branch is published', async () => {
    git('bare.git', 'branch', '--move', 'main', 'trunk');
    git('editor', 'branch', '--unset-upstream');
    git('editor', 'update-ref', '-d', 'refs/remotes/origin/main');
    await expect(send(maria, 'New words')).rejects.toThrow('--set-upstream-to');
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
