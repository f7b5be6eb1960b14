import { screen, within } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { type Locale, locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { href, type PageName, routes } from '@/site/routes';
import { Header } from './Header';

const paths: Readonly<Partial<Record<Locale, string[]>>> = {
  en: ['/', '/services/', '/about-us/', '/contacts/', '/certificates/'],
  it: ['/it/', '/it/services/', '/it/about-us/', '/it/contacts/', '/it/certificates/'],
  bg: ['/bg/', '/bg/services/', '/bg/about-us/', '/bg/contacts/', '/bg/certificates/'],
};

describe.each(locales)('Header in %s', (locale) => {
  const words = messages[locale].Header;

  /** The row of a wide screen and the menu of a phone: the same five links twice, CSS shows one of them. */
  function lists(page: PageName) {
    renderIn(locale, <Header page={page} />);
    const navigation = screen.getByRole('navigation', { name: words.navigation });
    return within(navigation).getAllByRole('list');
  }

  test('five links lead to the five pages', () => {
    const found = lists('home');
    expect(found).toHaveLength(2);
    for (const list of found) {
      const links = within(list).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        paths[locale] ?? routes.map((route) => href(locale, route)),
      );
      expect(links.map((link) => link.textContent)).toEqual(Object.values(words.links));
    }
  });

  test.each(routes)('the page one is on is marked: %s', (route) => {
    for (const list of lists(route)) {
      const marked = list.querySelectorAll('[aria-current]');
      expect([...marked].map((link) => link.textContent)).toEqual([words.links[route]]);
      expect(marked[0]).toHaveAttribute('aria-current', 'page');
    }
  });

  test('on the 404 no link is marked', () => {
    for (const list of lists('notFound')) {
      expect(list.querySelector('[aria-current]')).toBeNull();
    }
  });

  test('the logo leads home and says so', () => {
    renderIn(locale, <Header page="services" />);
    const name = words.homeLink.replace('{company}', company.name);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href(locale, 'home'));
  });

  test('the phone’s menu opens without a script', () => {
    renderIn(locale, <Header page="home" />);
    expect(screen.getByText(words.menu).closest('summary')?.parentElement?.tagName).toBe('DETAILS');
  });

  test('a flag for each language stands in it', () => {
    renderIn(locale, <Header page="home" />);
    const flags = screen.getByRole('navigation', { name: words.languages });
    expect(within(flags).getAllByRole('link')).toHaveLength(locales.length);
  });
});
