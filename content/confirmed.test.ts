import { readFileSync } from 'node:fs';
import { confirmationProblems, confirmedOn, textsFor, withConfirmation } from './confirmed';
import { confirmedFile } from './files';

const said = (list: unknown) =>
  confirmationProblems(JSON.stringify(list, null, 2)).map(
    ({ line, key, advice }) => `${line} ${key}: ${advice}`,
  );

test('the confirmations of the site are valid', () => {
  expect(confirmationProblems(readFileSync(confirmedFile, 'utf8'))).toEqual([]);
});

test('a confirmation without what, who or when is refused', () => {
  const right = { what: 'Company.street', by: 'A. Owner', on: '2026-12-10' };
  expect(said([right])).toEqual([]);
  expect(said([right, { ...right, what: 'logo.svg', by: ' ' }])).toEqual([
    expect.stringMatching(/^8 logo\.svg: Write who/),
  ]);
  expect(said([{ ...right, on: '10.12.2026' }])).toEqual([expect.stringContaining('the day')]);
  expect(said([{ ...right, on: '2026-02-30' }])).toEqual([expect.stringContaining('the day')]);
  expect(said([{ by: 'A. Lawyer' }])).toEqual([expect.stringContaining('what is confirmed')]);
  expect(said({})).toEqual([expect.stringContaining('must be one list')]);
  expect(confirmationProblems('[')).toHaveLength(1);
});

test.each([...textsFor('lawyer'), ...textsFor('engineer')])(
  'a confirmation of %s has an end',
  (what) => {
    const right = { what, by: 'A. Lawyer', on: '2026-12-10', until: '2027-12-10' };
    expect(said([right])).toEqual([]);
    for (const until of [undefined, '', '10.12.2027', '2026-12-10', '2026-12-09'])
      expect(said([{ ...right, until }])).toEqual([expect.stringContaining('until when')]);
  },
);

test('a confirmation holds until its last day, and for good if it has none', () => {
  const list = [
    { what: 'Privacy', by: 'A. Lawyer', on: '2026-12-10', until: '2027-12-10' },
    { what: 'iban', by: 'A. Owner', on: '2026-12-10' },
  ];
  expect(confirmedOn('2027-12-10', list)).toEqual(['Privacy', 'iban']);
  expect(confirmedOn('2027-12-11', list)).toEqual(['iban']);
});

test('a new confirmation takes the place of the older one', () => {
  const old = { what: 'Privacy', by: 'A. Lawyer', on: '2026-12-10', until: '2027-12-10' };
  const other = { what: 'iban', by: 'A. Owner', on: '2026-12-10' };
  const next = { ...old, by: 'B. Lawyer', on: '2027-12-01', until: '2028-12-01' };
  expect(JSON.parse(withConfirmation(JSON.stringify([old, other]), next))).toEqual([other, next]);
});
