import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmationProblems } from '@/content/confirmed';
import { checked } from './checked';

const home = process.cwd();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-'));
  for (const part of ['content', 'messages', 'public/logo.svg'])
    cpSync(join(home, part), join(folder, part), { recursive: true });
  process.chdir(folder);
  writeFileSync('content/confirmed.json', '[]\n');
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const by = 'A. Lawyer';
const on = '2026-12-10';
const check = (what: string, more: object = {}) => checked({ what, by, on, until: '', ...more });
const written = (what: string, more: object = {}) => JSON.parse(check(what, more).text);

test('what a lawyer reads is confirmed for a year, or until a day of theirs', () => {
  const sum = expect.stringMatching(/^\w{12}$/);
  expect(written('PermitPath')).toEqual([{ what: 'PermitPath', by, on, until: '2027-12-10', sum }]);
  const until = '2027-06-30';
  const { path, text, words } = check('PermitPath', { until });
  expect(JSON.parse(text)).toEqual([{ what: 'PermitPath', by, on, until, sum }]);
  expect(confirmationProblems(text)).toEqual([]);
  expect([path, words]).toEqual([
    'content/confirmed.json',
    'content/confirmed.json: A. Lawyer confirms PermitPath until 2027-06-30.',
  ]);
});

test.each(['Hero.title', 'iban', 'public/logo.svg'])('%s is confirmed for good', (what) => {
  expect(written(what)).toEqual([expect.objectContaining({ what, by, on })]);
  expect(written(what)[0]).not.toHaveProperty('until');
});

test('the day of a check of a fact is written into the register', () => {
  const facts = JSON.parse(readFileSync('content/facts.json', 'utf8'));
  const { path, text } = check(facts[0].id);
  expect(path).toBe('content/facts.json');
  expect(JSON.parse(text)[0]).toMatchObject({ checkedBy: by, checkedOn: on });
  expect(JSON.parse(text).slice(1)).toEqual(facts.slice(1));
});

test('a fact is checked again on the day that is given, if that is a day after the check', () => {
  // Its places are files that this test has not copied.
  const fact = JSON.parse(readFileSync('content/facts.json', 'utf8')).find(
    ({ files }: { files: readonly unknown[] }) => files.length === 0,
  );
  const next = JSON.parse(check(fact.id, { until: '2027-01-31' }).text);
  expect(next).toContainEqual(expect.objectContaining({ id: fact.id, again: '2027-01-31' }));
  expect(() => check(fact.id, { until: '2026-12-01' })).toThrow('two days');
});

test('an unknown name, a missing person and an impossible day are refused', () => {
  expect(() => check('PermitPaht')).toThrow('“PermitPaht”');
  expect(() => check('')).toThrow('There is no fact');
  expect(() => check('PermitPath', { by: ' ' })).toThrow('Say who checked it');
  expect(() => check('PermitPath', { until: '2026-12-01' })).toThrow('until when');
});
