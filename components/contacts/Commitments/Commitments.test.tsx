import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { Commitments } from './Commitments';

test.each(locales)('every commitment in %s, in order', (locale) => {
  const { container } = renderIn(locale, <Commitments />);
  const words = messages[locale].Commitments;
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    Object.values(words.items).map(({ term, text }) => `${term} ${text}`),
  );
  expect(missingTexts(container, words)).toEqual([]);
});
