import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { registers } from '@/site/certificates';
import { CheckCertificate } from './CheckCertificate';

test.each(locales)('the steps in %s lead to every register, and each link has a name', (locale) => {
  renderIn(locale, <CheckCertificate />);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    Object.values(registers).toSorted(),
  );
  for (const link of links) expect(link).toHaveAccessibleName();
});
