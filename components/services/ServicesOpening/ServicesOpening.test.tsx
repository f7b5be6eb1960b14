import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import { ServicesOpening } from './ServicesOpening';

test.each(locales)('the first screen in %s has one action, which leads to the form', (locale) => {
  const { container } = renderIn(locale, <ServicesOpening />);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`${href(locale, 'contacts')}#enquiry`]);
});
