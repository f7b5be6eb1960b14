import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { href } from '@/site/routes';
import { Doors } from './Doors';

test.each(locales)('each door in %s leads to the form with its subject', (locale) => {
  const { container } = renderIn(locale, <Doors />);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const contacts = href(locale, 'contacts');
  expect(links).toEqual([
    `${contacts}?about=land#enquiry`,
    `${contacts}#questions`,
    '#estimate',
    `${contacts}?about=roof#enquiry`,
    `${contacts}?about=project#enquiry`,
  ]);
  expect(container.querySelectorAll('dd')).toHaveLength(12);
});
