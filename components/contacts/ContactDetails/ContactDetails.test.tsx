import { screen, within } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts, verbatim } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company, telephoneUri } from '@/site/company';
import { ContactDetails } from './ContactDetails';

test.each(locales)('phone, e-mail, address, website and social links in %s', (locale) => {
  const { container } = renderIn(locale, <ContactDetails />);
  const words = messages[locale].ContactDetails;
  const { street, city, country, hours } = messages[locale].Company;

  /** What stands behind a term of the list. */
  function details(term: string): HTMLElement {
    const found = screen.getByText(term, { ...verbatim, selector: 'dt' }).nextElementSibling;
    return found instanceof HTMLElement ? found : document.body;
  }

  expect(missingTexts(container, words)).toEqual([]);
  expect(within(details(words.phone)).getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    telephoneUri(company.phone),
  );
  expect(within(details(words.email)).getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  expect(details(words.office).textContent).toContain(
    `${street}, ${company.postalCode} ${city}, ${country}${hours}`,
  );
  expect(
    within(details(words.website)).getByRole('link', { name: new URL(company.website).host }),
  ).toHaveAttribute('href', company.website);
  expect(within(details(words.social)).getAllByRole('link')).toHaveLength(6);
});
