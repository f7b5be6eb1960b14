import { screen, within } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { verbatim } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company, telephoneUri } from '@/site/company';
import { href, type PageName } from '@/site/routes';
import { Footer } from './Footer';

describe.each(locales)('Footer in %s', (locale) => {
  const words = messages[locale].Footer;

  test('six social links, named by their network', () => {
    renderIn(locale, <Footer page="home" />);
    const links = within(screen.getByRole('navigation', { name: words.social })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual([
      `Facebook ${words.externalSite}`,
      `Instagram ${words.externalSite}`,
      `LinkedIn ${words.externalSite}`,
      `TikTok ${words.externalSite}`,
      `X ${words.externalSite}`,
      `YouTube ${words.externalSite}`,
    ]);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:\/\/.+\/./);
  });

  test('the group’s name and a street address in Sofia', () => {
    renderIn(locale, <Footer page="home" />);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain(`${words.group} ${company.group}`);
    const { street, city, country } = messages[locale].Company;
    expect(footer.textContent).toContain(`${street}${company.postalCode} ${city}, ${country}`);
    expect(city).toMatch(/Sofia|София/);
  });

  test('phone and e-mail can be used', () => {
    renderIn(locale, <Footer page="home" />);
    expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      telephoneUri(company.phone),
    );
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
  });

  test('a copyright line with the year', () => {
    jest.useFakeTimers({ now: new Date('2031-05-01') });
    renderIn(locale, <Footer page="home" />);
    jest.useRealTimers();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2031 ${company.group}. `);
  });

  test('registration data', () => {
    renderIn(locale, <Footer page="home" />);
    const line = screen.getByText(new RegExp(company.vat));
    expect(line).toHaveTextContent(company.name);
    expect(line.textContent).toContain(messages[locale].Company.seat);
  });

  test.each<PageName>(['home', 'services', 'about', 'certificates'])(
    'on %s it invites to Contacts',
    (page) => {
      renderIn(locale, <Footer page={page} />);
      expect(screen.getByText(words.question, verbatim)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: words.contactUs })).toHaveAttribute(
        'href',
        href(locale, 'contacts'),
      );
    },
  );

  test.each<PageName>(['contacts', 'notFound'])('on %s it does not', (page) => {
    renderIn(locale, <Footer page={page} />);
    expect(screen.queryByText(words.question, verbatim)).toBeNull();
    expect(screen.queryByRole('link', { name: words.contactUs })).toBeNull();
  });
});
