import { screen, within } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { registers } from '@/content/certificates';
import { content } from '@/content/current';
import { locales } from '@/i18n/locales';
import { CheckCertificate } from './CheckCertificate';

test.each(locales)('the steps in %s link to every register, and each link has a name', (locale) => {
  renderIn(locale, <CheckCertificate />);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    Object.values(registers).toSorted(),
  );
  for (const link of links) expect(link).toHaveAccessibleName();
});

test.each(locales)(
  'each step in %s shows the part of the first certificate that it needs',
  (locale) => {
    renderIn(locale, <CheckCertificate />);
    const [certificate] = content.certificates;
    const steps = screen.getAllByRole('listitem');
    const needed = [certificate.standard, certificate.number, certificate.body[locale]];
    expect(steps).toHaveLength(needed.length);
    for (const [index, text] of needed.entries()) expect(steps[index]?.textContent).toContain(text);
    expect(screen.getByRole('list').textContent).toContain(messages[locale].Certificates.scopeText);
  },
);
