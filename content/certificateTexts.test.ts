import { certificateTexts } from './certificateTexts';
import { content } from './current';
import { readMessageFiles } from './read';

const three = ['ISO 9001', 'ISO 14001', 'ISO 45001'].map((standard) => ({ standard }));
const four = [...three, { standard: 'ISO/IEC 27001' }];

const file = (locale: 'en' | 'it' | 'bg', group: string, name: string, text: string) => ({
  path: `messages/${locale}.json`,
  locale,
  text: JSON.stringify({ [group]: { [name]: text } }),
});
const adviceFor = (list: typeof three, ...text: Parameters<typeof file>) =>
  certificateTexts([file(...text)], list).map(({ key, advice }) => `${key}: ${advice}`);

test('the texts of the site agree with the list of certificates', () => {
  expect(certificateTexts(readMessageFiles(), content.certificates)).toEqual([]);
});

test.each([
  ['en', 'Three standards, one way of working'],
  ['it', 'Tre norme, un solo modo di lavorare'],
  ['bg', 'Три стандарта, един начин на работа'],
  ['en', '3 standards'],
] as const)('a heading in %s that counts "%s" is found when there are four', (locale, text) => {
  expect(adviceFor(three, locale, 'Certificates', 'title', text)).toEqual([]);
  expect(adviceFor(four, locale, 'Certificates', 'title', text)).toEqual([
    'Certificates.title: This text counts 3, but there are 4 standards.',
  ]);
});

test('a text that names the standards is found when one is missing or too many', () => {
  const text = 'Certified to ISO 9001:2015, 14001 and 45001 since 2019.';
  expect(adviceFor(three, 'en', 'Certificates', 'lead', text)).toEqual([]);
  expect(adviceFor(four, 'en', 'Certificates', 'lead', text)).toEqual([
    'Certificates.lead: This text does not name ISO/IEC 27001, although it names other standards.',
  ]);
  expect(adviceFor(three.slice(1), 'en', 'Certificates', 'lead', text)).toEqual([
    'Certificates.lead: This text names ISO 9001, for which there is no certificate.',
  ]);
});

test.each([
  '{count, plural, =3 {Three standards} other {# standards}}',
  'Certificates: {standards}',
  'Quality, environment and safety',
  'We follow ISO 9001',
])('the text "%s" is right for any list with this standard', (text) => {
  expect(adviceFor(four, 'en', 'Certificates', 'title', text)).toEqual([]);
});
