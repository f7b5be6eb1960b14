import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { Page } from './Page';

test.each(locales)('a page in %s has its landmarks, and a way past the header', (locale) => {
  renderIn(locale, <Page page="services">words</Page>);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('words');

  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(messages[locale].Header.skip);
  expect(first).toHaveAttribute('href', `#${main.id}`);
  // Safari moves the focus along with the jump only to what can take it.
  expect(main).toHaveAttribute('tabindex', '-1');
});
