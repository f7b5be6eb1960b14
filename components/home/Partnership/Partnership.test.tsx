import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { Partnership } from './Partnership';

describe.each(locales)('Partnership in %s', (locale) => {
  const words = messages[locale].Partnership;

  test('tells of the memorandum and its three undertakings', () => {
    const { container } = renderIn(locale, <Partnership />);
    expect(missingTexts(container, words)).toEqual([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('links to the foundation’s own site and says that one leaves this one', () => {
    renderIn(locale, <Partnership />);
    const link = screen.getByRole('link', { name: `${words.link} ${messages[locale].Footer.externalSite}` });
    expect(link).toHaveAttribute('href', company.foundationUrl);
    expect(company.foundationUrl).not.toContain(new URL(company.website).host);
  });
});
