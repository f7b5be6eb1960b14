import { screen, within } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { Benefits } from './Benefits';

test.each(locales)('eight benefits in %s, in order, each with its text', (locale) => {
  const { container } = renderIn(locale, <Benefits />);
  const words = messages[locale].Benefits;
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(8);
  expect(items.map((item) => item.textContent)).toEqual(
    Object.values(words.items).map(({ title, text }, index) => `${index + 1}${title}${text}`),
  );
  expect(missingTexts(container, words)).toEqual([]);
});
