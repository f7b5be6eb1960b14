/** @jest-environment node */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@/content/current';
import { contentFiles } from '@/content/files';
import type { MessageFile } from '@/content/read';
import { listEdits } from '../lists';
import { readLists, readState, toDo } from './state';
import { saveEdits } from './texts';

const files: MessageFile[] = [
  { locale: 'en', path: '', text: '{ "a": { "b": "One", "c": "Two" }, "ab": "<x>Three</x>" }' },
  { locale: 'it', path: '', text: '{ "a": { "b": "[EN] One" }, "ab": "<x>[EN] Three</x>" }' },
];

test('each untranslated text is marked, also if its mark comes after a tag', () => {
  expect(toDo(files, [], [])).toEqual({ 'a.b': 'Not translated yet', ab: 'Not translated yet' });
});

test('texts of the sample are marked, and so are the texts of a group for a lawyer, but no others', () => {
  const sample = 'Sample: write what is true';
  const lawyer = 'A lawyer must read this';
  expect(toDo(files.slice(0, 1), [{ key: 'a.b' }, { key: 'a.c' }], ['ab'])).toEqual({
    'a.b': sample,
    'a.c': sample,
    ab: lawyer,
  });
});

test('what a day has made untrue is marked, with each text of a group', () => {
  const due = [
    { kind: 'check', place: '', keys: ['a'], note: 'Check again: law' },
    { kind: 'certificate', place: '', keys: ['0.validUntil'], note: 'Renew it' },
  ] as const;
  expect(toDo(files.slice(0, 1), [{ key: 'a.c' }], [], due)).toEqual({
    a: 'Check again: law',
    'a.b': 'Check again: law',
    'a.c': 'Sample: write what is true',
    '0.validUntil': 'Renew it',
  });
});

test('texts and values of a section that is off are not marked as samples', () => {
  jest.replaceProperty(content.sections, 'founder', false);
  const marked = Object.entries(readState().toDo)
    .filter(([, note]) => note.startsWith('Sample'))
    .map(([key]) => key);
  expect(marked.filter((key) => /^(Founder|career)\./.test(key))).toEqual([]);
});

describe('a file that was broken by hand', () => {
  const home = process.cwd();
  let folder: string;
  const breakFile = (file: string) => {
    const text = readFileSync(file, 'utf8');
    // Without the comma or bracket at the end of the second line.
    writeFileSync(file, text.split('\n').with(1, '"broken').join('\n'));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'editor-state-'));
    for (const part of ['messages', 'content', 'media/pictures.json'])
      cpSync(part, join(folder, part), { recursive: true });
    process.chdir(folder);
  });

  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  test.each(Object.values(contentFiles))(
    'is named with its line, and the panel has what it needs: %s',
    (file) => {
      writeFileSync('content/references.json', '[\n  {}\n]\n');
      writeFileSync('content/checks.json', '[\n  {}\n]\n');
      breakFile(file);
      const { problems, lists, pictures } = readState();
      expect(problems).toContainEqual(expect.objectContaining({ path: file, line: 2, key: '' }));
      expect(Object.keys(lists).length + Object.keys(pictures).length).toBeGreaterThan(0);
    },
  );

  test.each(['', 'null', '{}', '[]', '7', '[null, 5]', '<html>', '\uFEFF{}'])(
    'does not stop the panel if every file is %j',
    (text) => {
      for (const file of Object.values(contentFiles)) writeFileSync(file, text);
      expect(readState().problems.length).toBeGreaterThan(0);
    },
  );

  test.each(['messages/it.json', 'content/company.json', 'content/certificates.json'])(
    'is listed with its line, and everything else can be edited: %s',
    (file) => {
      breakFile(file);
      const { problems } = readState();
      expect(problems).toContainEqual(expect.objectContaining({ path: file }));
    },
  );

  test('is not changed by a change of a list', () => {
    const lists = readLists();
    const [list = '', entries = []] = Object.entries(lists.lists)[1] ?? [];
    breakFile('messages/it.json');
    const before = ['it', 'en'].map((locale) => readFileSync(`messages/${locale}.json`, 'utf8'));
    expect(() => saveEdits('a list', listEdits(lists, list, entries.slice(1)))).toThrow(
      'messages/it.json cannot be read, because there is a mistake in line 2',
    );
    const after = ['it', 'en'].map((locale) => readFileSync(`messages/${locale}.json`, 'utf8'));
    expect(after).toEqual(before);
  });
});
