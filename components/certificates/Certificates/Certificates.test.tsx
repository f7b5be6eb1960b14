import { statSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { certificates } from '@/content/certificates';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { Certificates } from './Certificates';

test.each(locales)('each link in %s names the language, type and size of its file', (locale) => {
  renderIn(locale, <Certificates />);
  const links = screen.getAllByRole('link', { description: /./ });
  expect(links).toHaveLength(certificates.length);
  const { open } = messages[locale].Certificates;
  for (const [index, link] of links.entries()) {
    expect(link).toHaveAttribute('type', 'application/pdf');
    expect(link).toHaveAttribute('hreflang', languages[locale].certificates);
    const { size } = statSync(`public${link.getAttribute('href')}`);
    const kilobytes = Math.round(size / 1000).toLocaleString(locale);
    expect(link).toHaveAccessibleName(expect.stringContaining(kilobytes));
    expect(link).toHaveAccessibleDescription();
    const name = `${open}: ${certificates[index]?.standard}, `;
    expect(link).toHaveAccessibleName(expect.stringContaining(name));
  }
});

test.each(locales)('the last day of validity is written like other dates in %s', (locale) => {
  jest.replaceProperty(certificates, 0, { ...certificates[0], validUntil: '2028-05-31' });
  renderIn(locale, <Certificates />);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(Date.UTC(2028, 4, 31));
  expect(screen.getByText(day, { exact: false })).toBeVisible();
});

test('the heading counts the standards', () => {
  renderIn('en', <Certificates />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Three standards, one way of working',
  );
});
