/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { certificatePath, certificateSets } from '@/content/certificates';
import { problems } from '@/content/problems';
import { referencesFile } from '@/content/references';
import { certificatesFile } from '@/content/values';
import { locales } from '@/i18n/locales';
import { readCertificates } from './certificates';
import { travel } from './files';
import { replaceCertificate } from './media';
import { readRecords, removeRecord, saveRecord } from './records';
import { workInSiteCopy } from './siteCopy';

const words = (text: string) => ({ en: text, it: text, bg: text });
const plant = (name: string, year: number) => ({
  name: words(name),
  place: words('Sofia'),
  role: 'epc',
  year,
  picture: `plant-${name.toLowerCase()}`,
  consent: null,
});
const [east, west] = [plant('East', 2020), plant('West', 2021)];
const writePlants = (...plants: object[]) =>
  writeFileSync(referencesFile, `${JSON.stringify(plants, null, 2)}\n`);
const readPlants = () => JSON.parse(readFileSync(referencesFile, 'utf8'));

workInSiteCopy();

test.each([
  ['has changed it', [{ ...east, year: 2019 }, west]],
  ['has removed it', [west]],
])('a record is neither changed nor removed if somebody else %s meanwhile', async (_, now) => {
  writePlants(...now);
  const form = new FormData();
  form.set('seen', JSON.stringify(east));
  const refused = 'Somebody has changed the list meanwhile';
  await expect(saveRecord('references', form)).rejects.toThrow(refused);
  await expect(removeRecord('references', JSON.stringify(east))).rejects.toThrow(refused);
  expect(readPlants()).toEqual(now);
});

const texts = {
  en: ['Energy management', 'How energy is measured and saved.'],
  it: ['Gestione dell’energia', 'Come si misura e si risparmia l’energia.'],
  bg: ['Управление на енергията', 'Как се измерва и пести енергията.'],
} as const;

const pdf = () => readFileSync('public/certificates/en/iso-9001.pdf');

function form(
  answers: Readonly<Record<string, string>> = {},
  document: Buffer | undefined = pdf(),
) {
  const made = new FormData();
  const all = {
    standard: 'ISO 50001',
    edition: '2018',
    number: 'E-1',
    validFrom: '2026-06-01',
    validUntil: '2029-05-31',
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        [`body.${locale}`, 'Example Cert'],
        [`accreditation.${locale}`, ''],
        [`title.${locale}`, texts[locale][0]],
        [`text.${locale}`, texts[locale][1]],
      ]),
    ),
    ...answers,
  };
  for (const [name, answer] of Object.entries(all)) made.set(name, answer);
  if (document)
    for (const set of certificateSets)
      made.set(`document.${set}`, new File([new Uint8Array(document)], 'a.pdf'));
  return made;
}

const documentsOf = (id: string) =>
  certificateSets.map((set) => existsSync(`public${certificatePath(set, { id })}`));
const seenOf = (standard: string) =>
  readRecords().certificates.entries.find(({ name }) => name.startsWith(standard))?.seen ?? '';

test('a certificate is added with its documents, removed, and brought back by Undo', async () => {
  const before = readCertificates();
  const { done } = await saveRecord('certificates', form());
  expect(done).toContain('ISO 50001:2018');
  expect(readCertificates().at(-1)).toEqual({
    id: 'iso-50001',
    standard: 'ISO 50001',
    edition: '2018',
    number: 'E-1',
    validFrom: '2026-06-01',
    validUntil: '2029-05-31',
    body: words('Example Cert'),
    accreditation: words(''),
    title: { en: texts.en[0], it: texts.it[0], bg: texts.bg[0] },
    text: { en: texts.en[1], it: texts.it[1], bg: texts.bg[1] },
  });
  expect(documentsOf('iso-50001')).toEqual([true, true]);
  expect(problems()).toEqual([]);

  await removeRecord('certificates', seenOf('ISO 50001'));
  expect(readCertificates()).toEqual(before);
  expect(documentsOf('iso-50001')).toEqual([false, false]);
  // The list and the documents are one save.
  travel('undo');
  expect(documentsOf('iso-50001')).toEqual([true, true]);
  expect(readCertificates()).toHaveLength(before.length + 1);
  travel('undo');
  expect(documentsOf('iso-50001')).toEqual([false, false]);
  expect(readCertificates()).toEqual(before);
});

test('a certificate is renewed without another document, and keeps the name of its files', async () => {
  const [first] = readRecords().certificates.entries;
  const { id } = readCertificates()[0] ?? {};
  const renewed = form({ ...first?.answers, validUntil: '2031-01-01', edition: '2026' });
  for (const set of certificateSets) renewed.delete(`document.${set}`);
  renewed.set('seen', first?.seen ?? '');
  await saveRecord('certificates', renewed);
  expect(readCertificates()[0]).toMatchObject({ id, validUntil: '2031-01-01', edition: '2026' });
});

test.each([
  ['number', '', 'Write the number that is on the document.'],
  ['edition', '18', '“Edition of the standard”: Write the year'],
  ['title.bg', '', '“What it is about, in Български”: Write a few words'],
  ['validUntil', '2026-05-01', 'ISO 50001:2018 › Last day'],
  ['standard', 'ISO 9001', 'There is a certificate ISO 9001:2015 already.'],
])(
  'a certificate with %s “%s” is refused, and nothing is written',
  async (name, answer, refusal) => {
    const before = readCertificates();
    const given = form({ [name]: answer, ...(name === 'standard' && { edition: '2015' }) });
    await expect(saveRecord('certificates', given)).rejects.toThrow(refusal);
    expect(readCertificates()).toEqual(before);
    expect(documentsOf('iso-50001')).toEqual([false, false]);
  },
);

test('a certificate needs documents that visitors can open', async () => {
  const without = form();
  without.delete('document.en');
  await expect(saveRecord('certificates', without)).rejects.toThrow('Choose the PDF.');
  const torn = form({}, pdf().subarray(0, 900));
  await expect(saveRecord('certificates', torn)).rejects.toThrow(
    'not a PDF that visitors can open',
  );
});

test('the last certificate cannot be removed, because the page needs one', async () => {
  writeFileSync(certificatesFile, JSON.stringify(readCertificates().slice(0, 1)));
  const [only] = readRecords().certificates.entries;
  await expect(removeRecord('certificates', only?.seen ?? '')).rejects.toThrow('Not saved.');
  expect(readCertificates()).toHaveLength(1);
});

test.each(['../../content/company.json', 'en/iso-1.pdf', '../certificates/en/iso-9001.pdf'])(
  'only the document of a certificate can be replaced, not %s',
  async (name) => {
    const refused = 'There is no certificate';
    await expect(replaceCertificate(`public/certificates/${name}`, pdf())).rejects.toThrow(refused);
  },
);
