import { locales } from '@/i18n/locales';
import { questions, referenceFrom } from './plantQuestions';
import { type Answers, fileNameOf } from './questions';

const answers: Answers = {
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      ['name', 'place', 'description'].map((group) => [`${group}.${locale}`, `East ${locale}`]),
    ),
  ),
  peak: '4,8',
  role: 'operation,epc',
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
    role: ['epc', 'operation'],
    year: 2024,
    consent: { by: 'A. Client', on: '2025-12-01' },
  });
});

test.each([
  ['name.bg', '', '“Name of the plant, in Български”: Write a few words.'],
  ['peak', 'much', '“Power in MWp”: Write a number above 0, such as 4.8'],
  ['peak', '0', 'Write a number above 0'],
  ['storage.power', '0.5', '“Storage in MWh”: Write both figures of the storage'],
  ['storage.energy', '2', '“Storage in MW”: Write both figures of the storage'],
  ['consent.by', '', 'Write who agreed on that day, or leave the day out too.'],
  ['consent.on', '2999-01-01', 'This day has not come yet.'],
  ['role', 'boss', '“Your part (one or more)”: Choose at least one of development'],
  ['role', '', 'Choose at least one of'],
  ['year', '24', '“Year of the entry into operation”: Write a year with four digits.'],
  [
    'consent.on',
    '2025-13-01',
    '“Date of that agreement”: Give the day on which the client agreed as year-month-day',
  ],
])('%s "%s" is refused with advice', (name, answer, refusal) => {
  expect(() => referenceFrom({ ...answers, [name]: answer })).toThrow(refusal);
});

test('both figures of a storage are kept', () => {
  const { reference } = referenceFrom({
    ...answers,
    'storage.power': '0,5',
    'storage.energy': '2',
  });
  expect(reference.storage).toEqual({ power: 0.5, energy: 2 });
});

test.each([
  ['Силистра', [], 'plant-1'],
  ['Видин', ['plant-1'], 'plant-2'],
  ['Müller Süd', [], 'plant-muller-sud'],
  ['East', ['plant-east'], 'plant-east-2'],
])('the picture of the plant "%s" gets a name of its own beside %j', (name, taken, picture) => {
  expect(fileNameOf(name, taken, 'plant')).toBe(picture);
});
