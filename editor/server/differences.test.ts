/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { listsFile } from '@/content/files';
import { listEdits, newName } from '../lists';
import { readDifferences, takeBack } from './differences';
import { editedPaths } from './files';
import { workInSiteCopy } from './siteCopy';
import { readLists } from './state';
import { readTexts, saveEdits } from './texts';

workInSiteCopy();

beforeEach(() => {
  execFileSync('git', ['init', '--quiet']);
  execFileSync('git', ['add', '.']);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'Site']);
});

const keys = async () => (await readDifferences()).differences.map(({ key }) => key);
const changeJson = (file: string, change: (value: never) => unknown) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as never)));

test('a list is one difference, and Take back restores the list as it was', async () => {
  // Compares values and not the text of files, because the editor writes a no-break space as an escape.
  const values = () => readTexts().map(({ text }) => JSON.parse(text));
  const before = values();
  const file = readFileSync(listsFile, 'utf8');
  const lists = readLists();
  const [list = '', entries = []] = Object.entries(lists.lists)[1] ?? [];
  saveEdits('a list', listEdits(lists, list, [...entries.slice(1), newName(entries)]));
  const { differences } = await readDifferences();
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatchObject({ key: list, name: expect.stringContaining(' › ') });
  const count = `${entries.length} entries`;
  expect(differences[0]?.texts).toContainEqual({
    path: listsFile,
    published: count,
    now: `${count}, changed or moved`,
  });
  await takeBack(list);
  expect(values()).toEqual(before);
  expect(readFileSync(listsFile, 'utf8')).toBe(file);
});

test('Take back restores a single text, or the whole file if it cannot be read', async () => {
  const path = 'messages/it.json';
  const good = readFileSync(path, 'utf8');
  const { phone, email } = JSON.parse(readFileSync('content/company.json', 'utf8'));
  const company = readFileSync('content/company.json', 'utf8');
  writeFileSync('content/company.json', company.replace(phone, '1').replace(email, 'x@y.z'));
  expect(await keys()).toEqual(['phone', 'email']);
  await takeBack('phone');
  expect(readFileSync('content/company.json', 'utf8')).toBe(company.replace(email, 'x@y.z'));
  writeFileSync(path, good.slice(9));
  expect(await keys()).toContain(path);
  await takeBack(path);
  expect(readFileSync(path, 'utf8')).toBe(good);
});

test('the point of a picture is one difference, which is described in words', async () => {
  const file = 'media/pictures.json';
  changeJson(file, (facts: Record<string, object>) => ({
    ...facts,
    'module-detail': { x: 10, y: 20, isPhotograph: true },
  }));
  const [difference, ...others] = (await readDifferences()).differences;
  expect(others).toEqual([]);
  expect(difference).toMatchObject({
    name: 'What is always visible of the picture “module-detail”',
    texts: [
      { now: '10\u00a0% from the left, 20\u00a0% from the top is always visible; a photograph' },
    ],
  });
});

test('a new plant is one difference, together with its picture and the description of it', async () => {
  const picture = 'plant-east';
  const photograph = `media/pictures/${picture}.jpg`;
  const plant = { name: { en: 'East' }, picture };
  changeJson('content/references.json', (plants: object[]) => [...plants, plant]);
  changeJson('media/pictures.json', (facts: object) => ({ ...facts, [picture]: { x: 1, y: 2 } }));
  changeJson('messages/en.json', (messages: { Pictures: object }) => ({
    ...messages,
    Pictures: { ...messages.Pictures, [picture]: 'A plant in the east' },
  }));
  mkdirSync('media/pictures');
  writeFileSync(photograph, 'picture');
  const [difference, ...others] = (await readDifferences()).differences;
  expect(others).toEqual([]);
  expect(difference).toMatchObject({
    key: 'references',
    name: 'Home › plants of the company',
    files: [{ path: photograph, published: false, now: true }],
  });
  const now = difference?.texts.map((text) => text.now);
  expect(now).toHaveLength(2);
  expect(now).toEqual(
    expect.arrayContaining([expect.stringContaining('East'), 'A plant in the east']),
  );
});

test('a document is one difference with the name of its file and its languages', async () => {
  const document = 'public/certificates/en/iso-9001.pdf';
  writeFileSync(document, 'another');
  expect((await readDifferences()).differences).toEqual([
    {
      key: document,
      name: 'iso-9001.pdf (English and Italian)',
      texts: [],
      files: [{ path: document, published: true, now: true }],
    },
  ]);
});

test('a new certificate is one difference, together with its documents', async () => {
  const file = 'content/certificates.json';
  const before = readFileSync(file, 'utf8');
  const documents = ['bg', 'en'].map((set) => `public/certificates/${set}/iso-50001.pdf`);
  changeJson(file, (list: object[]) => [
    ...list,
    { ...list[0], id: 'iso-50001', standard: 'ISO 50001', edition: '2018' },
  ]);
  for (const document of documents) writeFileSync(document, 'document');
  const [difference, ...others] = (await readDifferences()).differences;
  expect(others).toEqual([]);
  expect(difference).toMatchObject({
    name: 'ISO 50001:2018',
    files: documents.map((path) => ({ path, published: false, now: true })),
  });
  await takeBack(difference?.key ?? '');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(before));
  expect(documents.map((document) => existsSync(document))).toEqual([false, false]);
});

test('a removed certificate comes back with its documents', async () => {
  const file = 'content/certificates.json';
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const documents = ['bg', 'en'].map((set) => `public/certificates/${set}/iso-45001.pdf`);
  changeJson(file, (list: object[]) => list.slice(0, 2));
  for (const document of documents) rmSync(document);
  const [difference, ...others] = (await readDifferences()).differences;
  expect(others).toEqual([]);
  await takeBack(difference?.key ?? '');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
  expect(documents.map((document) => existsSync(document))).toEqual([true, true]);
});

test('another order of the certificates is one difference, which Take back restores', async () => {
  const file = 'content/certificates.json';
  const before = readFileSync(file, 'utf8');
  changeJson(file, ([first, ...rest]: readonly object[]) => [...rest, first]);
  const { differences } = await readDifferences();
  expect(differences.map(({ name, texts }) => [name, texts[0]])).toEqual([
    [
      'Certificates: order',
      {
        path: file,
        published: 'ISO 9001:2015, ISO 14001:2015, ISO 45001:2018',
        now: 'ISO 14001:2015, ISO 45001:2018, ISO 9001:2015',
      },
    ],
  ]);
  await takeBack(differences[0]?.key ?? '');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(before));
});

test('a removed certificate comes back to its place in the list', async () => {
  const file = 'content/certificates.json';
  const before = JSON.parse(readFileSync(file, 'utf8'));
  changeJson(file, ([first, , third]: readonly object[]) => [first, third]);
  expect((await readDifferences()).differences).toHaveLength(1);
  await takeBack(`${file}/iso-14001`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
});

test('another order of the plants is part of their difference', async () => {
  const plant = (name: string) => ({ name: { en: name }, picture: `plant-${name}`, consent: null });
  const file = 'content/references.json';
  writeFileSync(file, JSON.stringify([plant('east'), plant('west')]));
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qam', 'Plants']);
  changeJson(file, (list: readonly object[]) => list.toReversed());
  const { differences } = await readDifferences();
  expect(differences[0]?.texts).toEqual([
    { path: file, published: 'east, west', now: 'west, east' },
  ]);
  await takeBack('references');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([plant('east'), plant('west')]);
});

/** A change of each file that the editor or a command of owners may write. */
const changes: Readonly<Record<string, (value: never) => unknown>> = {
  'content/certificates.json': ([first, ...rest]: object[]) => [
    { ...first, number: 'X-1' },
    ...rest,
  ],
  'content/company.json': (company: object) => ({ ...company, phone: '+359 2 000 00 01' }),
  'content/confirmed.json': (list: object[]) => [
    ...list,
    { what: 'Privacy', by: 'A. Lawyer', on: '2026-11-20', until: '2027-11-20' },
  ],
  'content/facts.json': ([first, ...rest]: object[]) => [
    { ...first, checkedBy: 'An Engineer', checkedOn: '2026-11-20' },
    ...rest,
  ],
  'content/lists.json': (lists: object) => ({ ...lists, 'Commitments.items': ['answer'] }),
  'content/references.json': (plants: object[]) => [
    ...plants,
    { name: { en: 'East' }, picture: 'plant-east' },
  ],
  'content/sections.json': (switches: object) => ({ ...switches, founder: false }),
  'media/pictures.json': (facts: object) => ({ ...facts, 'solar-meadow': { x: 1, y: 2 } }),
  'messages/it.json': (messages: { Hero: object }) => ({
    ...messages,
    Hero: { ...messages.Hero, title: 'Un altro' },
  }),
};

test.each(Object.entries(changes))(
  'a change of %s is listed, and can be taken back',
  async (file, change) => {
    const before = JSON.parse(readFileSync(file, 'utf8'));
    changeJson(file, change);
    const [difference, ...others] = (await readDifferences()).differences;
    expect(others).toEqual([]);
    expect(difference?.texts).toMatchObject([{ path: file }]);
    await takeBack(difference?.key ?? '');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
  },
);

test('there is such a change for everything that may be written, and for all content that is data', () => {
  const isFile = (path: string) => /\.\w+$/.test(path);
  const tested = Object.keys(changes);
  expect(editedPaths.filter(isFile).filter((path) => !tested.includes(path))).toEqual([]);
  const data = readdirSync('content').filter((name) => /^\w+\.json$/.test(name));
  expect(data.map((name) => `content/${name}`).filter((path) => !tested.includes(path))).toEqual(
    [],
  );
});

test('switches, confirmations and facts are named in words', async () => {
  const words = async (file: string) => {
    changeJson(file, changes[file] as never);
    const found = (await readDifferences()).differences.find(
      ({ texts }) => texts[0]?.path === file,
    );
    return [found?.name, found?.texts[0]?.published, found?.texts[0]?.now];
  };
  expect(await words('content/sections.json')).toEqual([
    'Home › the founder’s profile',
    'shown',
    'not shown',
  ]);
  expect(await words('content/confirmed.json')).toEqual([
    expect.stringMatching(/^Confirmed: .+ › .+/),
    '',
    'A. Lawyer, 2026-11-20, until 2027-11-20',
  ]);
  expect(await words('content/facts.json')).toEqual([
    expect.stringMatching(/^Checked: .+/),
    expect.stringMatching(/^.+, \d{4}-\d{2}-\d{2}$/),
    'An Engineer, 2026-11-20',
  ]);
});
