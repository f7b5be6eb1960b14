import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from './current';
import { factProblems, reasonToCheck, sumOf, textsOfAll, withCheck } from './facts';
import { factsFile } from './files';
import type { Fact } from './model';
import { requireNoProblems } from './problems';
import { type MessageFile, readMessageFiles } from './read';

/* Facts and texts of the tests' own. The register of the site is read in the first test alone. */

const messagesWith = (title: string): MessageFile[] => [
  {
    locale: 'en',
    path: 'messages/en.json',
    text: `{ "Law": { "title": "${title}", "text": "Four weeks" }, "Other": { "text": "A" }, "Daylight": { "note": "Sun" } }`,
  },
  {
    locale: 'it',
    path: 'messages/it.json',
    text: '{ "Law": { "title": "Legge", "text": "Quattro settimane" }, "Other": { "text": "A" } }',
  },
];
const messages = messagesWith('Law');
const texts = textsOfAll(messages);
const changed = textsOfAll(messagesWith('Bill'));

const right: Fact = {
  id: 'permit',
  claim: {
    en: 'A permit takes four weeks.',
    it: 'Un permesso richiede quattro settimane.',
    bg: 'Разрешението отнема четири седмици.',
  },
  verdict: 'right',
  texts: ['Law'],
  files: [],
  sources: [{ name: 'Act 1 of 2026', on: '2026-02-20' }],
  checkedOn: '2026-11-27',
  checkedBy: 'A. Lawyer',
  again: '2027-05-27',
  dependsOn: [],
  sum: sumOf({ texts: ['Law'] }, texts),
};
const said = (list: readonly object[]) =>
  factProblems(JSON.stringify(list, null, 2), messages).map(
    ({ line, key, advice }) => `${line} ${key}: ${advice}`,
  );

test('those of the site keep the rules', () => {
  expect(factProblems(readFileSync(factsFile, 'utf8'), readMessageFiles())).toEqual([]);
  expect(content.facts.length).toBeGreaterThan(0);
});

test('a fact that keeps the rules is not reported', () => {
  const inFile = { ...right, id: 'b', texts: [], files: [{ file: 'README.md', says: 'npm' }] };
  expect(said([right, inFile, { ...right, id: 'c', dependsOn: ['permit', 'b'] }])).toEqual([]);
});

test('an editor may remove an entry of a list that states a fact, which is then due', () => {
  const removed = { ...right, texts: ['Law', 'Commitments.items.gone'], sum: 'old' };
  expect(said([removed])).toEqual([]);
  expect(reasonToCheck(removed, '2026-11-28', texts)).toMatch(/texts have changed/);
});

test.each([
  ['without a claim', { claim: { en: 'A.', it: ' ', bg: 'А.' } }, /one sentence in Italian/],
  ['without a text or file', { texts: [] }, /Name the texts or files/],
  ['with a key that does not exist', { texts: ['Law', 'Law.gone'] }, /no text “Law\.gone”/],
  [
    'with a file that does not say it',
    { files: [{ file: 'README.md', says: 'xyzzy' }] },
    /README\.md does not say “xyzzy”/,
  ],
  ['with a file that does not exist', { files: [{ file: 'gone.md', says: '' }] }, /gone\.md does/],
  ['without a source', { sources: [] }, /Name a source/],
  ['with a source without a date', { sources: [{ name: 'Act 1' }] }, /“Act 1” needs .* date/],
  ['with a source of an impossible day', { sources: [{ name: 'A', on: '2026-02-30' }] }, /date/],
  ['with a source without a name', { sources: [{ name: '', on: '2026' }] }, /needs a name/],
  ['without who checked it', { checkedBy: '' }, /who checked it/],
  ['without the day of the check', { checkedOn: 'today' }, /two days/],
  ['without the next check', { again: undefined }, /two days/],
  ['with a next check before the last one', { again: '2026-11-27' }, /two days/],
  ['that depends on no fact', { dependsOn: ['gone'] }, /no other fact “gone”/],
  ['that depends on itself', { dependsOn: ['permit'] }, /no other fact/],
  ['of an unknown verdict', { verdict: 'maybe' }, /"right" or "unverified"/],
])('a fact %s is refused', (_, part, advice) => {
  expect(said([{ ...right, ...part }])).toEqual([
    expect.stringMatching(new RegExp(`^3 permit: .*${advice.source}`)),
  ]);
});

test('npm run messages and the build refuse them', () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  for (const part of ['content', 'messages', 'public/certificates'])
    cpSync(join(home, part), join(folder, part), { recursive: true });
  try {
    process.chdir(folder);
    writeFileSync(factsFile, JSON.stringify([{ ...right, texts: [], sources: [] }]));
    expect(requireNoProblems).toThrow('Name a source');
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});

test('two facts of one name, and a file that is not a list, are refused', () => {
  expect(said([right, right])).toHaveLength(2);
  expect(factProblems('{}', messages)).toHaveLength(1);
  expect(factProblems('[', messages)).toHaveLength(1);
});

test('a fact is checked again on its day, and at once if one of its texts changes', () => {
  expect(reasonToCheck(right, '2027-05-26', texts)).toBeUndefined();
  expect(reasonToCheck(right, '2027-05-27', texts)).toMatch(/by May 27, 2027/);
  expect(reasonToCheck(right, '2026-11-28', changed)).toMatch(/texts have changed/);
});

test('other texts do not change the sum, and a fact without texts has none', () => {
  expect(sumOf({ texts: ['Law.text'] }, changed)).toBe(sumOf({ texts: ['Law.text'] }, texts));
  expect(sumOf({ texts: [] }, texts)).toBe('');
});

test('a fact that no page shows is not asked for', () => {
  const fact = { ...right, texts: ['Daylight'], sum: '' };
  expect(reasonToCheck(fact, '2030-01-01', texts)).toBeDefined();
  jest.replaceProperty(content.sections, 'daylight', false);
  expect(reasonToCheck(fact, '2030-01-01', texts)).toBeUndefined();
});

test('a check writes who, when, the sum of the texts, and the next day after the same time', () => {
  const other = { ...right, id: 'other', verdict: 'unverified', sum: 'old' };
  const source = JSON.stringify([right, other], null, 2);
  const now = JSON.parse(
    withCheck(source, 'other', { by: 'B. Lawyer', on: '2027-06-01' }, messages),
  );
  expect(now).toEqual([
    right,
    {
      ...right,
      id: 'other',
      checkedOn: '2027-06-01',
      checkedBy: 'B. Lawyer',
      again: '2027-11-29',
    },
  ]);
  const check = { by: 'A', on: '2027-06-01' };
  expect(() => withCheck(source, 'gone', check, messages)).toThrow('has no fact “gone”');
});
