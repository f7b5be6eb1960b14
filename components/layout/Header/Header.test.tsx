import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { href, routeNames } from '@/site/routes';
import { Header } from './Header';

describe.each(locales)('Header in %s', (locale) => {
  test.each([...routeNames, 'notFound' as const])(
    'marks the current page in the list of pages: %s',
    (page) => {
      const { container } = renderIn(locale, <Header page={page} />);
      const marked = [...container.querySelectorAll('ul [aria-current="page"]')];
      expect(marked.map((link) => link.getAttribute('href'))).toEqual(
        page === 'notFound' ? [] : [href(locale, page)],
      );
    },
  );
});
