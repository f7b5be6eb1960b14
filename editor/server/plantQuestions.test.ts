import { locales } from '@/i18n/locales';
import { type Answers, questions, referenceFrom } from './plantQuestions';

const answers: Answers = {
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      ['name', 'place', 'description'].map((group) => [`${group}.${locale}`, `East ${locale}`]),
    ),
  ),
  peak: '4,8',
  role: 'epc',
  year: '2024',
  photograph: 'east.jpg',
  'consent.by': 'A. Client',
  'consent.on': '2025-12-01',
};

test('a record has only what was answered', () => {
  expect(questions().map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(answers)));
  const { name, storage, ...reference } = referenceFrom(answers).reference;
  expect(name).toMatchObject({ en: 'East en' });
  expect(storage).toBeUndefined();
  expect(reference).toMatchObject({
    peak: 4.8,
    role: 'epc',
    year: 2024,
    picture: 'plant-east-en',
    consent: { by: 'A. Client', on: '2025-12-01' },
  });
});

test.each([
  ['name.bg', '', '“Name of the plant, in Български”: Write a few words.'],
  ['peak', 'much', '“Power in MWp (may be empty)”: Write a number, for example 4.8'],
  ['role', 'boss', '“Your part”: Choose one from the list.'],
  ['year', '24', '“Year of the entry into operation”: Write a year with four digits.'],
  [
    'consent.on',
    '2025-13-01',
    '“Date of that agreement (may be empty)”: Choose the day of the agreement.',
  ],
])('%s "%s" is refused with advice', (name, answer, refusal) => {
  expect(() => referenceFrom({ ...answers, [name]: answer })).toThrow(refusal);
});
