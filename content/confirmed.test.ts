import { readFileSync } from 'node:fs';
import { confirmationProblems, confirmedFile, counselTexts } from './confirmed';
import { readMessageFile, textsOf } from './read';
import { assumptionTexts } from './sections';

const said = (list: unknown) =>
  confirmationProblems(JSON.stringify(list, null, 2)).map(
    ({ line, key, advice }) => `${line} ${key}: ${advice}`,
  );

test('the confirmations of the site are valid', () => {
  expect(confirmationProblems(readFileSync(confirmedFile, 'utf8'))).toEqual([]);
});

test('a confirmation without what, who or when is refused', () => {
  const right = { what: 'Privacy', by: 'A. Lawyer', on: '2026-12-10' };
  expect(said([right])).toEqual([]);
  expect(said([right, { ...right, what: 'PermitPath', by: ' ' }])).toEqual([
    expect.stringMatching(/^8 PermitPath: Write who/),
  ]);
  expect(said([{ ...right, on: '10.12.2026' }])).toEqual([expect.stringContaining('the day')]);
  expect(said([{ ...right, on: '2026-02-30' }])).toEqual([expect.stringContaining('the day')]);
  expect(said([{ by: 'A. Lawyer' }])).toEqual([expect.stringContaining('what is confirmed')]);
  expect(said({})).toEqual([expect.stringContaining('must be a list')]);
  expect(confirmationProblems('[')).toHaveLength(1);
});

test('the groups of texts that need a confirmation exist', () => {
  const keys = textsOf(readMessageFile('en')).map(({ key }) => key);
  for (const group of [...counselTexts, ...assumptionTexts])
    expect(keys.some((key) => key.startsWith(`${group}.`))).toBe(true);
});
