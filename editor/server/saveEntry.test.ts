import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { certificatesFile, pictureSettingsFile, referencesFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { readText } from '@/content/json';
import { Refusal, say, type ToolLanguage, type Words } from '@/i18n/toolText';
import { findingsOf, rulesAt } from '@/scripts/content/contentRules';
import { workIn } from '@/scripts/testing/workIn';
import { certificatePath, certificateSets } from '@/site/documents';
import { conflictCode, type Edit } from '../protocol';
import { fieldAt, namesOf, parsedEntries } from './entries';
import { replaceCertificate } from './media';
import { arrange, checkEntry, saveEntry } from './saveEntry';
import { readState } from './state';
import { undoSave } from './undo';

workIn();

const inEnglish = (sentences: readonly Words[]) => say({ joined: sentences, by: ' ' }, 'en');

type Fields = Readonly<Record<string, string>>;

const inEach = (group: string, [en = '', it = '', bg = '']: readonly string[]): Fields => ({
  ...{ [`${group}.en`]: en, [`${group}.it`]: it, [`${group}.bg`]: bg },
});

const certificate: Fields = {
  standard: 'ISO 50001',
  edition: '2018',
  number: 'E-1',
  ...inEach('body', ['Example Cert', 'Example Cert', 'Example Cert']),
  validFrom: '2026-06-01',
  validUntil: '2029-05-31',
  ...inEach('title', ['Energy management', 'Gestione dell’energia', 'Управление на енергията']),
  ...inEach('text', ['How it is measured.', 'Come si misura.', 'Как се измерва енергията.']),
};

const plant: Fields = {
  ...inEach('name', ['East', 'Est', 'Изток']),
  ...inEach('place', ['Vidin', 'Vidin', 'Видин']),
  peak: '4,8',
  role: 'operation, epc',
  year: '2024',
  'consent.by': 'A. Client',
  'consent.on': '2025-12-01',
};

/** What the panel sends when a person has typed into fields of an entry. */
function typedEdits(path: string, index: number, fields: Fields): Edit[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const at = `${index}.${name}`.split('.');
    const base = fieldAt(path, readText(path), at) ?? 'no such field';
    return base === value ? [] : [{ path, at, base, value }];
  });
}

const pdf = () => readFileSync('public/certificates/en/iso-9001.pdf');

const documents = (index: number, sets: readonly string[] = certificateSets, bytes = pdf()) =>
  new Map(sets.map((set) => [`${certificatesFile} ${index}.document.${set}`, bytes]));

const savedWith = (edits: readonly Edit[], uploads: ReadonlyMap<string, Buffer> = new Map()) =>
  saveEntry({ description: 'words', edits, uploads });

const save = (fields: Fields, index = 3, files = documents(index)) =>
  savedWith(typedEdits(certificatesFile, index, fields), files);

const documentsOf = (id: string) =>
  certificateSets.map((set) => existsSync(`public${certificatePath(set, { id })}`));

const seen = () => namesOf(certificatesFile, parsedEntries(readText(certificatesFile)));

async function photograph(): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const create = { width: 2000, height: 2600, channels: 3, background: '#246' } as const;
  return new Map([
    [`${referencesFile} 0.photograph.file`, await sharp({ create }).jpeg().toBuffer()],
  ]);
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('a certificate is added in the order of the schema, its PDFs go with it, and Undo brings both back', async () => {
  const before = readFileSync(certificatesFile, 'utf8');
  await save(certificate);
  const added = read(certificatesFile)[3];
  expect(added).toMatchObject({ id: 'iso-50001', number: 'E-1', accreditation: { bg: '' } });
  expect(Object.keys(added)).toEqual(Object.keys(read(certificatesFile)[0]));
  expect(documentsOf('iso-50001')).toEqual([true, true]);
  expect(findingsOf(rulesAt('save'))).toEqual([]);

  arrange(certificatesFile, { seen: seen(), wanted: [0, 1, 2] });
  expect(readFileSync(certificatesFile, 'utf8')).toBe(before);
  expect(documentsOf('iso-50001')).toEqual([false, false]);
  undoSave();
  expect(documentsOf('iso-50001')).toEqual([true, true]);
  expect(seen()).toHaveLength(4);
  undoSave();
  expect(documentsOf('iso-50001')).toEqual([false, false]);
  expect(readFileSync(certificatesFile, 'utf8')).toBe(before);
});

test('another edition of a standard has files of its own', async () => {
  await save({ ...certificate, standard: 'ISO 9001', edition: '2026' });
  expect(seen()).toEqual(['iso-9001', 'iso-14001', 'iso-45001', 'iso-9001-2026']);
});

test('a change of a certificate is one line of the file', async () => {
  const before = readFileSync(certificatesFile, 'utf8');
  await save({ number: 'A-77' }, 1, new Map());
  expect(readFileSync(certificatesFile, 'utf8')).toBe(before.replace('SPECIMEN-14001', 'A-77'));
});

/** What is said at each field of a new entry with these texts and files. */
function said(
  path: string,
  index: number,
  fields: Fields,
  files: ReadonlyMap<string, Buffer>,
  language: ToolLanguage = 'en',
) {
  const edits = typedEdits(path, index, fields);
  const { problems: found } = checkEntry(edits, [...files.keys()]);
  return Object.fromEntries(found.map((one) => [one.key, say(one, language)]));
}

test.each([
  ['number', '', 'Write the number that is on the document.'],
  ['standard', '', 'Write the short name of the standard'],
  ['edition', '18', '“18” is not a valid value for “Edition of the standard”. Write the year'],
  ['title.bg', '', 'Write what is managed'],
  ['validUntil', '2026-05-01', 'is before the first one'],
])('a certificate with %s “%s” is refused with advice', (name, value, advice) => {
  const found = said(certificatesFile, 3, { ...certificate, [name]: value }, documents(3));
  expect(found).toEqual({ [`3.${name}`]: expect.stringContaining(advice) });
});

test('what is missing is said at each field in the language of the person, and nothing is written', async () => {
  const fields = { standard: 'ISO 50001' };
  const found = said(certificatesFile, 3, fields, new Map(), 'bg');
  expect(found['3.number']).toContain('Напишете номера');
  expect(found['3.document.bg']).toBe('Изберете PDF файла.');
  expect(say(readState().names['3.number'] ?? '', 'bg')).toBe(
    'Сертификат 4 › Номер на сертификата',
  );
  const refusal: unknown = await save(fields).catch((error: unknown) => error);
  expect(refusal instanceof Refusal && say(refusal.words, 'bg')).toContain(
    'Не е запазено. ISO 50001 › Номер на сертификата',
  );
  expect(seen()).toHaveLength(3);
  expect(documentsOf('iso-50001')).toEqual([false, false]);
});

test('a PDF that visitors cannot open is refused with its name and with what to do', async () => {
  const torn = documents(3, certificateSets, pdf().subarray(0, 900));
  await expect(save(certificate, 3, torn)).rejects.toThrow(
    /^Not saved\. Certificate 4 › Document \(PDF\) › \w+ .*: This file is not a PDF .* again/,
  );
  expect(seen()).toHaveLength(3);
});

test.each([
  [{ number: 'E-2' }, [], 'English, Italian, and Bulgarian the documents are'],
  [{}, ['en'], 'Bulgarian the document is'],
  [{ number: 'E-2' }, ['bg'], 'English and Italian the document is'],
  [{ 'text.en': 'How energy is measured.' }, [], undefined],
])('a renewal %j with new PDFs for %j asks for the others', async (fields, sets, asked) => {
  const { note } = await save(fields, 0, documents(0, sets));
  if (asked) expect(inEnglish(note ?? [])).toContain(`For the pages in ${asked} still the old one`);
  else expect(note).toEqual([]);
});

test('a field that somebody else has changed is a conflict, and the other fields are not', async () => {
  const edits = typedEdits(certificatesFile, 0, { number: 'mine', validFrom: '2026-01-01' });
  const list = read(certificatesFile);
  writeFileSync(certificatesFile, JSON.stringify([{ ...list[0], number: 'theirs' }, list[1]]));
  const conflict = { code: conflictCode, values: { current: 'theirs' } };
  expect(checkEntry(edits, []).problems).toMatchObject([{ key: '0.number', ...conflict }]);
  await expect(savedWith(edits)).rejects.toThrow('Not saved. ISO 9001:2015 › Number of the');
  expect(read(certificatesFile)[0]).toMatchObject({ number: 'theirs', validFrom: '' });
});

test('an entry moves in one save, and not if somebody has changed the list', () => {
  const before = readFileSync(certificatesFile, 'utf8');
  const old = seen();
  const { done } = arrange(certificatesFile, { seen: old, wanted: [0, 2, 1] });
  expect(inEnglish(done)).toContain('ISO 45001:2018');
  expect(seen()).toEqual(['iso-9001', 'iso-45001', 'iso-14001']);
  expect(() => arrange(certificatesFile, { seen: old, wanted: [1, 2] })).toThrow('Open it again.');
  expect(seen()).toHaveLength(3);
  undoSave();
  expect(readFileSync(certificatesFile, 'utf8')).toBe(before);
});

test('the last certificate cannot be removed, because the page needs one', () => {
  writeFileSync(certificatesFile, JSON.stringify(content.certificates.slice(0, 1)));
  expect(() => arrange(certificatesFile, { seen: seen(), wanted: [] })).toThrow('Not saved.');
  expect(documentsOf('iso-9001')).toEqual([true, true]);
});

test('a plant is added with its photograph, which waits to be described, and removed with both', async () => {
  const files = [referencesFile, pictureSettingsFile, 'messages/bg.json'];
  const before = files.map((file) => readFileSync(file, 'utf8'));
  await savedWith(typedEdits(referencesFile, 0, plant), await photograph());
  const [added] = read(referencesFile);
  expect(added).toEqual({
    name: { en: 'East', it: 'Est', bg: 'Изток' },
    place: { en: 'Vidin', it: 'Vidin', bg: 'Видин' },
    peak: 4.8,
    role: ['operation', 'epc'],
    year: 2024,
    picture: 'plant-east',
    consent: { by: 'A. Client', on: '2025-12-01' },
  });
  expect(read(pictureSettingsFile)['plant-east']).toEqual({ x: 50, y: 50, isPhotograph: true });
  expect(findingsOf(['unwritten']).map(({ key }) => key)).toContain('Pictures.plant-east');
  expect(findingsOf(rulesAt('save'))).toEqual([]);

  await savedWith(typedEdits(referencesFile, 0, { year: '2023', peak: '' }));
  expect(read(referencesFile)).toEqual([{ ...added, year: 2023, peak: undefined }]);

  arrange(referencesFile, { seen: ['plant-east'], wanted: [] });
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  expect(existsSync('media/pictures/plant-east.jpg')).toBe(false);
});

test('a change leaves the other values of an entry as a person has written them', async () => {
  const own = { year: 2020, picture: 'plant-east', role: 'epc', place: { en: 'Vidin' } };
  writeFileSync(referencesFile, JSON.stringify([{ ...own, name: { en: 'East' }, consent: null }]));
  const edits = typedEdits(referencesFile, 0, { year: '2021' });
  await savedWith(edits);
  expect(read(referencesFile)[0]).toMatchObject({ ...own, year: 2021 });
});

const chosen = new Map([[`${referencesFile} 0.photograph.file`, Buffer.of()]]);

test.each([
  ['peak', 'much', '0.peak', 'Write a number above 0, such as 4.8'],
  ['peak', '0', '0.peak', 'Write a number above 0'],
  ['storage.power', '0.5', '0.storage.energy', 'Write both figures of the storage'],
  ['consent.by', '', '0.consent.by', 'Write who agreed on that day, or leave the day out too.'],
  ['consent.on', '2999-01-01', '0.consent.on', 'This day has not come yet.'],
  ['role', 'boss', '0.role', 'Choose at least one of development'],
  ['role', '', '0.role', 'Choose at least one of'],
  ['year', '24', '0.year', 'Write a year with four digits.'],
])('a plant with %s “%s” is refused with advice', (name, value, key, advice) => {
  const found = said(referencesFile, 0, { ...plant, [name]: value }, chosen);
  expect(found).toEqual({ [key]: expect.stringContaining(advice) });
});

test('a plant needs a photograph', () => {
  const found = said(referencesFile, 0, plant, new Map());
  expect(found).toEqual({ '0.photograph.file': 'Choose the photograph.' });
});

test.each([
  ['Силистра', 'plant-1'],
  ['Müller Süd', 'plant-muller-sud'],
])('the photograph of the plant “%s” is called %s', async (name, picture) => {
  const edits = typedEdits(referencesFile, 0, { ...plant, 'name.en': name });
  await savedWith(edits, await photograph());
  expect(read(referencesFile)[0].picture).toBe(picture);
});

test.each(['../../content/company.json', 'en/iso-1.pdf', '../certificates/en/iso-9001.pdf'])(
  'only the document of a certificate can be replaced, not %s',
  async (name) => {
    const refused = 'There is no certificate';
    await expect(replaceCertificate(`public/certificates/${name}`, pdf())).rejects.toThrow(refused);
  },
);
