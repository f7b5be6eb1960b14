import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { missingTexts } from '@/components/testing/texts';
import { locales } from '@/i18n/locales';
import { company } from '@/site/company';
import { CheckCertificate } from './CheckCertificate';

test.each(locales)('how to check a certificate, in %s, and whom to ask', (locale) => {
  const { container } = renderIn(locale, <CheckCertificate />);
  expect(missingTexts(container, messages[locale].CheckCertificate)).toEqual([]);
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
});
