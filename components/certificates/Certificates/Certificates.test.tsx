import { statSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { certificateFacts, standardNumbers } from '@/content/certificates';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { Certificates } from './Certificates';

test.each(locales)('each link in %s describes its file: language, type and size', (locale) => {
  renderIn(locale, <Certificates />);
  const links = screen.getAllByRole('link', { description: /./ });
  expect(links).toHaveLength(standardNumbers.length);
  for (const link of links) {
    expect(link).toHaveAttribute('type', 'application/pdf');
    expect(link).toHaveAttribute('hreflang', languages[locale].certificates);
    const { size } = statSync(`public${link.getAttribute('href')}`);
    const kilobytes = Math.round(size / 1000).toLocaleString(locale);
    expect(link).toHaveAccessibleName(expect.stringContaining(kilobytes));
    expect(link).toHaveAccessibleDescription();
  }
  const { open, iso } = messages[locale].Certificates;
  for (const [index, number] of standardNumbers.entries())
    expect(links[index]).toHaveAccessibleName(
      expect.stringContaining(`${open}: ${iso} ${number}, `),
    );
});

test.each(locales)('a last day is said as dates are in %s', (locale) => {
  jest.replaceProperty(certificateFacts, '9001', { number: '1', validUntil: '2028-05-31' });
  renderIn(locale, <Certificates />);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(Date.UTC(2028, 4, 31));
  expect(screen.getByText(day, { exact: false })).toBeVisible();
});
