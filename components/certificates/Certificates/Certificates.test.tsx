import { statSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { messages } from '@/components/testing/messages';
import { renderIn } from '@/components/testing/renderIn';
import { certificateName } from '@/content/certificates';
import { content } from '@/content/current';
import { translator } from '@/content/translator';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { Certificates } from './Certificates';

test.each(locales)(
  'each certificate in %s is linked once, by its name, with the type and size of its file',
  (locale) => {
    renderIn(locale, <Certificates />);
    const links = screen.getAllByRole('link', { description: /./ });
    expect(links).toHaveLength(content.certificates.length);
    for (const [index, link] of links.entries()) {
      expect(link).toHaveAttribute('type', 'application/pdf');
      expect(link).toHaveAttribute('hreflang', languages[locale].certificateSet);
      const { size } = statSync(`public${link.getAttribute('href')}`);
      const kilobytes = Math.round(size / 1000).toLocaleString(locale);
      const { standard = '', edition = '', title } = content.certificates[index] ?? {};
      const name = `${certificateName({ standard, edition })} ${title?.[locale]}`;
      expect(link).toHaveAccessibleName(`${name} PDF, ${kilobytes}\u00a0kB`);
      // The part of the page about the document has the same name.
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
);

test.each(locales)('the last day of validity is written like other dates in %s', (locale) => {
  jest.replaceProperty(content.certificates, 0, {
    ...content.certificates[0],
    validUntil: '2028-05-31',
  });
  renderIn(locale, <Certificates />);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(Date.UTC(2028, 4, 31));
  expect(screen.getByText(day, { exact: false })).toBeVisible();
});

test.each(locales)('a certificate in %s has a row for each value of its document', (locale) => {
  const { number, body, validFrom, validUntil, accreditation } = messages[locale].Certificates;
  const terms = () =>
    within(screen.getAllByRole('article')[0] as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  const own = { validFrom: '', validUntil: '', accreditation: { en: '', it: '', bg: '' } };
  jest.replaceProperty(content.certificates, 0, { ...content.certificates[0], ...own });
  const { unmount } = renderIn(locale, <Certificates />);
  expect(terms()).toEqual([number, body]);
  unmount();
  const given = {
    validFrom: '2025-06-01',
    validUntil: '2028-05-31',
    accreditation: { en: 'BAS', it: 'BAS', bg: 'БСА' },
  };
  jest.replaceProperty(content.certificates, 0, { ...content.certificates[0], ...given });
  renderIn(locale, <Certificates />);
  expect(terms()).toEqual([number, validFrom, validUntil, body, accreditation]);
  expect(screen.getByText(given.accreditation[locale])).toBeVisible();
});

test('two editions of one standard are side by side, each by its name', () => {
  jest.replaceProperty(content.certificates, 0, {
    ...content.certificates[0],
    standard: 'ISO 1',
    edition: '2015',
  });
  jest.replaceProperty(content.certificates, 1, {
    ...(content.certificates[1] ?? content.certificates[0]),
    standard: 'ISO 1',
    edition: '2026',
  });
  renderIn('en', <Certificates />);
  for (const name of [/^ISO 1:2015 /, /^ISO 1:2026 /])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('the heading counts the standards', () => {
  renderIn('en', <Certificates />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    translator('en')('Certificates.title', { count: 3 }),
  );
});
