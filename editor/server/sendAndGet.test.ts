import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { locales } from '@/i18n/locales';
import { phrase } from '@/i18n/toolText';
import { withValue } from '@/scripts/content/editJson';
import { workInClone } from '@/scripts/testing/clones';
import { listEdits } from '../lists';
import { readChanges, takeBack } from './changes';
import { getPublished } from './get';
import { saveEdits } from './save';
import { sendChanges } from './send';
import { readLists } from './state';
import { undoDescription, undoSave, writeUndoable } from './undo';

/* Uses the repository that is published, in which somebody else works, and the clone of the person who edits. */

const { pathOf, git } = workInClone();
const programs = process.env.PATH;
const maria = { name: 'Maria', email: 'maria@company.example', language: 'en' } as const;
const [english, italian] = ['messages/en.json', 'messages/it.json'];
const heading = ['CheckCertificate', 'title'];
const number = ['Certificates', 'number'];

type Where = Parameters<typeof pathOf>[0];

const read = (file: string, where: Where = 'clone') => readFileSync(pathOf(where, file), 'utf8');
const write = (file: string, content: string | Buffer, where: Where = 'clone') =>
  writeFileSync(pathOf(where, file), content);
const set = (file: string, at: (string | number)[], value: unknown, where: Where = 'clone') =>
  write(file, withValue(read(file, where), at, value), where);
const textIn = (file: string, [group = '', name = '']: readonly string[]) =>
  JSON.parse(read(file))[group][name];
const branches = () => git('published', 'branch', '--format=%(refname:short)').split('\n');
const status = () =>
  git('clone', 'status', '--porcelain')
    .split('\n')
    .map((line) => line.trim());

/** Somebody else publishes what `change` writes into their folder. */
function publish(change: () => void): void {
  change();
  git('published', 'add', '--all');
  git('published', 'commit', '--quiet', '-m', 'Other words');
}

function hook(where: Where, name: string, script: string): string {
  const file = pathOf(where, `.git/hooks/${name}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Prints for a new branch what GitHub prints, and nothing for one that it knows. */
const forge = `while read old new ref; do
  case $old in *[1-9a-f]*) ;; *) cat <<END
Create a pull request for '\${ref#refs/heads/}' on GitHub by visiting:
     https://github.com/o/site/pull/new/\${ref#refs/heads/}

END
  ;; esac
done`;

/** The changes: their keys, and whether they are conflicts in some file. */
const changes = async () =>
  Object.fromEntries(
    (await readChanges()).changes.map((one) => [one.key, one.conflicts.length > 0]),
  );

afterEach(() => {
  process.env.PATH = programs;
});

describe('Send', () => {
  test('puts the changes of the editor, and no others, on one branch in the name of the person', async () => {
    await expect(sendChanges(maria)).rejects.toThrow('nothing to send');
    set(italian, heading, 'Verifica');
    write('media/pictures/new-yard.jpg', 'new');
    git('clone', 'mv', 'media/pictures/battery-yard.jpg', 'media/pictures/plant-east.jpg');
    for (const name of ['.DS_Store', '._it.json', 'it.json~', '.it.json.swp'])
      write(`messages/${name}`, '');
    write('code.ts', 'unfinished');
    git('clone', 'add', 'code.ts');
    await sendChanges(maria);
    const [branch = '', main] = branches();
    expect([branch, main]).toEqual([expect.stringMatching(/^edit\/.*-maria$/), 'main']);
    expect(git('published', 'log', '-1', '--format=%an <%ae> %s', branch)).toBe(
      'Maria <maria@company.example> Change what the website says and shows',
    );
    const sent = git('published', 'diff', '--name-status', '--no-renames', 'main', branch);
    expect(sent.split('\n')).toEqual([
      'D\tmedia/pictures/battery-yard.jpg',
      'A\tmedia/pictures/new-yard.jpg',
      'A\tmedia/pictures/plant-east.jpg',
      `M\t${italian}`,
    ]);
    // What is checked out is what was sent. The work of others is as it was.
    expect(git('clone', 'rev-parse', 'HEAD')).toBe(git('published', 'rev-parse', branch));
    expect(status().filter((line) => !line.startsWith('??'))).toEqual(['M  code.ts']);
  });

  test('again goes to the same branch and its page, which the forge prints only once', async () => {
    hook('published', 'post-receive', forge);
    set(italian, heading, 'Verifica');
    const { done } = await sendChanges(maria);
    const [branch = ''] = branches();
    const sent = { branch, page: `https://github.com/o/site/pull/new/${branch}` };
    expect((await readChanges()).sent).toEqual(sent);
    set(italian, number, 'N.');
    expect(await sendChanges(maria)).toEqual({ done });
    expect(done).toContainEqual(phrase('Git.confirm'));
    expect(branches()).toEqual([branch, 'main']);
    expect(git('published', 'rev-list', '--count', `main..${branch}`)).toBe('2');
    const again = await sendChanges(maria);
    expect(again).toEqual({ done: [phrase('Git.sentAlready', { branch })] });
    expect((await readChanges()).sent).toEqual(sent);
  });

  test('names in each commit what has changed since the one before, and what was taken back', async () => {
    const before = textIn(italian, heading);
    set(italian, heading, 'Verifica');
    await sendChanges(maria);
    set(italian, heading, before);
    set(italian, number, 'N.');
    await sendChanges({ ...maria, language: 'it' });
    set('content/certificates.json', [0, 'number'], 'A-1');
    await sendChanges(maria);
    const [branch = ''] = branches();
    const [third, second, first] = git('published', 'log', '--format=%b%x00', `main..${branch}`)
      .split('\0')
      .map((body) => body.trim().split('\n'));
    expect(first).toEqual([expect.stringMatching(/^- .* › heading$/)]);
    expect(second).toEqual([expect.stringMatching(/› N\.$/), expect.stringMatching(/› titolo$/)]);
    expect(third).toEqual([expect.stringMatching(/Number of the certificate$/)]);
  });

  test('after Get goes to the same branch, on top of what others have published', async () => {
    set(italian, heading, 'Verifica');
    await sendChanges(maria);
    const [branch = ''] = branches();
    publish(() => {
      set(italian, number, 'N.', 'published');
      write('code.ts', 'other code', 'published');
    });
    await getPublished();
    await sendChanges(maria);
    expect(branches()).toEqual([branch, 'main']);
    expect(git('published', 'diff', '--name-only', 'main', branch)).toBe(italian);
    expect(git('published', 'show', `${branch}:${italian}`)).toContain('"number": "N."');
  });

  test.each(['--no-ff', '--squash'])(
    'after its branch is merged (%s) and Get, the folder is on the published branch, and the next branch is new',
    async (way) => {
      set(italian, heading, 'Verifica');
      await sendChanges(maria);
      const [branch = ''] = branches();
      publish(() => {
        git('published', 'merge', '--quiet', way, branch);
        write('code.ts', 'other code', 'published');
      });
      // A squashed branch is another commit, so only Get can tell that it is published.
      if (way === '--no-ff') await expect(sendChanges(maria)).rejects.toThrow('nothing to send');
      await getPublished();
      expect(await changes()).toEqual({});
      expect(git('clone', 'status', '--short', '--branch')).toBe('## main...origin/main');
      set(italian, number, 'N.');
      await sendChanges(maria);
      expect(branches()).toHaveLength(3);
    },
  );

  test.each([
    ['without a local branch of its name', () => git('clone', 'branch', '-D', 'main'), true],
    [
      'but not if the local branch of its name has work that nobody has published',
      () => {
        git('clone', 'switch', '--quiet', 'main');
        git('clone', 'commit', '--quiet', '--allow-empty', '-m', 'Mine');
        git('clone', 'switch', '--quiet', '-');
      },
      false,
    ],
  ])('Get goes to the published branch, %s', async (_, prepare, goes) => {
    set(italian, heading, 'Verifica');
    await sendChanges(maria);
    const [branch = ''] = branches();
    git('published', 'merge', '--quiet', '--no-ff', branch);
    prepare();
    await getPublished();
    expect(git('clone', 'branch', '--show-current')).toBe(goes ? 'main' : branch);
    expect(git('clone', 'log', '--format=%s', '--all').includes('Mine')).toBe(!goes);
  });

  test('leaves a sent branch alone that somebody else has changed', async () => {
    set(italian, heading, 'Verifica');
    await sendChanges(maria);
    const [branch = ''] = branches();
    git('published', 'checkout', '--quiet', branch);
    git('published', 'commit', '--quiet', '--allow-empty', '-m', 'Review');
    git('published', 'checkout', '--quiet', 'main');
    set(italian, number, 'N.');
    const { done } = await sendChanges(maria);
    expect(done).toContainEqual(phrase('Git.taken', { branch }));
    expect(branches()).toHaveLength(3);
    expect(git('published', 'log', '-1', '--format=%s', branch)).toBe('Review');
    expect(await changes()).toEqual({ [heading.join('.')]: false, [number.join('.')]: false });
  });
});

describe('Get', () => {
  test('keeps what was changed here, beside changes of others in the same file', async () => {
    // Both are in neighbouring lines, which git alone could not merge.
    const step = ['CheckCertificate', 'steps', 'document'];
    publish(() => {
      set(italian, [...step, 'text'], 'Indica la norma.', 'published');
      set('content/certificates.json', [0, 'number'], 'A-1', 'published');
      write('media/pictures/plant-west.jpg', 'west', 'published');
    });
    set(italian, [...step, 'title'], 'Il certificato');
    set('content/certificates.json', [1, 'number'], 'B-2');
    write('media/pictures/plant-east.jpg', 'east');
    write('code.ts', 'unfinished');
    expect(await getPublished()).toEqual({ done: [phrase('Git.got')] });
    expect(JSON.parse(read(italian)).CheckCertificate.steps.document).toEqual({
      title: 'Il certificato',
      text: 'Indica la norma.',
    });
    expect(JSON.parse(read('content/certificates.json'))).toMatchObject([
      { number: 'A-1' },
      { number: 'B-2' },
      {},
    ]);
    expect(read('media/pictures/plant-west.jpg')).toBe('west');
    expect(status()).toEqual([
      'M code.ts',
      'M content/certificates.json',
      `M ${italian}`,
      '?? media/pictures/plant-east.jpg',
    ]);
    expect(await changes()).toEqual({
      '1.number': false,
      [[...step, 'title'].join('.')]: false,
      'media/pictures/plant-east.jpg': false,
    });
  });

  test('keeps the order of this folder and marks it, if others have made another one', async () => {
    const file = 'content/certificates.json';
    const [first, second, third] = JSON.parse(read(file));
    publish(() => write(file, JSON.stringify([third, first, second]), 'published'));
    write(file, JSON.stringify([second, first, third]));
    expect(await getPublished()).toEqual({ done: [phrase('Git.conflicts')] });
    expect(JSON.parse(read(file))).toEqual([second, first, third]);
    expect(Object.values(await changes())).toEqual([true]);
  });

  test('that was interrupted after the files were written can be made again: the same change is no conflict', async () => {
    publish(() => set(italian, number, 'N.', 'published'));
    set(italian, heading, 'Verifica');
    set(italian, number, 'N.');
    expect(await getPublished()).toEqual({ done: [phrase('Git.got')] });
    expect(await changes()).toEqual({ [heading.join('.')]: false });
  });

  test('on a branch that was sent keeps what was changed and taken back since', async () => {
    const before = textIn(italian, heading);
    set(italian, heading, 'Verifica');
    await sendChanges(maria);
    set(italian, heading, before);
    set(english, heading, 'Check');
    publish(() => set('content/certificates.json', [0, 'number'], 'A-1', 'published'));
    await getPublished();
    expect(textIn(italian, heading)).toBe(before);
    expect(Object.keys(await changes())).toEqual([heading.join('.')]);
    expect(textIn(english, heading)).toBe('Check');
  });
});

describe('what both have changed', () => {
  const key = heading.join('.');

  beforeEach(async () => {
    publish(() => {
      set(italian, heading, 'La loro verifica', 'published');
      set(english, number, 'No.', 'published');
    });
    writeUndoable('mine', { [italian]: withValue(read(italian), heading, 'La mia verifica') });
    expect(await getPublished()).toEqual({ done: [phrase('Git.conflicts')] });
  });

  test('stays as it is here and is marked, also after the next Get, until Take back', async () => {
    expect([textIn(italian, heading), textIn(english, number)]).toEqual(['La mia verifica', 'No.']);
    const { changes: found } = await readChanges();
    expect(found).toMatchObject([
      {
        key,
        conflicts: [italian],
        texts: [{ published: 'La loro verifica', now: 'La mia verifica' }],
      },
    ]);
    publish(() => set(english, number, 'Nr.', 'published'));
    expect(await getPublished()).toEqual({ done: [phrase('Git.got')] });
    expect(await changes()).toEqual({ [key]: true });
    await takeBack(key);
    expect(textIn(italian, heading)).toBe('La loro verifica');
    expect(await changes()).toEqual({});
  });

  test('is taken back only in the languages in conflict; a second Take back restores the others', async () => {
    const published = textIn(english, heading);
    set(english, heading, 'My check');
    expect((await readChanges()).changes).toMatchObject([{ key, takenBack: [italian] }]);
    await takeBack(key);
    expect([textIn(english, heading), textIn(italian, heading)]).toEqual([
      'My check',
      'La loro verifica',
    ]);
    expect((await readChanges()).changes).toMatchObject([{ key, takenBack: [english] }]);
    await takeBack(key);
    expect(textIn(english, heading)).toBe(published);
  });

  test('is decided once it is sent', async () => {
    await sendChanges(maria);
    expect(await changes()).toEqual({ [key]: false });
  });

  test('cannot be undone to what others have replaced, and is decided once another text is written', async () => {
    expect(undoDescription()).toBeUndefined();
    expect(() => undoSave()).toThrow('nothing to undo');
    set(italian, heading, 'La nostra verifica');
    expect(await changes()).toEqual({ [key]: false });
  });
});

test('after Get, Undo still takes back the last save if others have published nothing, or only code', async () => {
  const before = textIn(italian, heading);
  writeUndoable('mine', { [italian]: withValue(read(italian), heading, 'Verifica') });
  await getPublished();
  publish(() => write('code.ts', 'other code', 'published'));
  await getPublished();
  undoSave();
  expect(textIn(italian, heading)).toBe(before);
});

describe('a list that both have changed stays as it is here with all its texts, until Take back', () => {
  const list = 'Services.studies.points';
  const [first = '', second = '', ...rest] = readLists().lists[list] ?? [];
  const entriesOf = (file: string) => Object.keys(JSON.parse(read(file)).Services.studies.points);
  const at = (...parts: string[]) => [...list.split('.'), ...parts];
  const text = typeof JSON.parse(readFileSync(english, 'utf8')).Services.studies.points[first];

  test.each([
    [
      'one more',
      () => {
        for (const file of locales.map((locale) => `messages/${locale}.json`))
          set(
            file,
            at('entry1'),
            JSON.parse(read(file)).Services.studies.points[first],
            'published',
          );
      },
    ],
    [
      'another text',
      () =>
        set(english, text === 'string' ? at(first) : at(first, 'text'), 'Other words', 'published'),
    ],
  ])('one without an entry, the other with %s', async (_, change) => {
    publish(change);
    saveEdits('a list', listEdits(readLists(), list, [second, ...rest]));
    expect(await getPublished()).toEqual({ done: [phrase('Git.conflicts')] });
    for (const file of [english, italian]) expect(entriesOf(file)).toEqual([second, ...rest]);
    expect(await changes()).toEqual({ [list]: true });
    await takeBack(list);
    expect(entriesOf(italian)).toContain(first);
    expect(await changes()).toEqual({});
  });
});

test('an entry that was moved here stays there if others have changed another text', async () => {
  const list = 'Services.studies.points';
  const moved = readLists().lists[list]?.toReversed();
  publish(() => set(italian, heading, 'La loro verifica', 'published'));
  saveEdits('a list', listEdits(readLists(), list, moved ?? []));
  await getPublished();
  expect(textIn(italian, heading)).toBe('La loro verifica');
  expect(Object.keys(JSON.parse(read(italian)).Services.studies.points)).toEqual(moved);
});

test('a file that was added and sent stays, and one that was removed and sent does not come back', async () => {
  const [added, removed] = ['public/certificates/new.pdf', 'media/pictures/battery-yard.jpg'];
  mkdirSync(pathOf('clone', dirname(added)), { recursive: true });
  write(added, 'mine');
  rmSync(pathOf('clone', removed));
  await sendChanges(maria);
  publish(() => set(italian, heading, 'La loro verifica', 'published'));
  await getPublished();
  expect(read(added)).toBe('mine');
  expect(textIn(italian, heading)).toBe('La loro verifica');
  expect(Object.keys(await changes()).sort()).toEqual([removed, added]);
  await sendChanges(maria);
  const [branch = ''] = branches();
  const sent = git('published', 'diff', '--name-status', '--no-renames', 'main', branch);
  expect(sent.split('\n')).toEqual([`D\t${removed}`, `A\t${added}`]);
});

test('another version of the same picture stays as it is here, until Take back', async () => {
  const picture = 'media/pictures/battery-yard.jpg';
  publish(() => write(picture, 'theirs', 'published'));
  write(picture, 'mine');
  await getPublished();
  expect(read(picture)).toBe('mine');
  expect(await changes()).toEqual({ [picture]: true });
  await takeBack(picture);
  expect(read(picture)).toBe('theirs');
});

describe('a refusal has a plain sentence above the words of git, and leaves every file as it was', () => {
  let before: string[];
  const files = () => [italian, english, 'code.ts'].map((file) => read(file));

  beforeEach(() => {
    set(italian, heading, 'Verifica');
    before = files();
  });
  afterEach(() => expect(files()).toEqual(before));

  test('of the forge; what it accepts afterwards is in the name that was corrected', async () => {
    const script = 'echo "error: GH007: Your push would publish a private email." >&2; exit 1';
    const refusing = hook('published', 'pre-receive', script);
    const refused = sendChanges(maria);
    await expect(refused).rejects.toThrow(
      /^This was not accepted\. [^\n]+:\n[\s\S]*GH007: Your push/,
    );
    expect(branches()).toEqual(['main']);
    rmSync(refusing);
    await sendChanges({ ...maria, email: 'maria@users.example' });
    expect(git('published', 'log', '--format=%ae', `main..${branches()[0]}`)).toBe(
      'maria@users.example',
    );
  });

  test('of a hook of this computer', async () => {
    for (const output of ['>&2', '']) {
      hook('clone', 'pre-push', `echo "Spelling: 2 mistakes" ${output}; exit 1`);
      await expect(sendChanges(maria)).rejects.toThrow(/not accepted[\s\S]*Spelling: 2 mistakes/);
    }
    expect(branches()).toEqual(['main']);
  });

  test('offline, and of a server that has no such files', async () => {
    for (const [url, words] of [
      ['http://127.0.0.1:9/site.git', 'Check the internet connection'],
      ['../nowhere.git', 'Git does not work in this folder'],
    ] as const) {
      git('clone', 'remote', 'set-url', 'origin', url);
      await expect(sendChanges(maria)).rejects.toThrow(words);
      await expect(getPublished()).rejects.toThrow(words);
    }
    expect(git('clone', 'branch', '--show-current')).toBe('main');
  });

  test('if files of the code have been changed here and by others; Undo stays', async () => {
    write('code.ts', 'unfinished');
    before = files();
    writeUndoable('mine', {});
    publish(() => {
      set(english, number, 'No.', 'published');
      write('code.ts', 'other code', 'published');
    });
    await expect(getPublished()).rejects.toThrow(/not by the editor[\s\S]*code\.ts/);
    expect(status()).toEqual(['M code.ts', `M ${italian}`]);
    expect(undoDescription()).toBe('mine');
  });

  test('if this folder has other work that is committed and not published', async () => {
    write('code.ts', 'mine');
    git('clone', 'commit', '--quiet', '-m', 'Mine', 'code.ts');
    before = files();
    await expect(getPublished()).rejects.toThrow('commits that are not published');
    await expect(sendChanges(maria)).rejects.toThrow('commits that are not published');
  });

  test.each([
    ['cut', (text: string) => text.slice(0, 400)],
    ['saved as Latin-1', (text: string) => Buffer.from(text.replace(/[^ -~\n]/g, 'é'), 'latin1')],
  ])('if a file that others have changed was %s by another program', async (_, broken) => {
    write(italian, broken(read(italian)));
    before = files();
    publish(() => set(italian, number, 'N.', 'published'));
    await expect(getPublished()).rejects.toThrow(`${italian} has a mistake`);
  });

  test('without git, a published branch, a remote or a repository', async () => {
    const removals = [
      () => Object.assign(process.env, { PATH: pathOf('clone') }),
      () => {
        process.env.PATH = programs;
        git('published', 'branch', '--move', 'main', 'trunk');
        git('clone', 'update-ref', '-d', 'refs/remotes/origin/main');
      },
      () => git('clone', 'remote', 'remove', 'origin'),
      () => rmSync('.git', { recursive: true }),
    ];
    for (const remove of removals) {
      remove();
      await expect(getPublished()).rejects.toThrow('Git does not work in this folder');
    }
  });

  test('without a name', async () => {
    await expect(sendChanges({ ...maria, name: ' ', email: '' })).rejects.toThrow(
      'Write your name',
    );
  });
});
