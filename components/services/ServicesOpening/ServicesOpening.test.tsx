import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { ServicesOpening } from './ServicesOpening';

test.each(locales)('a heading and four highlights in %s, in order', (locale) => {
  const { container } = renderIn(locale, <ServicesOpening />);
  const words = messages[locale].ServicesOpening;
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(items.map((item) => item.textContent)).toEqual(
    Object.values(words.highlights).map(({ title, text }) => title + text),
  );
  expect(missingTexts(container, words)).toEqual([]);
});
