import { readFileSync } from 'node:fs';
import { certificatesFile, companyFile } from '@/content/contentFiles';
import type { TextFile } from '@/content/json';
import { type MessageFile, readMessageFiles } from '@/scripts/content/messageFiles';
import { conflictCode } from '../protocol';
import { applyEdit, checkEdits, saveEdits } from './save';
import { problemsIn } from './texts';

const files = (['en', 'it', 'bg'] as const).map(
  (locale): MessageFile => ({
    locale,
    path: `messages/${locale}.json`,
    text: readFileSync(`scripts/content/rules/fixtures/${locale}.json`, 'utf8'),
  }),
);
const it = 'messages/it.json';
const key = 'Plant.mission';
const mission = { path: it, at: ['Plant', 'mission'], base: 'Missione' };

function differences(after: readonly TextFile[]): string[] {
  return after.flatMap(({ text, path }, index) => {
    const old = files[index]?.text.split('\n') ?? [];
    return text
      .split('\n')
      .flatMap((line, at) => (line === old[at] ? [] : `${path}: ${line.trim()}`));
  });
}

test('a change is one line of the file, with escapes as in the rest of it', () => {
  const text = 'Luce\u00a0e vi\u00adta \\ “qui”\u202f!';
  const { files: after, problems } = checkEdits(files, [{ ...mission, value: text }]);
  expect(problems).toEqual([]);
  expect(differences(after)).toEqual([
    'messages/it.json: "mission": "Luce\\u00a0e vi\\u00adta \\\\ “qui”\\u202f!",',
  ]);
  expect(JSON.parse(after[1]?.text ?? '').Plant.mission).toBe(text);
});

test.each([
  ['Luce\u200b', { code: 'Rules.invisible', values: { code: 'U+200B' } }],
  ['Luce<br/>', { code: 'Rules.html', values: { piece: '<br/>' } }],
  ['Luce&nbsp;', { code: 'Rules.html', values: { piece: '&nbsp;' } }],
])('the editor reports the same problem as the build for %j', (text, advice) => {
  const { problems } = checkEdits(files, [{ ...mission, value: text }]);
  expect(problems).toMatchObject([{ path: it, ...advice }]);
});

test('a letter is saved as one character, and a letter of two characters in the file is not a conflict', () => {
  const decomposed = files.map((file) => ({
    ...file,
    text: file.text.replace('Missione', 'Attivita\u0300'),
  }));
  const base = 'Attività';
  const { files: after, problems } = checkEdits(decomposed, [
    { ...mission, base, value: 'Liberta\u0300' },
  ]);
  expect(problems).toEqual([]);
  expect(JSON.parse(after[1]?.text ?? '').Plant.mission).toBe('Libertà');
});

test('only problems of the changed texts, and those that they cause elsewhere, are reported', () => {
  const damaged = files.map((file) => ({
    ...file,
    text: file.text.replace('Tramonto', 'Tra  monto'),
  }));
  const change = {
    path: 'messages/en.json',
    at: ['Plant', 'mission'],
    base: 'Mission',
    value: 'Missione',
  };
  const { problems } = checkEdits(damaged, [change]);
  expect(problems.map(({ path, key }) => [path, key])).toEqual([[it, key]]);
});

test('an edit is a conflict if its text has changed on disk, but not if another text of the file has', () => {
  const other = { ...mission, at: ['Plant', 'sunset'], base: 'Tramonto', value: 'Il tramonto' };
  const { problems } = checkEdits(files, [{ ...mission, base: 'Compito', value: 'Scopo' }, other]);
  expect(problems).toMatchObject([
    { path: it, key, code: conflictCode, values: { current: 'Missione' } },
  ]);
});

test.each([
  ['content/company.json', ['phone'], '02 000', 'Not saved. Telephone (content/company.json): '],
  ['messages/it.json', ['Hero', 'title'], 'Due  spazi', '› heading (messages/it.json): '],
])('a refused save of %s names what is wrong as the editor names it', (path, at, value, words) => {
  expect(() => saveEdits('', [{ path, at, value }])).toThrow(words);
});

test.each([
  [companyFile, ['iban'], 'BG80BNBG96611020345678', 'Footer', 'bankAccount'],
  [certificatesFile, ['0', 'validUntil'], '2029-05-31', 'Certificates', 'validUntil'],
])('a value of %s at %j that makes a wrong text visible is refused with this text', (...row) => {
  const [path, at, value, group, name] = row;
  const text = readFileSync(`content/sample/${path}`, 'utf8');
  const wrong = (file: MessageFile) =>
    file.path === it ? applyEdit(file.text, { at: [group, name], value: '' }) : file.text;
  const hidden = [
    ...readMessageFiles().map((file) => ({ ...file, text: wrong(file) })),
    { path, text },
  ];
  expect(problemsIn(hidden)).toEqual([]);
  const { problems, files: shown } = checkEdits(hidden, [{ path, at, base: '', value }]);
  expect(problems).toContainEqual(expect.objectContaining({ path: it, key: `${group}.${name}` }));
  expect(problemsIn(shown)).toEqual(problems);
});

test('an unknown key or language is refused', () => {
  const refused = 'There is no';
  expect(() => checkEdits(files, [{ ...mission, at: ['Plant'], value: '' }])).toThrow(refused);
  expect(() => checkEdits(files, [{ ...mission, at: ['Plant', 'x'], value: '' }])).toThrow(refused);
  expect(() => checkEdits(files, [{ ...mission, path: '../x', value: '' }])).toThrow(refused);
});

test('a value is checked by its rules, and a number stays a number', () => {
  const path = 'content/company.json';
  const company = { path, text: readFileSync(path, 'utf8') };
  const values = JSON.parse(company.text);
  const phone = { ...mission, path, at: ['phone'], base: values.phone, value: '02 000' };
  expect(checkEdits([company], [phone]).problems).toMatchObject([{ path, key: 'phone' }]);
  const [at, base] = [['terms', 'answer'], String(values.terms.answer)];
  const days = { ...mission, path, at, base, value: '2' };
  const { files: after, problems } = checkEdits([company], [days]);
  expect(problems).toEqual([]);
  expect(JSON.parse(after[0]?.text ?? '').terms.answer).toBe(2);
});

test.each([
  ['175201304', 'BG000000000', 'BG175201304'],
  ['1752013040012', 'BG000000000', 'BG175201304'],
  ['175201304', 'IT12345678901', 'IT12345678901'],
  ['175201304', '', ''],
])('with the company number %s, the VAT number %s becomes %s', (uic, vat, expected) => {
  const path = 'content/company.json';
  const source = readFileSync('content/sample/content/company.json', 'utf8');
  const company = { path, text: applyEdit(source, { at: ['vat'], value: vat }) };
  const edit = { ...mission, path, at: ['uic'], base: '000000000', value: uic };
  const { files: after, problems } = checkEdits([company], [edit]);
  expect(problems).toEqual([]);
  expect(JSON.parse(after[0]?.text ?? '')).toMatchObject({ uic, vat: expected });
});

test('a value of any file can be changed, added and removed, and the rest of the file keeps its form', () => {
  const source = '{\n  "a.b": ["c"],\n  "d": {\n    "e": "F"\n  }\n}\n';
  expect(applyEdit(source, { at: ['a.b'], value: ['x', 'y'] })).toBe(
    source.replace('["c"]', '["x", "y"]'),
  );
  const added = applyEdit(source, { at: ['d', 'g'], value: 'H\u00a0i' });
  expect(added).toBe(source.replace('"F"', '"F",\n    "g": "H\\u00a0i"'));
  expect(applyEdit(added, { at: ['d', 'g'], value: undefined })).toBe(source);
  expect(applyEdit('[]\n', { at: [0], value: { a: 1 } })).toBe('[\n  {\n    "a": 1\n  }\n]\n');
});

test('a broken file has the same problems as in the build, and refuses each edit with line and cure', () => {
  const broken = files.map((file) =>
    file.path === it ? { ...file, text: file.text.replace('",', '"') } : file,
  );
  expect(problemsIn(broken)).toContainEqual(
    expect.objectContaining({ path: it, key: '', line: 3 }),
  );
  const edit = { ...mission, value: 'Scopo' };
  expect(() => checkEdits(broken, [edit])).toThrow(
    /^Not saved\. messages\/it\.json, line 3: .+ comma/,
  );
});
