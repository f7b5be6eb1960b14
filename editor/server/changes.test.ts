import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { certificatesFile, pictureSettingsFile } from '@/content/contentFiles';
import { say, toolLanguages } from '@/i18n/toolText';
import { namer } from '@/scripts/content/readableNames';
import { workInClone } from '@/scripts/testing/clones';
import { certificatePath, certificateSets } from '@/site/documents';
import { listEdits, newName } from '../lists';
import { readChanges, takeBack } from './changes';
import { inFull } from './entries';
import { editedPaths } from './files';
import { saveEdits } from './save';
import { saveEntry } from './saveEntry';
import { readLists } from './state';
import { readTexts, textsIn } from './texts';

workInClone();

const changes = async () => (await readChanges()).changes;
const changeJson = (file: string, change: (value: never) => unknown) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as never)));

test('a list is one change with its texts, and Take back restores the list as it was', async () => {
  // Compares values and not the text of files, because the editor writes a no-break space as an escape.
  // As JSON, because the order of the entries counts.
  const values = () => JSON.stringify(readTexts().map(({ text }) => JSON.parse(text)));
  const before = values();
  const lists = readLists();
  const [list = '', entries = []] = Object.entries(lists.lists)[1] ?? [];
  const wanted = [...entries.slice(1), newName(entries)];
  saveEdits('a list', listEdits(lists, list, wanted));
  const [change, ...others] = await changes();
  expect(others).toEqual([]);
  expect(change?.key).toBe(list);
  expect(say(change?.name ?? '', 'en')).toContain(' › ');
  const italian = change?.texts.find(({ path }) => path === 'messages/it.json');
  expect(say(italian?.published ?? '', 'en')).not.toContain('New entry');
  expect(say(italian?.now ?? '', 'en')).toContain('[EN] New entry');
  await takeBack(list);
  expect(values()).toBe(before);
  saveEdits('a list', listEdits(readLists(), list, entries.toReversed()));
  expect((await changes()).map(({ key }) => key)).toEqual([list]);
  await takeBack(list);
  expect(values()).toBe(before);
});

test('Take back restores a single text, or the whole file if it cannot be read', async () => {
  const keys = async () => (await changes()).map(({ key }) => key);
  const path = 'messages/it.json';
  const good = readFileSync(path, 'utf8');
  const company = readFileSync('content/company.json', 'utf8');
  const { phone, email } = JSON.parse(company);
  writeFileSync('content/company.json', company.replace(phone, '1').replace(email, 'x@y.z'));
  expect(await keys()).toEqual(['phone', 'email']);
  await takeBack('phone');
  expect(readFileSync('content/company.json', 'utf8')).toBe(company.replace(email, 'x@y.z'));
  writeFileSync(path, good.slice(9));
  expect(await keys()).toContain(path);
  await takeBack(path);
  expect(readFileSync(path, 'utf8')).toBe(good);
});

test('whoever renews a certificate in two saves is asked for the documents that are still the published ones', async () => {
  const notes = [];
  for (const set of certificateSets) {
    const other = readFileSync(`public${certificatePath(set, { id: 'iso-14001' })}`);
    const uploads = new Map([[`${certificatesFile} 0.document.${set}`, other]]);
    const { note = [] } = await saveEntry({ description: 'words', edits: [], uploads });
    notes.push(note.length);
  }
  expect(notes).toEqual([1, 0]);
});

test('a picture and its point are one change, and Take back restores both', async () => {
  const [name, file] = ['battery-yard', 'media/pictures/battery-yard.jpg'];
  const settings = () => JSON.parse(readFileSync(pictureSettingsFile, 'utf8'))[name];
  const before = [settings(), readFileSync(file)];
  writeFileSync(file, 'another picture');
  changeJson(pictureSettingsFile, (facts: object) => ({ ...facts, [name]: { x: 1, y: 2 } }));
  const [change, ...others] = await changes();
  expect(others).toEqual([]);
  expect(change?.files).toEqual([{ path: file, published: true, now: true }]);
  expect(change?.texts).toHaveLength(1);
  await takeBack(change?.key ?? '');
  expect([settings(), readFileSync(file)]).toEqual(before);
});

test('a translation that is older than its English text is named', async () => {
  const change = (language: string) =>
    changeJson(`messages/${language}.json`, ({ Hero, ...rest }: { Hero: object }) => ({
      ...rest,
      Hero: { ...Hero, title: `Other words in ${language}` },
    }));
  change('bg');
  expect((await changes()).map(({ older }) => older)).toEqual([[]]);
  change('en');
  expect((await changes()).map(({ older }) => older)).toEqual([['messages/it.json']]);
});

const certificate = ['bg', 'en'].map((set) => `public/certificates/${set}/iso-50001.pdf`);
const photograph = 'media/pictures/plant-east.jpg';

/** Adds a record with all that belongs to it. */
const records: readonly (readonly [string, readonly string[], () => void])[] = [
  [
    'ISO 50001:2018',
    certificate,
    () =>
      changeJson('content/certificates.json', (list: object[]) => [
        ...list,
        { ...list[0], id: 'iso-50001', standard: 'ISO 50001', edition: '2018' },
      ]),
  ],
  [
    'East',
    [photograph],
    () => {
      const plant = { name: { en: 'East' }, picture: 'plant-east' };
      changeJson('content/references.json', (plants: object[]) => [...plants, plant]);
      changeJson('media/pictures.json', (facts: object) => ({ ...facts, 'plant-east': { x: 1 } }));
      changeJson('messages/en.json', (messages: { Pictures: object }) => ({
        ...messages,
        Pictures: { ...messages.Pictures, 'plant-east': 'A plant in the east' },
      }));
    },
  ],
];

test.each(records)(
  'a new record is one change with all that belongs to it: %s',
  async (name, files, add) => {
    add();
    for (const file of files) writeFileSync(file, 'document');
    const [change, ...others] = await changes();
    expect(others).toEqual([]);
    expect(say(change?.name ?? '', 'en')).toBe(name);
    expect(change?.files).toEqual(files.map((path) => ({ path, published: false, now: true })));
    await takeBack(change?.key ?? '');
    expect(await changes()).toEqual([]);
  },
);

test('a removed certificate comes back to its place, with its documents', async () => {
  const file = 'content/certificates.json';
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const documents = ['bg', 'en'].map((set) => `public/certificates/${set}/iso-14001.pdf`);
  changeJson(file, ([first, , third]: readonly object[]) => [first, third]);
  for (const document of documents) rmSync(document);
  const [change, ...others] = await changes();
  expect(others).toEqual([]);
  await takeBack(change?.key ?? '');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
  expect(documents.map((document) => existsSync(document))).toEqual([true, true]);
});

test('another order of the certificates is one change, with their names', async () => {
  const before = readFileSync(certificatesFile, 'utf8');
  changeJson(certificatesFile, (list: readonly object[]) => list.toReversed());
  const found = await changes();
  expect(found.map(({ name }) => say(name, 'en'))).toEqual(['Certificates › order']);
  const [{ published = '', now = '' } = {}] = found[0]?.texts ?? [];
  expect(say(published, 'en')).toMatch(/^ISO 9001:2015, /);
  expect(say(now, 'en')).toMatch(/, ISO 9001:2015$/);
  await takeBack(found[0]?.key ?? '');
  expect(JSON.parse(readFileSync(certificatesFile, 'utf8'))).toEqual(JSON.parse(before));
});

const claim = { en: 'Cables last.', it: 'I cavi durano.', bg: 'Кабелите са трайни.' };
const review = { id: 'new', claim, reviewedOn: '2026-11-27', by: 'An Engineer', sum: 'a1b2' };

/** What people call a text or a switch; scripts/content/readableNames.test.ts tests the names. */
const named = (key: string) => say(namer(readTexts().map(inFull))(key), 'en');

/** For each file that the editor or a command of owners may write: a change, its name and its words. */
const kinds: Readonly<
  Record<string, readonly [(value: never) => unknown, string | (() => string), string]>
> = {
  'content/certificates.json': [
    ([first, ...rest]: object[]) => [{ ...first, number: 'X-1' }, ...rest],
    'ISO 9001:2015 › Number of the certificate',
    'X-1',
  ],
  'content/company.json': [
    (company: object) => ({ ...company, phone: '+359 2 000 00 01' }),
    'Telephone',
    '+359 2 000 00 01',
  ],
  'content/reviews.json': [
    ([, ...rest]: object[]) => [review, ...rest],
    'Cables last.',
    '2026-11-27 · An Engineer',
  ],
  'content/references.json': [
    (plants: object[]) => [
      ...plants,
      { name: { en: 'East', it: '' }, place: { en: '', it: '' }, picture: 'plant-east' },
    ],
    'East',
    'Name of the plant: English: East · Name of its picture: plant-east',
  ],
  'content/sections.json': [
    (switches: object) => ({ ...switches, founder: false }),
    () => named('sections.founder'),
    'off',
  ],
  'media/pictures.json': [
    (facts: object) => ({ ...facts, 'solar-meadow': { x: 1, y: 2 } }),
    () => named('Pictures.solar-meadow'),
    'Point that is always visible, per cent from the left: 1 · Point that is always visible, per cent from the top: 2',
  ],
  'messages/it.json': [
    (messages: { Hero: object }) => ({ ...messages, Hero: { ...messages.Hero, title: 'Altro' } }),
    () => named('Hero.title'),
    'Altro',
  ],
};

test.each(Object.entries(kinds))(
  'a change of %s has a name and words, and can be taken back',
  async (file, [change, name, words]) => {
    const before = JSON.parse(readFileSync(file, 'utf8'));
    changeJson(file, change);
    const found = await changes();
    const said = found.map((one) => [say(one.name, 'en'), say(one.texts.at(-1)?.now ?? '', 'en')]);
    expect(said).toContainEqual([typeof name === 'string' ? name : name(), words]);
    for (const { key } of found) await takeBack(key);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
  },
);

test('there is such a change for everything that may be written, and for all content that is data', () => {
  const isFile = (path: string) => /\.\w+$/.test(path);
  const tested = Object.keys(kinds);
  expect(editedPaths.filter(isFile).filter((path) => !tested.includes(path))).toEqual([]);
  const data = readdirSync('content').filter((name) => /^\w+\.json$/.test(name));
  expect(data.map((name) => `content/${name}`).filter((path) => !tested.includes(path))).toEqual(
    [],
  );
});

/** A value with something else in each place. Lists get another last item. */
function otherwise(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.slice(0, -1), otherwise(value.at(-1))];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, otherwise(one)]));
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value}x`;
}

test('every text, value, switch, setting and file has a name for people, the one by which the panel calls it', async () => {
  changeJson(certificatesFile, (list: object[]) =>
    list.map((one) => ({
      ...(otherwise({ ...one, id: 0 }) as object),
      id: Reflect.get(one, 'id'),
    })),
  );
  const others = [
    ...['company', 'sections'].map((name) => `content/${name}.json`),
    ...['en', 'it', 'bg'].map((locale) => `messages/${locale}.json`),
    'media/pictures.json',
  ];
  for (const file of others) changeJson(file, otherwise);
  for (const set of certificateSets)
    writeFileSync(`public${certificatePath(set, { id: 'iso-9001' })}`, 'document');
  writeFileSync('media/pictures/battery-yard.jpg', 'another picture');
  const nameOf = namer(readTexts().map(inFull));
  const found = await changes();
  const all = readTexts().flatMap(textsIn);
  const changed = found.map(({ key }) => key);
  // The name of a certificate's files stays.
  expect(all.filter(({ key }) => !(changed.includes(key) || key.endsWith('.id')))).toEqual([]);
  const unnamed = found.filter(({ key, name }) =>
    toolLanguages
      .flatMap((language) => say(name, language).split(' › '))
      .some((part) => part === key || /^(?:\d+\.\S+|\S+\.(?:json|jpg|pdf))$/.test(part)),
  );
  expect(unnamed.map(({ key }) => key)).toEqual([]);
  const called = found.filter(({ key }) => all.some((one) => one.key === key));
  expect(called.map(({ key, name }) => [key, say(name, 'it')])).toEqual(
    called.map(({ key }) => [key, say(nameOf(key), 'it')]),
  );
});
