import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { OneLine } from './OneLine';

test.each(locales)('every station of the line in %s, from module to grid', (locale) => {
  const { container } = renderIn(locale, <OneLine />);
  const words = messages[locale].OneLine;
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(Object.values(words.stations).map(({ name }) => name));
  expect(missingTexts(container, words)).toEqual([]);
});
