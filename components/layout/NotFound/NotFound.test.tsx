import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import { NotFound } from './NotFound';

test.each(locales)('the 404 in %s says what has happened and leads home', (locale) => {
  const { container } = renderIn(locale, <NotFound />);
  const words = messages[locale].NotFound;
  expect(missingTexts(container, words)).toEqual([]);
  expect(container).toHaveTextContent('404');
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute(
    'href',
    href(locale, 'home'),
  );
});
