import { readFileSync } from 'node:fs';
import { companyFile, reviewsFile } from '@/content/contentFiles';
import { content } from '@/content/current';
import { readText } from '@/content/json';
import type { Review } from '@/content/types';
import { say } from '@/i18n/toolText';
import { inOneLine } from '@/scripts/testing/inOneLine';
import { type MessageFile, readMessageFiles } from './messageFiles';
import {
  certificatesDue,
  isConfirmed,
  reviewFindings,
  reviewsDue,
  textsFor,
  withReview,
} from './reviews';

/* Reviews and texts of the tests' own. The register of the site is read in the first test alone. */

const messagesWith = (title: string): MessageFile[] => [
  {
    locale: 'en',
    path: 'messages/en.json',
    text: `{ "Law": { "title": "${title}", "text": "Four weeks" }, "Privacy": { "text": "A" }, "Daylight": { "note": "Sun" } }`,
  },
  {
    locale: 'it',
    path: 'messages/it.json',
    text: '{ "Law": { "title": "Legge", "text": "Quattro settimane" }, "Privacy": { "text": "A" } }',
  },
];
const messages = messagesWith('Law');

const claim = {
  en: 'A permit takes four weeks.',
  it: 'Un permesso richiede quattro settimane.',
  bg: 'Разрешението отнема четири седмици.',
};

/** A review as it is written down, with the sum of its texts. */
function written(review: Partial<Review> & { readonly id: string }, texts = messages): Review {
  const { id, ...rest } = review;
  const empty = { id, by: '', sum: '', texts: [], files: [], sources: [] };
  const source = JSON.stringify([{ ...empty, ...rest, reviewedOn: '2026-01-01' }]);
  const { reviewedOn = '2026-11-27', by = 'A. Lawyer', again = '' } = review;
  const done = { id, by, on: reviewedOn, again };
  return JSON.parse(withReview(source, done, texts))[0];
}

const law = written({
  id: 'permit',
  claim,
  texts: ['Law'],
  sources: [{ name: 'Act 1 of 2026', on: '2026-02-20' }],
  again: '2027-05-27',
});
const confirmed = written({ id: 'Privacy', texts: ['Privacy'], again: '2027-11-27' });

const said = (list: readonly unknown[]) =>
  reviewFindings(JSON.stringify(list, null, 2), messages).map(
    (one) => `${one.line} ${one.key}: ${inOneLine(one)}`,
  );

test('those of the site keep the rules', () => {
  expect(reviewFindings(readFileSync(reviewsFile, 'utf8'), readMessageFiles())).toEqual([]);
  expect(content.reviews.length).toBeGreaterThan(0);
});

test('a claim with sources, and what a person has confirmed, are not reported', () => {
  const inFile = { ...law, id: 'b', texts: [], files: [{ file: 'README.md', says: 'npm' }] };
  const { again: _, ...forGood } = { ...confirmed, id: 'iban', texts: ['iban'] };
  const logo = { ...forGood, id: 'public/logo.svg', texts: [], files: [{ file: 'README.md' }] };
  expect(said([law, inFile, confirmed, forGood, logo])).toEqual([]);
});

test.each([
  [
    'without a claim, although it has sources',
    { claim: undefined },
    /Reviews\.claim language=en name="claim", "en"/,
  ],
  [
    'without a language',
    { claim: { ...claim, it: ' ' } },
    /Reviews\.claim language=it name="claim", "it"/,
  ],
  ['without a text or file', { texts: [] }, /Reviews\.places /],
  [
    'with a key that does not exist',
    { texts: ['Law', 'Law.gone'] },
    /Reviews\.noText group=Law\.gone/,
  ],
  [
    'with a file that does not say it',
    { files: [{ file: 'README.md', says: 'xyzzy' }] },
    /Reviews\.doesNotSay file=README\.md says=xyzzy/,
  ],
  [
    'with a file that does not exist',
    { files: [{ file: 'gone.md', says: '' }] },
    /Reviews\.doesNotSay file=gone\.md/,
  ],
  ['with a claim, but without a source', { sources: [] }, /Reviews\.source name/],
  [
    'with a source without a date',
    { sources: [{ name: 'Act 1' }] },
    /Reviews\.sourceDate source=Act 1 /,
  ],
  [
    'with a source of an impossible day',
    { sources: [{ name: 'A', on: '2026-02-30' }] },
    /Reviews\.sourceDate source=A /,
  ],
  [
    'with a source without a name',
    { sources: [{ name: '', on: '2026' }] },
    /Reviews\.sourceDate source= /,
  ],
  ['without who reviewed it', { by: '' }, /Reviews\.by /],
  ['without the day of the review', { reviewedOn: 'today' }, /Reviews\.days /],
  ['without the next review', { again: undefined }, /Reviews\.days /],
  ['with a next review before the last one', { again: '2026-11-27' }, /Reviews\.days /],
])('a review %s is refused', (_, part, advice) => {
  const found = said([{ ...law, ...part }]);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^3 permit: .*${advice.source}`)));
});

test.each([...textsFor('lawyer'), ...textsFor('engineer')])(
  'a confirmation of %s has a next day',
  (id) => {
    const one = { ...confirmed, id, texts: ['Law'] };
    expect(said([one])).toEqual([]);
    for (const again of [undefined, '', '10.12.2027', confirmed.reviewedOn])
      expect(said([{ ...one, again }])).toEqual([expect.stringContaining('Reviews.days ')]);
  },
);

test('two reviews of one name, entries that are none, and a file that is not a list, are refused', () => {
  expect(said([law, law])).toHaveLength(2);
  expect(said([{}, null, 5])).toHaveLength(3);
  expect(reviewFindings('{}', messages)).toHaveLength(1);
  expect(reviewFindings('[', messages)).toHaveLength(1);
});

function dueOn(
  day: string,
  list: readonly Review[] = [law, confirmed],
  texts = messages,
  company = readText(companyFile),
): string[] {
  const textOf = (file: string) => (file === companyFile ? company : JSON.stringify(list, null, 2));
  return reviewsDue(day, { ...content, reviews: list }, texts, textOf).map(
    (one) => `${one.line} ${one.key}: ${inOneLine(one)}`,
  );
}

/* The clock of preflight, the editor and the scheduled run: what is named is what has run out, and nothing else. */
test('a review is due on its day', () => {
  const permit = expect.stringMatching(/^3 permit: .* reason=\(Reviews\.again day=2027-05-27\)$/);
  expect(dueOn('2027-05-26')).toEqual([]);
  expect(dueOn('2027-05-27')).toEqual([permit]);
  expect(dueOn('2027-11-27')).toEqual([
    permit,
    expect.stringMatching(
      /^\d+ Privacy: Due\.review claim=\(Reviews\.confirmed by=A\. Lawyer day=2026-11-27\) reason=/,
    ),
  ]);
});

test('the claim is said in the language of the person', () => {
  const [found] = reviewsDue('2027-05-27', { ...content, reviews: [law] }, messages);
  if (found) expect(say(found, 'it')).toContain(claim.it);
  expect(found?.values?.claim).toEqual({ written: claim });
});

test('a certificate is named 90 days before its last day, on the day after it, and if it has none', () => {
  const list = [{ validUntil: '2027-05-30' }, { validUntil: '' }];
  const on = (day: string) =>
    certificatesDue(day, list, JSON.stringify(list, null, 2)).map(
      (one) => `${one.line} ${one.key}: ${inOneLine(one)}`,
    );
  const none = '6 1.validUntil: Due.noLastDay';
  const last = '3 0.validUntil: Due.certificate';
  expect(on('2027-02-28')).toEqual([none]);
  expect(on('2027-03-01')).toEqual([`${last}Ends day=2027-05-30`, none]);
  expect(on('2027-05-30')).toEqual([`${last}Ends day=2027-05-30`, none]);
  expect(on('2027-05-31')).toEqual([`${last}Was day=2027-05-30`, none]);
});

test('a text that has changed since its review is named before the day, and no other', () => {
  expect(dueOn('2026-12-01', [law, confirmed], messagesWith('Bill'))).toEqual([
    expect.stringMatching(/^3 permit: .* reason=\(Reviews\.changed day=/),
  ]);
});

test('a value that has changed since it, or the text that it fills, was reviewed is named, and no other', () => {
  const company = JSON.parse(readText(companyFile));
  const cap = messagesWith('Damages of at most {delayCap, number}% of the price');
  const contract = written({ id: 'contract', texts: ['contract'] });
  const title = written({ id: 'Law.title', texts: ['Law.title'] }, cap);
  const due = (part: object) =>
    dueOn('2026-12-01', [contract, title], cap, JSON.stringify({ ...company, ...part }));
  expect(due({})).toEqual([]);
  expect(due({ phone: '+359 2 111 11 11' })).toEqual([]);
  expect(due({ contract: { ...company.contract, advance: 99 } })).toEqual([
    expect.stringMatching(/ contract: .*Reviews\.changed/),
  ]);
  expect(due({ contract: { ...company.contract, delayCap: 99 } })).toEqual([
    expect.stringMatching(/ contract: .*Reviews\.changed/),
    expect.stringMatching(/ Law\.title: .*Reviews\.changed/),
  ]);
});

test('a text with the name of the company is reviewed again with another name', () => {
  const named = messagesWith('{company} is the controller');
  const one = written({ id: 'Law.title', texts: ['Law.title'] }, named);
  const company = { ...JSON.parse(readText(companyFile)), name: 'Another' };
  expect(dueOn('2026-12-01', [one], named, JSON.stringify(company))).toHaveLength(1);
});

test('an editor may remove an entry of a list, whose review is then due', () => {
  const removed = { ...law, texts: ['Law', 'Commitments.items.gone'], sum: 'old' };
  expect(said([removed])).toEqual([]);
  expect(dueOn('2026-12-01', [removed])).toHaveLength(1);
});

test('what no page shows is not asked for', () => {
  const reviews = [{ ...law, texts: ['Daylight'], sum: '' }];
  expect(dueOn('2026-12-01', reviews)).toHaveLength(1);
  jest.replaceProperty(content.sections, 'daylight', false);
  expect(dueOn('2026-12-01', reviews)).toEqual([]);
});

test('only what a person has confirmed needs no question any more, with all that is in it', () => {
  const logo = written({ id: 'README.md', files: [{ file: 'README.md' }] });
  const isAnswered = (name: string) => isConfirmed(name, [law, confirmed, logo]);
  expect(['Privacy', 'Privacy.text', 'README.md'].map(isAnswered)).toEqual([true, true, true]);
  expect(['Law', 'Priv', 'LICENCE'].map(isAnswered)).toEqual([false, false, false]);
});

test('a review writes who, when, the sum of the texts, and the next day after the same time', () => {
  const other = { ...law, id: 'other', sum: 'old' };
  const source = JSON.stringify([law, other], null, 2);
  const done = { id: 'other', by: 'B. Lawyer', on: '2027-06-01' };
  const [first, second] = JSON.parse(withReview(source, done, messages));
  expect(first).toEqual(law);
  const { by, sum } = { ...law, by: 'B. Lawyer' };
  expect(second).toEqual({ ...other, reviewedOn: '2027-06-01', by, again: '2027-11-29', sum });
  const [, onDay] = JSON.parse(withReview(source, { ...done, again: '2027-07-01' }, messages));
  expect(onDay.again).toBe('2027-07-01');
});

test.each([
  ['Privacy', { texts: ['Privacy'], again: '2027-12-10' }],
  ['Law.title', { texts: ['Law.title'] }],
  ['iban', { texts: ['iban'] }],
  ['README.md', { files: [{ file: 'README.md' }], sum: '' }],
])('%s is confirmed, what a lawyer reads for a year and the rest for good', (id, review) => {
  const done = { id, by: 'A. Lawyer', on: '2026-12-10' };
  const text = withReview(JSON.stringify([law], null, 2), done, messages);
  const [, added] = JSON.parse(text);
  const empty = { texts: [], files: [], sources: [], sum: expect.stringMatching(/^\w{12}$/) };
  expect(added).toEqual({ id, reviewedOn: '2026-12-10', by: 'A. Lawyer', ...empty, ...review });
  // As `npm run check` wants it.
  expect(text).toContain(`"texts": ${JSON.stringify(added.texts)}`);
});

test.each([
  ['gone', '', 'no review, group of texts'],
  ['', '', 'no review, group of texts'],
  ['permit', '2026-01-01', 'the day of the review'],
  ['iban', 'soon', 'the day of the review'],
])('a review of “%s” until “%s” is refused', (id, again, advice) => {
  const done = { id, by: 'A', on: '2027-06-01', again };
  expect(() => withReview(JSON.stringify([law]), done, messages)).toThrow(advice);
});
