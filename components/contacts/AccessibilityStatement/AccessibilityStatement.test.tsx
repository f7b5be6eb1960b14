import { screen, within } from '@testing-library/react';
import { messages, renderIn } from '@/components/testing/renderIn';
import { locales } from '@/i18n/locales';
import { company, telephoneUri } from '@/site/company';
import { AccessibilityStatement } from './AccessibilityStatement';

test.each(locales)('it says in %s where we stand, since when, and whom to tell', (locale) => {
  const { container } = renderIn(locale, <AccessibilityStatement />);
  const words = messages[locale].AccessibilityStatement;
  expect(screen.getByRole('heading', { level: 2, name: words.title })).toBeVisible();
  expect(container).toHaveTextContent(/WCAG.*2\.2.*AA/);
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-21');
  expect(container.querySelector('time')).toHaveTextContent(/21 \S+ 2026/);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    telephoneUri(company.phone),
  );
});
