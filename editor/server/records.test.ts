/** @jest-environment node */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { certificatePath, certificateSets } from '@/content/certificates';
import { content } from '@/content/current';
import { certificatesFile, referencesFile } from '@/content/files';
import { locales } from '@/i18n/locales';
import { findingsOf, rulesAt } from '@/scripts/lib/rules';
import { travel } from './files';
import { replaceCertificate } from './media';
import { moveRecord, readRecords, removeRecord, saveRecord } from './records';
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
  const before = content.certificates;
  const { done } = await saveRecord('certificates', form());
  expect(done).toContain('ISO 50001:2018');
  expect(content.certificates.at(-1)).toEqual({
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
  expect(findingsOf(rulesAt('save'))).toEqual([]);

  await removeRecord('certificates', seenOf('ISO 50001'));
  expect(content.certificates).toEqual(before);
  expect(documentsOf('iso-50001')).toEqual([false, false]);
  // The list and the documents are one save.
  travel('undo');
  expect(documentsOf('iso-50001')).toEqual([true, true]);
  expect(content.certificates).toHaveLength(before.length + 1);
  travel('undo');
  expect(documentsOf('iso-50001')).toEqual([false, false]);
  expect(content.certificates).toEqual(before);
});

test('a certificate is renewed without another document, and keeps the name of its files', async () => {
  const [first] = readRecords().certificates.entries;
  const { id } = content.certificates[0] ?? {};
  const renewed = form({ ...first?.answers, validUntil: '2031-01-01', edition: '2026' });
  for (const set of certificateSets) renewed.delete(`document.${set}`);
  renewed.set('seen', first?.seen ?? '');
  await saveRecord('certificates', renewed);
  expect(content.certificates[0]).toMatchObject({ id, validUntil: '2031-01-01', edition: '2026' });
});

test.each([
  ['number', '', 'Write the number that is on the document.'],
  ['edition', '18', '“Edition of the standard”: Write the year'],
  [
    'title.bg',
    '',
    '“Heading of the certificate, in Български”: Write what is managed, in a few words',
  ],
  ['validUntil', '2026-05-01', 'ISO 50001:2018 › Last day'],
  ['standard', 'ISO 9001', 'There is a certificate ISO 9001:2015 already.'],
])(
  'a certificate with %s “%s” is refused, and nothing is written',
  async (name, answer, refusal) => {
    const before = content.certificates;
    const given = form({ [name]: answer, ...(name === 'standard' && { edition: '2015' }) });
    await expect(saveRecord('certificates', given)).rejects.toThrow(refusal);
    expect(content.certificates).toEqual(before);
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
  writeFileSync(certificatesFile, JSON.stringify(content.certificates.slice(0, 1)));
  const [only] = readRecords().certificates.entries;
  await expect(removeRecord('certificates', only?.seen ?? '')).rejects.toThrow('Not saved.');
  expect(content.certificates).toHaveLength(1);
});

test.each(['../../content/company.json', 'en/iso-1.pdf', '../certificates/en/iso-9001.pdf'])(
  'only the document of a certificate can be replaced, not %s',
  async (name) => {
    const refused = 'There is no certificate';
    await expect(replaceCertificate(`public/certificates/${name}`, pdf())).rejects.toThrow(refused);
  },
);

test('a record changes places with its neighbour in one save, which Undo takes back', async () => {
  const names = () => content.certificates.map(({ standard }) => standard);
  const before = readFileSync(certificatesFile, 'utf8');
  const { done } = await moveRecord('certificates', { seen: seenOf('ISO 14001'), step: -1 });
  expect(done).toBe('Moved: ISO 14001:2015. Its place in the list: 1.');
  expect(names()).toEqual(['ISO 14001', 'ISO 9001', 'ISO 45001']);
  const again = moveRecord('certificates', { seen: seenOf('ISO 14001'), step: -1 });
  await expect(again).rejects.toThrow('Open it again.');
  travel('undo');
  expect(readFileSync(certificatesFile, 'utf8')).toBe(before);
});

test('before a certificate is removed, the texts that name its subject are known', () => {
  const { removal } =
    readRecords().certificates.entries.find(({ name }) => name.startsWith('ISO 45001')) ?? {};
  expect(removal?.words).toBe(
    'With ISO 45001:2018 go its 2 PDF documents and its texts in 3 languages.',
  );
  // Of safety speak the introduction and the text for search engines. Fire safety on another page is another matter.
  expect(removal?.texts).toEqual(
    expect.arrayContaining(['Certificates.lead', 'Meta.certificates.description']),
  );
  expect(removal?.texts.some((key) => key.startsWith('Services'))).toBe(false);
});

test.each([
  [{ number: 'E-2' }, undefined, 'English, Italian, and Bulgarian the documents are'],
  [{}, 'document.en', 'Bulgarian the document is'],
  [{ number: 'E-2' }, 'document.bg', 'English and Italian the document is'],
  [{ 'text.en': 'How energy is measured.' }, undefined, undefined],
])(
  'a renewal %j with the new %s asks for the documents of %j',
  async (answers, document, asked) => {
    await saveRecord('certificates', form());
    const renewal = form(answers);
    for (const set of certificateSets)
      if (`document.${set}` !== document) renewal.delete(`document.${set}`);
    renewal.set('seen', seenOf('ISO 50001'));
    const { done } = await saveRecord('certificates', renewal);
    if (asked) expect(done).toContain(`For the pages in ${asked} still the old one`);
    else expect(done).not.toContain('still the old');
  },
);

test('a new photograph of a plant begins with its centre', async () => {
  const { default: sharp } = await import('sharp');
  writePlants({ ...east, role: ['epc'] });
  const facts = JSON.parse(readFileSync('media/pictures.json', 'utf8'));
  const old = { x: 10, y: 20, isPhotograph: true };
  writeFileSync('media/pictures.json', JSON.stringify({ ...facts, 'plant-east': old }));
  const change = async (photograph?: Buffer) => {
    const [entry] = readRecords().references.entries;
    const made = new FormData();
    const texts = locales.map((locale) => [`description.${locale}`, `View ${locale}.`]);
    const seen = entry?.seen ?? '';
    const answers: Record<string, string> = {
      ...entry?.answers,
      ...Object.fromEntries(texts),
      seen,
    };
    for (const [name, answer] of Object.entries(answers)) made.set(name, answer);
    if (photograph) made.set('photograph', new File([new Uint8Array(photograph)], 'a.jpg'));
    await saveRecord('references', made);
    return JSON.parse(readFileSync('media/pictures.json', 'utf8'))['plant-east'];
  };
  expect(await change()).toEqual(old);
  const create = { width: 2000, height: 2600, channels: 3, background: '#246' } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  expect(await change(photograph)).toEqual({ x: 50, y: 50, isPhotograph: true });
});
