import { company, socialProfiles, telephoneUri } from './company';

test.each([
  ['+359 2 000 00 00', 'tel:+35920000000'],
  ['+39 06 (000) 00-00', 'tel:+39060000000'],
  ['02 000', 'tel:02000'],
])('%s is dialled as %s', (phone, uri) => {
  expect(telephoneUri(phone)).toBe(uri);
});

test('the six social networks of the specification, in its order', () => {
  expect(socialProfiles.map(({ network }) => network)).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'tiktok',
    'x',
    'youtube',
  ]);
});

test('terms on Contacts: the answer comes after a day or more, the opinion after the answer', () => {
  const answer: number = company.terms.answer;
  expect(answer).toBeGreaterThanOrEqual(1);
  expect(company.terms.opinion).toBeGreaterThan(answer);
});
