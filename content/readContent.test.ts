import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { companyFile } from './contentFiles';
import { contentOf, readContent } from './readContent';

test('letters that consist of two characters are read as one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const file = path.join(folder, companyFile);
  for (const part of [companyFile, `content/sample/${companyFile}`])
    cpSync(part, path.join(folder, part));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/("name": )"[^"]*"/, '$1"Мои\u0306 край"'));
  expect(readContent(folder).company.name).toBe('Мой край');
  rmSync(folder, { recursive: true });
});

test('a build reads each file once, and a development page what the file says now', () => {
  const contents = [true, false].map((isForVisitors) => {
    const texts = ['{ "Hero": 1 }', '{ "Hero": 2 }', '{ "Hero": 3 }'];
    const { messages } = contentOf(() => texts.shift() ?? '', isForVisitors);
    return [messages.en, messages.en];
  });
  expect(contents).toEqual([
    [{ Hero: 1 }, { Hero: 1 }],
    [{ Hero: 1 }, { Hero: 2 }],
  ]);
});
