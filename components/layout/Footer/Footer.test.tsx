import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { href, type PageName } from '@/site/routes';
import { Footer } from './Footer';

describe.each(locales)('Footer in %s', (locale) => {
  test('the copyright line has the year of the build', () => {
    jest.useFakeTimers({ now: new Date('2031-05-01') });
    renderIn(locale, <Footer page="home" />);
    jest.useRealTimers();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/© 2031 /);
  });

  test.each<[PageName, boolean]>([
    ['home', true],
    ['services', true],
    ['about', true],
    ['certificates', true],
    ['contacts', false],
    ['notFound', false],
  ])('on %s an invitation to Contacts: %s', (page, expected) => {
    const { container } = renderIn(locale, <Footer page={page} />);
    expect(container.querySelector(`a[href="${href(locale, 'contacts')}"]`) !== null).toBe(
      expected,
    );
  });
});
