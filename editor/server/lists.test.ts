import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMessages } from '@/i18n/check/checkMessages';
import { changeList, listsFile, readListStates, readLists } from './lists';
import { readTexts } from './texts';

const home = process.cwd();
let folder: string;
const list = 'Services.studies.points';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lists-'));
  for (const part of ['messages', 'site/company.json', listsFile])
    cpSync(part, join(folder, part), { recursive: true });
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const lists = () => JSON.stringify(readLists());

test('an entry is added, moved and removed in all languages at once', () => {
  const before = readTexts();
  const file = readFileSync(listsFile, 'utf8');
  const old = readLists()[list] ?? [];
  const { added = '' } = changeList(list, [...old, '']);
  const { problems, untranslated } = checkMessages();
  expect(problems).toEqual([]);
  expect(untranslated.length).toBe(before.length - 2);
  changeList(list, [added, ...old]);
  expect(readLists()[list]).toEqual([added, ...old]);
  changeList(list, old);
  expect(readTexts()).toEqual(before);
  expect(readFileSync(listsFile, 'utf8')).toBe(file);
  changeList(list, old.slice(1));
  expect(checkMessages().problems).toEqual([]);
});

test('every list takes a new entry', () => {
  for (const [name, entries] of Object.entries(readLists())) changeList(name, [...entries, '']);
  expect(checkMessages().problems).toEqual([]);
});

test('fixed lists, entries at which something is drawn, and unknown ones stay', () => {
  expect(readListStates()['Values.items']?.fixed).toContain('five values');
  const entries = readLists()['Commitments.items'] ?? [];
  const before = lists();
  const refused = 'The list';
  expect(() => changeList('Commitments.items', entries.toReversed())).toThrow(refused);
  expect(() => changeList('Values.items', [''])).toThrow(refused);
  expect(() => changeList(list, ['unknown'])).toThrow(refused);
  expect(() => changeList(list, [])).toThrow('The last entry');
  expect(lists()).toBe(before);
});
