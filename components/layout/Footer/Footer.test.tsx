import { screen } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { content } from '@/content/current';
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

  test('it has the name in the register, the number there, the seat and the address of management', () => {
    renderIn(locale, <Footer page="home" />);
    const { legalName, managementAddress } = messages[locale].Company;
    const text = screen.getByRole('contentinfo').textContent;
    for (const part of [legalName, content.company.uic, managementAddress]) {
      expect(text).toContain(part);
    }
  });

  test('a name that has the legal form does not have it twice', () => {
    jest.replaceProperty(content.company, 'name', 'Helios EOOD');
    renderIn(locale, <Footer page="home" />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/EOOD \p{L}*ОО?Д|EOOD OOD/u);
  });

  test.each(['', 'BG175201304'])(
    'it shows the VAT number "%s", or nothing if the company has none',
    (vat) => {
      jest.replaceProperty(content.company, 'vat', vat);
      renderIn(locale, <Footer page="home" />);
      const [words = ''] = messages[locale].Footer.vat.split('{vat}');
      const { textContent } = screen.getByRole('contentinfo');
      expect(textContent?.includes(words + vat)).toBe(vat !== '');
    },
  );

  test.each(['', 'BG80 BNBG 9661 1020 3456 78'])(
    'it shows the bank account "%s", or nothing if there is none',
    (iban) => {
      renderIn(locale, <Footer page="home" iban={iban} />);
      const words = messages[locale].Footer.bankAccount.replace('{iban}', iban);
      expect(screen.getByRole('contentinfo').textContent?.includes(words)).toBe(iban !== '');
    },
  );

  test('the e-mail address is read without a space', () => {
    renderIn(locale, <Footer page="home" />);
    const [link] = document.querySelectorAll('a[href^="mailto:"]');
    expect(link?.textContent).toBe(content.company.email);
    expect(link).toHaveAttribute('aria-label', content.company.email);
  });

  test.each<[PageName, boolean]>([
    ['home', true],
    ['services', true],
    ['about', true],
    ['certificates', true],
    ['contacts', false],
    ['notFound', false],
  ])('the footer of %s has a button to the form: %s', (page, expected) => {
    const { container } = renderIn(locale, <Footer page={page} />);
    const button = container.querySelector(`a.button[href="${href(locale, 'contacts')}#enquiry"]`);
    expect(button !== null).toBe(expected);
  });
});
