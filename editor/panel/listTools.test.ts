import { countingTexts } from './listTools';

const file = (locale: 'en' | 'bg', texts: Readonly<Record<string, string>>) => ({
  path: `messages/${locale}.json`,
  locale,
  name: locale,
  texts: Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, { value, line: 1 }])),
});

test('texts beside a list that count its entries are found in every language', () => {
  const list = 'Commitments.items';
  const files = [
    file('en', { 'Commitments.title': 'Five promises', 'Commitments.lead': 'Read them' }),
    file('bg', {
      'Commitments.lead': 'Петте обещания',
      'Commitments.items.answer.text': 'Пет дни',
      'Hero.title': 'Пет централи',
    }),
  ];
  expect(countingTexts(files, list, 5)).toEqual(['Commitments.title', 'Commitments.lead']);
  expect(countingTexts(files, list, 4)).toEqual([]);
});
