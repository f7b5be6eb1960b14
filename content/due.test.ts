import { content } from './current';
import { dueOn, type Registers } from './due';
import { sumOf, textsOfAll } from './facts';
import type { Fact } from './model';
import type { MessageFile } from './read';

/*
 * The clock of preflight, the editor and the scheduled run, set to days of the coming years: what is named is what has
 * run out, and nothing else. The registers are the test's own, so that an owner's entries turn nothing red.
 */

const messages: MessageFile[] = [
  { locale: 'en', path: '', text: '{ "Law": { "a": "One" }, "Standard": { "b": "Two" } }' },
];

const fact = (
  id: string,
  again: string,
  text: string,
  dependsOn: readonly string[] = [],
): Fact => ({
  id,
  claim: { en: `Claim of ${id}.`, it: `Affermazione di ${id}.`, bg: `Твърдение за ${id}.` },
  verdict: 'right',
  texts: [text],
  files: [],
  sources: [{ name: 'Act', on: '2026' }],
  checkedOn: '2026-11-27',
  checkedBy: 'A. Lawyer',
  again,
  dependsOn,
  sum: sumOf({ texts: [text] }, textsOfAll(messages)),
});

const certificate = (standard: string, edition: string, validUntil: string) => ({
  ...content.certificates[0],
  standard,
  edition,
  validUntil,
});

const registers: Registers = {
  certificates: [
    certificate('ISO 9001', '2015', '2027-05-30'),
    certificate('ISO 9001', '2026', '2029-11-30'),
    certificate('ISO 14001', '2015', '2029-05-31'),
    certificate('ISO 45001', '2018', ''),
  ],
  confirmations: [
    { what: 'PermitPath', by: 'A. Lawyer', on: '2026-12-10', until: '2027-12-10' },
    { what: 'Privacy', by: 'B. Lawyer', on: '2026-12-10', until: '2029-05-31' },
    { what: 'iban', by: 'A. Owner', on: '2026-12-10' },
  ],
  facts: [
    fact('law', '2027-03-01', 'Law'),
    fact('standard', '2028-06-01', 'Standard', ['law']),
    fact('later', '2029-06-02', 'Law'),
  ],
  messages,
};

const placesOn = (day: string, changed: Partial<Registers> = {}) =>
  dueOn(new Date(`${day}T12:00Z`), { ...registers, ...changed }).map(({ place }) => place);

const lawyers =
  'content/confirmed.json: what A. Lawyer said of PermitPath held until December 10, 2027';
const law =
  'content/facts.json, law: was to be checked again by March 1, 2027. Claim of law. | these depend on it: standard';
const standard =
  'content/facts.json, standard: was to be checked again by June 1, 2028. Claim of standard. | it depends on: law';

test('nothing is named before its day', () => {
  expect(placesOn('2027-02-28')).toEqual([]);
});

test('on 1 March 2027', () => {
  expect(placesOn('2027-03-01')).toEqual([
    'content/certificates.json: ISO 9001:2015 ends on May 30, 2027',
    law,
  ]);
});

test('on 1 June 2028', () => {
  expect(placesOn('2028-06-01')).toEqual([
    'content/certificates.json: ISO 9001:2015 was valid until May 30, 2027',
    lawyers,
    law,
    standard,
  ]);
});

test('on 1 June 2029', () => {
  expect(placesOn('2029-06-01')).toEqual([
    'content/certificates.json: ISO 9001:2015 was valid until May 30, 2027',
    'content/certificates.json: ISO 14001:2015 was valid until May 31, 2029',
    lawyers,
    'content/confirmed.json: what B. Lawyer said of Privacy held until May 31, 2029',
    law,
    standard,
  ]);
});

test('a certificate is named 90 days before its last day, and is valid on that day', () => {
  const list = { certificates: [certificate('ISO 1', '', '2027-05-30')], facts: [] };
  expect(placesOn('2027-02-28', list)).toEqual([]);
  expect(placesOn('2027-03-01', list)).toHaveLength(1);
  expect(placesOn('2027-05-30', list)).toEqual([expect.stringContaining('ISO 1 ends on')]);
  expect(placesOn('2027-05-31', list)).toEqual([expect.stringContaining('was valid until')]);
});

test('a confirmation that has ended is not named if a newer one holds', () => {
  const newer = { what: 'PermitPath', by: 'B. Lawyer', on: '2027-12-01', until: '2028-12-01' };
  const confirmations = [...registers.confirmations.slice(0, 1), newer];
  const others = { certificates: [certificate('ISO 1', '', '')] as const, facts: [] };
  expect(placesOn('2028-01-01', { ...others, confirmations })).toEqual([]);
});

test('a confirmed text that has changed is named before the confirmation ends', () => {
  const confirmation = {
    what: 'PermitPath',
    by: 'A. Lawyer',
    on: '2026-12-10',
    until: '2027-12-10',
  };
  const confirmations = [{ ...confirmation, sum: 'of other words' }];
  const others = { certificates: [certificate('ISO 1', '', '')] as const, facts: [] };
  expect(placesOn('2026-12-11', { ...others, confirmations })).toEqual([
    'content/confirmed.json: PermitPath has changed since A. Lawyer confirmed it on December 10, 2026',
  ]);
});

test('a text that has changed since its check is named before the day', () => {
  const changed: MessageFile[] = [
    { locale: 'en', path: '', text: '{ "Law": { "a": "One" }, "Standard": { "b": "New" } }' },
  ];
  expect(placesOn('2026-12-01', { messages: changed })).toEqual([
    expect.stringContaining('standard: its texts have changed'),
  ]);
});

test('the editor shows each where it is written', () => {
  const due = dueOn(new Date('2029-06-01'), registers);
  expect(due.map(({ keys }) => keys)).toEqual([
    ['0.validUntil'],
    ['2.validUntil'],
    ['PermitPath'],
    ['Privacy'],
    ['Law'],
    ['Standard'],
  ]);
  expect(due[0]?.note).toBe('This certificate was valid until May 30, 2027: renew it');
  expect(due[2]?.note).toBe('What A. Lawyer confirmed held until December 10, 2027: ask again');
  expect(due[4]?.note).toBe('Check again: Claim of law.');
});
