import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { Values } from './Values';

function titles() {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

test.each(locales)('five values in %s, in order, each with its text', (locale) => {
  const { container } = renderIn(locale, <Values />);
  const { items, ...words } = messages[locale].Values;
  expect(titles()).toEqual([
    items.customer.title,
    items.integrity.title,
    items.reliability.title,
    items.innovation.title,
    items.sustainability.title,
  ]);
  expect(missingTexts(container, { items, ...words })).toEqual([]);
});

test('they are called as the specification calls them', () => {
  renderIn('en', <Values />);
  expect(titles()).toEqual([
    'Customer-centric commitment',
    'Integrity',
    'Reliability',
    'Innovation',
    'Sustainability',
  ]);
});
