/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportMessages } from './messages';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync('messages', join(folder, 'messages'), { recursive: true });
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('on GitHub a mistake stands on its line', async () => {
  const lines = readFileSync('messages/it.json', 'utf8').split('\n');
  writeFileSync('messages/it.json', lines.with(2, `${lines[2]},`).join('\n'));
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
  const log = jest.spyOn(console, 'log').mockImplementation();
  await expect(reportMessages()).rejects.toThrow('1 problem(s)');
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(
      /^::error file=messages\/it\.json,line=3,title=messages\/it\.json::The file cannot be read/,
    ),
  );
});
