import { readFileSync, writeFileSync } from 'node:fs';
import { contentPaths, reviewsFile, sectionsFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { say } from '@/i18n/toolText';
import type { Finding } from '@/scripts/content/finding';
import type { MessageFile } from '@/scripts/content/messageFiles';
import { unwrittenTexts } from '@/scripts/content/rules/unwritten';
import { workIn } from '@/scripts/testing/workIn';
import { listEdits } from '../lists';
import { saveEdits } from './save';
import { readLists, readState, toDo } from './state';

const files: MessageFile[] = [
  { locale: 'en', path: '', text: '{ "a": { "b": "One", "c": "Two" }, "ab": "<x>Three</x>" }' },
  { locale: 'it', path: '', text: '{ "a": { "b": "[EN] One" }, "ab": "<x>[EN] Three</x>" }' },
];

const found = (key: string, code: Finding['code'], path = '') => ({ path, line: 1, key, code });

test('each untranslated text is marked, also if its mark comes after a tag', () => {
  const isNotTranslated = { code: 'ToDo.notTranslated' };
  const unwritten = unwrittenTexts(files, () => true);
  expect(toDo(files, unwritten)).toEqual({ 'a.b': isNotTranslated, ab: isNotTranslated });
});

test('a finding about a group is that of its texts, a review’s that of what it is about, and the last one counts', () => {
  const findings = [
    found('law', 'Due.review', reviewsFile),
    found('0.validUntil', 'Due.noLastDay'),
    found('a.c', 'ToDo.sample'),
    found('ab', 'ToDo.forLawyer'),
  ];
  expect(toDo(files.slice(0, 1), findings, [{ id: 'law', texts: ['a'] }])).toEqual({
    a: { code: 'Due.review' },
    'a.b': { code: 'Due.review' },
    'a.c': { code: 'ToDo.sample' },
    '0.validUntil': { code: 'Due.noLastDay' },
    ab: { code: 'ToDo.forLawyer' },
  });
});

describe('a section that is off', () => {
  workIn();

  test('has no texts and values that are marked as samples', () => {
    writeFileSync(sectionsFile, JSON.stringify({ ...content.sections, founder: false }));
    const marked = Object.entries(readState().toDo)
      .filter(([, { code }]) => code === 'ToDo.sample')
      .map(([key]) => key);
    expect(marked.filter((key) => /^(Founder|career)\./.test(key))).toEqual([]);
  });
});

test('a field of an entry is a day if its rule says so, and its help names no form of the file', () => {
  const { files, hints } = readState();
  const texts = Object.assign({}, ...files.map((file) => file.texts));
  const days = ['0.validFrom', '0.validUntil', '0.consent.on'];
  const isDay = (key: string) => texts[key].isDay;
  expect([...days, '0.edition', '0.standard'].filter(isDay)).toEqual(days);
  expect(days.map((key) => say(hints[key] ?? '', 'en'))).not.toContainEqual(
    expect.stringMatching(/\d|^$/),
  );
});

describe('a file that was broken by hand', () => {
  workIn();

  const breakFile = (file: string) => {
    const text = readFileSync(file, 'utf8');
    // Without the comma or bracket at the end of the second line.
    writeFileSync(file, text.split('\n').with(1, '"broken').join('\n'));
  };

  test.each([...contentPaths, 'messages/it.json'])(
    'is named with its line, and the panel has what it needs: %s',
    (file) => {
      writeFileSync('content/references.json', '[\n  {}\n]\n');
      writeFileSync('content/reviews.json', '[\n  {}\n]\n');
      breakFile(file);
      const { problems, lists, pictures } = readState();
      expect(problems).toContainEqual(expect.objectContaining({ path: file, line: 2, key: '' }));
      expect(Object.keys(lists).length + Object.keys(pictures).length).toBeGreaterThan(0);
    },
  );

  test('does not stop the panel, whatever is in every file', () => {
    for (const text of ['', 'null', '{}', '[]', '7', '[null, 5]', '<html>', '\uFEFF{}']) {
      for (const file of contentPaths) writeFileSync(file, text);
      expect([text, readState().problems.length]).not.toEqual([text, 0]);
    }
  });

  test('is not changed by a change of a list', () => {
    const lists = readLists();
    const [list = '', entries = []] = Object.entries(lists.lists)[1] ?? [];
    breakFile('messages/it.json');
    const before = ['it', 'en'].map((locale) => readFileSync(`messages/${locale}.json`, 'utf8'));
    expect(() => saveEdits('a list', listEdits(lists, list, entries.slice(1)))).toThrow(
      'Not saved. messages/it.json, line 2: The file cannot be read from here on',
    );
    const after = ['it', 'en'].map((locale) => readFileSync(`messages/${locale}.json`, 'utf8'));
    expect(after).toEqual(before);
  });
});
