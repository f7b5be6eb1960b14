/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listEdits, listsFile, newName } from '../lists';
import { readDifferences, takeBack } from './differences';
import { readLists } from './state';
import { readTexts, saveEdits } from './texts';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'differences-'));
  for (const part of ['messages', 'content', 'public/certificates'])
    cpSync(part, join(folder, part), { recursive: true });
  process.chdir(folder);
  execFileSync('git', ['init', '--quiet']);
  execFileSync('git', ['add', '.']);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'Site']);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const keys = async () => (await readDifferences()).differences.map(({ key }) => key);

test('a list is one difference, and is taken back as it was', async () => {
  // A no-break space that is written back is an escape, whatever it was.
  const values = () => readTexts().map(({ text }) => JSON.parse(text));
  const before = values();
  const file = readFileSync(listsFile, 'utf8');
  const lists = readLists();
  const [list = '', entries = []] = Object.entries(lists.lists)[1] ?? [];
  saveEdits('a list', listEdits(lists, list, [...entries.slice(1), newName(entries)]));
  expect(await keys()).toEqual([list]);
  await takeBack(list);
  expect(values()).toEqual(before);
  expect(readFileSync(listsFile, 'utf8')).toBe(file);
});

test('a text is taken back alone; a file that cannot be read, as a whole', async () => {
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
